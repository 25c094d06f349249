// A clue may stand at a thousand places. What is found about it depends only on its statement and on the
// ranges of its cells, so each different case is examined once.
#include "sator/explain/check/clue_remarks.hpp"

#include <map>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/cell_values.hpp"

namespace sator::explain {

namespace {

/// The statement, and the values of each cell.
using Case = std::pair<std::size_t, std::vector<std::vector<Word>>>;

Case case_of(const Puzzle& puzzle, const PuzzleClue& clue) {
    Case own{clue.statement, {}};
    for (const CellId cell : clue.slot) own.second.push_back(values_of(puzzle, {&cell, 1}));
    return own;
}

}  // namespace

std::vector<ClueRemark> clue_remarks(const PuzzleParts& parts, const RegexLimits& regex_limits,
                                     const Limits& limits) {
    const Puzzle& puzzle = parts.puzzle();
    std::vector<ClueRemark> remarks;
    std::map<Case, std::size_t> known;  // the index of the case's remark
    for (const PuzzleClue& clue : clues_of(parts, regex_limits)) {
        if (limits.reached()) break;
        const auto [entry, is_new] = known.emplace(case_of(puzzle, clue), remarks.size());
        if (is_new) {
            ClueRemark& remark = remarks.emplace_back();
            remark.rule = clue.rule;
            remark.clue = to_utf8(clue.tree->text);
            remark.dead_parts = dead_clue_parts(puzzle, clue);
            remark.dialect = dialect_difference(puzzle, clue, limits);
        }
        remarks[entry->second].rules.push_back(clue.rule);
    }
    std::erase_if(remarks,
                  [](const ClueRemark& remark) { return remark.dead_parts.empty() && !remark.dialect; });
    return remarks;
}

}  // namespace sator::explain
