#pragma once

#include <string>
#include <vector>

#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"

namespace sator {

/// What each rule says by itself about the cells' ranges.
struct RulesAlone {
    /// Rules that do nothing: every filling of their cells keeps them, proven.
    std::vector<PartId> idle;
    /// Those of statements that have no other rules.
    std::vector<PartId> of_idle_statements;
    /// Numbers and blanks that some cells' ranges list, but that for each such cell some rule by itself
    /// forbids. Ascending. Letters never: a range of letters says what is written there, not that each is
    /// used.
    std::vector<std::uint32_t> dead_values;
};

RulesAlone rules_alone(const PuzzleParts& parts, const Limits& limits);

/// Whether a value that nothing uses is worth a word. Letters of puzzles that spell are not: nobody expects
/// all of them.
bool is_worth_reporting(const Puzzle& puzzle, std::size_t value);

/// Values that the puzzle's ranges list and that none of the solutions uses. Ascending; those that are
/// missed.
std::vector<std::uint32_t> unused_values(const Puzzle& puzzle,
                                         const std::vector<std::vector<Value>>& solutions);

/// A word list that holds words more than once.
struct RepeatedWords {
    std::string list;                ///< as the puzzle names it
    std::vector<std::string> words;  ///< each once, in the order of the list
};

/// The word lists of a puzzle's rules, and its own, that hold words more than once. In the lists that the
/// puzzle itself holds, words are the same that its cells show in the same way, as "CB" and "cb" over A..Z.
std::vector<RepeatedWords> repeated_words(RuleContext& context);

}  // namespace sator
