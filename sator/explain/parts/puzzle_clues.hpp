#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/language/parse/parse_regex.hpp"

namespace sator::explain {

/// A regular expression that a rule of a puzzle states for one slot.
struct PuzzleClue {
    PartId rule;
    std::size_t statement = 0;  ///< its first argument is the clue
    RegexOptions options;
    std::shared_ptr<const RegexTree> tree;  ///< all clues of a statement share it
    Slot slot;
};

/// Returns the clues of a puzzle's `regex` rules, in the order of the rules.
std::vector<PuzzleClue> clues_of(const PuzzleParts& parts, const RegexLimits& limits);

/// Returns the flags and dialect of a `regex` statement; nullopt for other statements and for unknown flags.
std::optional<RegexOptions> clue_options(const RuleStatement& statement, const RegexLimits& limits);

}  // namespace sator::explain
