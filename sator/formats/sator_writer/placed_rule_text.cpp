#include "sator/formats/sator_writer/placed_rule_text.hpp"

#include "sator/formats/sator_writer/places_text.hpp"
#include "sator/formats/sator_writer/rule_text.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::formats {

namespace {

/// Joins the sequences of one drawing to one that ':' divides.
Sequence joined(const MarkedDrawing& drawing) {
    if (drawing.size() == 1) return drawing.front();
    Sequence sequence;
    for (const Sequence& part : drawing) {
        if (!sequence.cells.empty())
            sequence.breaks.push_back(static_cast<std::uint32_t>(sequence.cells.size()));
        sequence.cells.insert(sequence.cells.end(), part.cells.begin(), part.cells.end());
    }
    return sequence;
}

std::string label_of(const RuleStatement& rule) {
    return rule.label.empty() ? "" : " as " + puzzle::quoted(rule.label);
}

/// A clue below the rule's name: its arguments, then its cells.
std::string clue_line(const RuleStatement& rule, const std::string& places) {
    std::string line = "  ";
    for (const Argument& argument : rule.arguments) line += argument_text(argument) + " ";
    return line + places + label_of(rule) + "\n";
}

/// Returns whether the rule is about one sequence of cells, so that it can be a clue below a name.
bool is_clue(const RuleStatement& rule, const std::string& name) {
    return rule.is_placed && rule.name == name && name != kExpressionRule && rule.drawings.size() == 1;
}

}  // namespace

std::optional<PlacedRulesText> placed_rules_text(const Puzzle& puzzle, std::span<const Sequence> regions,
                                                 std::size_t first) {
    const RuleStatement& rule = puzzle.rules[first];
    if (!rule.is_placed || !rule.inner.empty()) return std::nullopt;
    const auto places_of = [&](const RuleStatement& own) {
        std::vector<Sequence> sequences;
        for (const MarkedDrawing& drawing : own.drawings) sequences.push_back(joined(drawing));
        return places_text(puzzle.grid, regions, sequences);
    };
    std::string places = places_of(rule);
    if (places.empty()) return std::nullopt;
    const bool is_alone = first + 1 == puzzle.rules.size() || !is_clue(puzzle.rules[first + 1], rule.name);
    if (!is_clue(rule, rule.name) || is_alone) {
        RuleStatement unlabelled = rule;
        unlabelled.label.clear();
        auto line = rule_text(unlabelled);
        if (!line) return std::nullopt;
        line->pop_back();
        return PlacedRulesText{*line + " at " + places + label_of(rule) + "\n", 1};
    }
    PlacedRulesText block{rule.name + "\n", 0};
    for (std::size_t i = first; i < puzzle.rules.size() && is_clue(puzzle.rules[i], rule.name); ++i) {
        places = places_of(puzzle.rules[i]);
        if (places.empty()) break;
        block.text += clue_line(puzzle.rules[i], places);
        ++block.rules;
    }
    return block;
}

}  // namespace sator::formats
