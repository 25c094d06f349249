#pragma once

#include <optional>
#include <string>

#include "sator/explain/parts/puzzle_clues.hpp"

namespace sator {

/// A clue that another dialect reads differently.
struct DialectDifference {
    Dialect other = Dialect::Java;
    std::string refusal;  ///< why the other dialect refuses it; empty where it does not
    std::string
        witness;  ///< else: a string of the slot's length that one of them matches and the other does not
    bool other_matches = false;  ///< whether the other dialect is the one that matches the witness
};

/// Whether the clue means something else for its slot in the other dialect (java, or for java's clues
/// ECMAScript): refused, or with a string found on which they differ. Strings are looked for among the first
/// few hundred of each dialect, and only where the two read the clue as different trees or one of them needs
/// what groups captured; so a difference may stay unfound, and none is told that is none.
std::optional<DialectDifference> dialect_difference(const Puzzle& puzzle, const PuzzleClue& clue,
                                                    const Limits& limits);

/// "ECMAScript", "Java"
std::string name_of(Dialect dialect);

}  // namespace sator
