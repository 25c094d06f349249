#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator {

/// A regular expression that a rule of a puzzle states for one slot.
struct PuzzleClue {
    PartId rule;
    std::size_t statement = 0;  ///< its first argument is the clue
    RegexOptions options;
    RegexTree tree;
    Slot slot;
};

/// The clues of a puzzle's `regex` rules, in the order of the rules.
std::vector<PuzzleClue> clues_of(const PuzzleParts& parts, const RegexLimits& limits);

/// What a `regex` statement says beside the clue; nothing where that is wrong.
std::optional<RegexOptions> clue_options(const RuleStatement& statement, const RegexLimits& limits);

}  // namespace sator
