#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

// Where a course leads: see course_doors.hpp.

/// First the arrows to the left and up, then those to the right and down: before each the number of edges without one.
extern const LinkPart kArrowsOnEdges;
/// A bit for each cell that is ice, then the numbers.
extern const LinkPart kIceAndNumbers;
/// Puts ice or a number into a cell. Returns false if this cannot be said.
bool put_ice_or_number(DrawnBoard& board, std::size_t cell, bool is_ice, int number);
/// The numbers of both outer edges, each after a '/'.
extern const LinkPart kDoors;

}  // namespace sator::exchange
