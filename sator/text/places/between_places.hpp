#pragma once

#include <cstddef>
#include <expected>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/places/place_tokens.hpp"

namespace sator::text {

/// Returns whether the tokens from `at` on name positions between cells: `R1C1/R1C2`, `corner R1C1`, `edges of R3C4`.
bool begins_between(std::span<const PlaceToken> tokens, std::size_t at);

/// Reads such a name (see read_places) and moves `at` behind it. The label is the name if it stands for several positions:
/// "edges", "links of R3C4". Returns an error if the grid has no such position.
std::expected<Sequence, Diagnostic> read_between_place(const Grid& grid, const puzzle::PositionMap& map,
                                                       std::span<const PlaceToken> tokens, std::size_t& at);

}  // namespace sator::text
