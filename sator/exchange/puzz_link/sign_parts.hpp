#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// Arrows with numbers: a cell is 1 for up, 2 for down, 3 for left, 4 for right (ArrowNumber16).
extern const LinkPart kArrowNumbers;
/// The same, and 5 for a number without an arrow. An arrow without a number says nothing.
extern const LinkPart kNumbersWithArrows;
/// Triangles, perhaps with a number, and crosses: a cell is 1 to 4 with a number, 5 to 8 without one, 9 for a cross.
extern const LinkPart kMirrors;
extern const LinkPart kColouredArrows;
/// Arrows (1 to 4) and circles (5), of which some have a number (6).
extern const LinkPart kCirclesAndArrows;
/// Numbers below 7, and holes.
extern const LinkPart kDigitsAndHoles;
/// Holes, and nothing else: a cell is 1.
extern const LinkPart kSevenHoles;
/// Signs, of which the first is 0.
extern const LinkPart kSignsFrom0;
/// Circles, perhaps with a number: a cell is 1 for a white one with a number, 2 for a black one, 3 and 4 for those without.
extern const LinkPart kCircleNumbers;
/// 1 to 4 for up, down, left and right, 5 for an empty cell.
extern const LinkPart kCompass;
/// 1 to 4 for four signs.
extern const LinkPart kFourSigns;
/// 1 to 4 for arrows up, down, left and right, 5 for the goal, whose column and row are first.
extern const LinkPart kGoalAndArrows;
/// The lengths of runs, a digit each: 13 for 1 and 3.
extern const LinkPart kRunsAround;
/// 1 to 5 for 0 to 4 dots, 6 to 10 for the same with a sum.
extern const LinkPart kSumsWithDots;

}  // namespace sator::exchange
