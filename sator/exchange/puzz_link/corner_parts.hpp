#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

// Signs at corners of cells: `corners` is 1 for the first sign of the drawing, 2 for the second one.

/// Marks of one sort at the corners that four cells meet: before each the number of such corners without one, in base 36.
extern const LinkPart kCornerMarks;
/// The same at all corners, those of the rim included.
extern const LinkPart kAllCornerMarks;
/// Dots of two sorts at all corners, three in a character.
extern const LinkPart kCornerDots;
/// A '/' between two parts.
extern const LinkPart kSlash;

/// Puts the corners of no signs into a board.
void open_corners(DrawnBoard& board);

}  // namespace sator::exchange
