#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// Dots in cells, on edges and on corners, and holes: a cell is 1 with a dot in its middle, 2 with one on its right edge, 3 on its lower
/// edge, 4 on its lower right corner, 5 if it is a hole.
extern const LinkPart kCentres;
/// The same for black dots alone: a cell is 1 with a dot in its middle, 2 with one on its right edge, 3 on its lower edge, 4 on both edges.
extern const LinkPart kBlackDots;

/// Adds a black dot at a place between and in the cells. Returns false if no sign says this.
bool put_black_dot(DrawnBoard& board, std::size_t row, std::size_t column);

}  // namespace sator::exchange
