#include "sator/text/write/placed_rule_text.hpp"

#include <algorithm>

#include "sator/rules/any_of.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/write/rule_places_text.hpp"
#include "sator/text/write/rule_text.hpp"

namespace sator::text {

namespace {

/// A clue below the rule's name: its arguments, then its cells.
std::string clue_line(const RuleStatement& rule, const std::string& places) {
    std::string line = "  ";
    for (const Argument& argument : rule.arguments) line += argument_text(argument) + " ";
    return line + places + label_text(rule) + "\n";
}

/// Returns whether the rule can be a clue below a name: the reader knows the name, the rule is about one sequence of cells, and
/// no argument looks like its first place.
bool is_clue(const RuleStatement& rule, const std::string& name) {
    return rule.is_placed && rule.name == name && name != kExpressionRule &&
           Registry::standard().find(name) != nullptr && rule.inner.empty() && rule.drawings.size() == 1 &&
           std::ranges::none_of(rule.arguments, [](const Argument& a) { return begins_places(a.text); });
}

}  // namespace

std::optional<PlacedRulesText> placed_rules_text(const Puzzle& puzzle, std::size_t first) {
    const RuleStatement& rule = puzzle.rules[first];
    if (!rule.is_placed || is_block_of_rules(rule.name)) return std::nullopt;
    auto places = rule_places_text(rule, puzzle);
    if (!places) return std::nullopt;
    const bool is_alone = first + 1 == puzzle.rules.size() || !is_clue(puzzle.rules[first + 1], rule.name);
    if (!is_clue(rule, rule.name) || is_alone) {
        const auto head = rule_head(rule);
        if (!head) return std::nullopt;
        return PlacedRulesText{"rule " + *head + " at " + *places + label_text(rule) + "\n", 1};
    }
    PlacedRulesText block{rule.name + "\n", 0};
    for (std::size_t i = first; i < puzzle.rules.size() && is_clue(puzzle.rules[i], rule.name); ++i) {
        places = rule_places_text(puzzle.rules[i], puzzle);
        if (!places) break;
        block.text += clue_line(puzzle.rules[i], *places);
        ++block.rules;
    }
    return block;
}

}  // namespace sator::text
