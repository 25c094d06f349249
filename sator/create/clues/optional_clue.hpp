#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sator/create/requests/create_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::create {

/// The place of a clue's text in a puzzle's file.
struct ClueSpot {
    /// The statement above it, e.g. "arrow" or "clues sandwich 1 9"; empty if it stands directly below the kind's own line.
    std::string heading;
    /// The list that holds it, e.g. "left"; empty if the clue is a line of its own.
    std::string side;
    std::size_t index = 0;   ///< its place in the list, from 0
    std::size_t length = 0;  ///< the number of places in the list
    std::string text;        ///< "R1C1: R1C2 R2C3"; in a list "12"
};

/// Something that a made puzzle may state and may leave out, true of its solution: some givens, or rules with their text. All of
/// it is kept or left out together, e.g. the givens of cells that a symmetry maps to each other.
struct OptionalClue {
    std::vector<Given> givens;
    std::vector<ClueSpot> spots;
    std::vector<RuleStatement> rules;  ///< what `spots` state
    /// Clues of the lowest level are left out first.
    std::uint8_t level = 0;
    bool is_kept = false;  ///< whether it is stated in any case
};

/// The clues of a list that are stated.
using Chosen = std::vector<bool>;

}  // namespace sator::create
