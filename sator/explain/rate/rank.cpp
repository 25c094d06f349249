#include "sator/explain/rate/rank.hpp"

#include <algorithm>

#include "sator/explain/rate/reference_collections.hpp"

namespace sator::explain {

namespace {

/// The number of rows, columns and values of a sudoku.
constexpr std::size_t kSudokuSize = 9;

const RankScale& sudoku_scale() {
    static const RankScale kScale{"sudoku",
                                  "766 sudokus with people's times",
                                  1,
                                  {5.81, 6.53, 7.15, 7.69, 8.41, 9.39, 10.68, 13.13, 23.51}};
    return kScale;
}

bool has_regex(const Puzzle& puzzle) {
    return std::ranges::any_of(puzzle.rules, [](const RuleStatement& rule) { return rule.name == "regex"; });
}

}  // namespace

const RankScale& regex_scale() {
    static const RankScale kScale{"regex-crossword",
                                  "55 regex crosswords of regexcrossword.com",
                                  1,
                                  {2.24, 7.49, 9.88, 11.09, 11.85, 13.55, 15.23, 19.08, 26.21}};
    return kScale;
}

bool is_plain_sudoku(const PuzzleContext& context) {
    if (context.cell_count() != kSudokuSize * kSudokuSize || context.puzzle().alphabet.size() != kSudokuSize)
        return false;
    for (std::size_t r = 0; r < context.rule_count(); ++r) {
        if (!context.is_only_region(RuleId(r))) return false;
    }
    return true;
}

const RankScale* scale_of(const PuzzleContext& context) {
    if (is_plain_sudoku(context)) return &sudoku_scale();
    if (const RankScale* own = scale_by_rules(context.puzzle())) return own;
    return has_regex(context.puzzle()) ? &regex_scale() : nullptr;
}

Rank rank_of(const RankScale& scale, double effort) {
    const auto above = std::ranges::upper_bound(scale.deciles, effort) - scale.deciles.begin();
    return {static_cast<int>(above) + 1, &scale};
}

}  // namespace sator::explain
