#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Returns an argument as the language writes it: bare, in quotes, or between slashes.
std::string argument_text(const Argument& argument);

/// Returns ` as "X-sum 25"`; empty if the rule has no label.
std::string label_text(const RuleStatement& rule);

/// Returns a rule without its cells, e.g. "sum 12", "not sum 12" or "a < b". Returns an error without a place if an
/// argument does not read back as it is, e.g. a bare one that contains a blank.
std::expected<std::string, Diagnostic> rule_head(const RuleStatement& rule);

/// Returns the line of a rule whose cells are drawn below: "rule sum 12", with its label if it has one.
std::expected<std::string, Diagnostic> rule_text(const RuleStatement& rule);

/// Returns the lines of a rule `liars` or `any_of`: its clues with their places.
std::expected<std::string, Diagnostic> rule_block_text(const RuleStatement& rule, const Puzzle& puzzle);

/// Returns the line of a definition: `define flat n = max(line) - min(line) <= n as "…" drawn line`.
std::string definition_text(const RuleDefinition& definition);

/// Rules written as a list of clues.
struct ClueListText {
    std::string text;
    std::size_t rules = 0;  ///< the number of the puzzle's rules in it
};

/// Writes the rules from `first` on as lists of clues (`regexes`, `clues RULE`). Returns nullopt if fewer
/// than two consecutive rules are clues of the grid's lines.
std::optional<ClueListText> clue_list_text(const Puzzle& puzzle, std::size_t first);

}  // namespace sator::text
