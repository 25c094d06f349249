#include "sator/formats/regex_sites/line_clues.hpp"

#include "sator/formats/sator_writer/line_index.hpp"

namespace sator::formats {

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

std::string lost_rule(const RuleStatement& rule) {
    std::string words = "the rule '" + rule.name;
    for (const Argument& argument : rule.arguments) words += " " + argument.text;
    if (rule.arguments.empty() && !rule.text.empty()) words += " " + rule.text;
    return words + "'";
}

}  // namespace sator::formats
