#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/parts/puzzle_clues.hpp"

namespace sator::explain {

/// A difference between the dialects in the reading of a clue.
struct DialectDifference {
    Dialect other = Dialect::Java;
    std::string refusal;  ///< why the other dialect refuses the clue; empty if it does not
    /// If it is not refused: a string of the slot's length that only one dialect matches.
    std::string witness;
    bool other_matches = false;  ///< true if the other dialect matches the witness
};

/// Looks for a difference between the clue's dialect and the other one (Java, or ECMAScript for a Java clue):
/// the other dialect refuses the clue, or a string of the slot's length matches in only one of them. Strings
/// are searched only if the two parse trees differ or if one clue needs captures; the first few hundred of
/// each dialect are tried. So a difference may be missed, but each one returned is real.
std::optional<DialectDifference> dialect_difference(const Puzzle& puzzle, const PuzzleClue& clue,
                                                    const Limits& limits);

/// Returns "ECMAScript" or "Java".
std::string name_of(Dialect dialect);

}  // namespace sator::explain
