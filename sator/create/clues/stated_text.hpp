#pragma once

#include <span>
#include <string>

#include "sator/create/clues/optional_clue.hpp"
#include "sator/create/requests/create_namespace.hpp"

namespace sator::create {

/// Returns the text of the puzzle that begins with the statements `base` and states the chosen clues: first those below the kind's
/// own line, then those below each other heading, then the givens. `puzzle` has the grid and the alphabet of `base`.
std::string stated_text(std::string_view base, const Puzzle& puzzle, std::span<const OptionalClue> clues,
                        const Chosen& chosen);

/// Returns an `initial` or `solution` drawing of values.
std::string drawing_of(std::string_view statement, const Puzzle& puzzle, std::span<const Given> givens);

}  // namespace sator::create
