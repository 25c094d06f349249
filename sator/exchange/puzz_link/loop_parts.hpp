#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// A cell is 1 to 4 with an arrow up, down, left or right, 5 if it is black, 6 to 9 if it is black and has such an arrow.
extern const LinkPart kArrowsAndWinds;
/// The lengths of pieces of a line, a digit each: 13.
extern const LinkPart kPiecesAround;

}  // namespace sator::exchange
