#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// Dots of three colours in cells, on edges and at corners (half_cells.hpp): the colours 0 to 3 of two places are a number, 4 times the first
/// one and the second one.
extern const LinkPart kDotsOfThreeColours;
/// Dotted lines between cells, which divide the board into regions: 0 for a dotted line and 1 for none, five in a character, in base 32. Those at
/// the rim may follow, where all lines are dotted.
extern const LinkPart kDottedLines;

}  // namespace sator::exchange
