#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"

namespace sator::explain {

/// Properties of single rules over the cells' ranges.
struct RulesAlone {
    /// Rules that are proven idle: every filling of their cells keeps them.
    std::vector<PartId> idle;
    /// Idle rules of statements all of whose rules are idle, except rules that rank solutions.
    std::vector<PartId> of_idle_statements;
    /// Numbers and blanks that some cells' ranges list, but that some single rule forbids in each such cell.
    /// Ascending. Never letters: a range of letters is a writing system, not a promise that each one is used.
    std::vector<ValueId> dead_values;
};

RulesAlone rules_alone(const PuzzleParts& parts, const Limits& limits);

/// Returns true if an unused value should be reported. Letters of puzzles that spell words are not reported,
/// because such a puzzle seldom uses all of them.
bool is_worth_reporting(const Puzzle& puzzle, ValueId value);

/// Returns the values that the puzzle's ranges list, that no solution uses and that are worth reporting.
/// Ascending.
std::vector<ValueId> unused_values(const Puzzle& puzzle, const std::vector<std::vector<Value>>& solutions);

/// The words that a word list contains more than once.
struct RepeatedWords {
    std::string list;                ///< the name in the puzzle
    std::vector<std::string> words;  ///< each once, in the order of the list
};

/// Returns the word lists, those of rules and the puzzle's own, that contain words more than once. In lists
/// inside the puzzle, two words are the same if the cells show them alike, e.g. "CB" and "cb" over A..Z.
std::vector<RepeatedWords> repeated_words(RuleContext& context);

}  // namespace sator::explain
