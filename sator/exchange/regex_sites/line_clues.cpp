#include "sator/exchange/regex_sites/line_clues.hpp"

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/write/reversed_regex.hpp"
#include "sator/language/write/write_regex.hpp"
#include "sator/text/write/line_index.hpp"

namespace sator::exchange {

namespace {

/// Adds a rule's clue at its lines. Returns false if it is no clue of whole lines.
bool add_clue(const RuleStatement& rule, const LineIndex& index, LinePatterns& clues) {
    if (rule.name != "regex" || rule.arguments.size() != 1 || !rule.arguments[0].flags.empty()) return false;
    if (rule.arguments[0].kind != Argument::Kind::Regex) return false;
    std::vector<LineIndex::Line> places;
    for (const MarkedDrawing& drawing : rule.drawings) {
        for (const Sequence& sequence : drawing) {
            const auto line = index.find(sequence);
            if (!line) return false;
            places.push_back(*line);
        }
    }
    for (const LineIndex::Line& line : places)
        clues.lines[static_cast<std::size_t>(line.axis)][line.index].push_back(
            {rule.arguments[0].text, line.is_reversed});
    return true;
}

}  // namespace

LinePatterns line_clues(const Puzzle& puzzle) {
    LinePatterns clues;
    for (std::size_t axis = 0; axis < kAxisCount; ++axis)
        clues.lines[axis].resize(puzzle.grid.line_counts[axis]);
    const LineIndex index(puzzle.grid);
    for (const RuleStatement& rule : puzzle.rules) {
        if (!add_clue(rule, index, clues)) clues.others.push_back(&rule);
    }
    return clues;
}

bool turn_clue(LinePatterns::Clue& clue) {
    const auto tree = parse_regex(to_code_points(clue.text));
    const auto reversed = tree ? reversed_regex(*tree) : std::nullopt;
    if (!reversed) return false;
    clue.text = to_utf8(write_regex(*reversed));
    clue.is_reversed = !clue.is_reversed;
    return true;
}

}  // namespace sator::exchange
