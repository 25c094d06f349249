#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

// Blocks whose words are signs in cells: numbers, arrows, circles, letters, perhaps with a number.

void read_pzpr_numbers(PzprLines& lines, PzprBoard& board);
/// A line with the goal's column and row, in half cells; then the arrows from 1 on.
void read_pzpr_goal_and_arrows(PzprLines& lines, PzprBoard& board);
/// Black cells: # without an arrow, or t, b, l, r with one up, down, left or right. Other words are known numbers.
void read_pzpr_arrows_or_numbers(PzprLines& lines, PzprBoard& board);
/// Reads "SIGN,NUMBER" in the cells, e.g. an arrow from 1 on; "-" is a number that is not known.
void read_pzpr_signs_with_numbers(PzprLines& lines, PzprBoard& board);
/// Reads "SUM,DOTS" in the cells, where a sum of -2 is none, or "-" for neither.
void read_pzpr_sums_with_dots(PzprLines& lines, PzprBoard& board);
/// Reads a sign for each cell, of which the first is 0.
void read_pzpr_signs_from_0(PzprLines& lines, PzprBoard& board);
/// Reads a sign for each cell, of which the first is `a`.
void read_pzpr_letters(PzprLines& lines, PzprBoard& board);
/// Reads arrows from 1 to 4, and circles: `o` is sign 5, and `o3` is sign 6 with its number.
void read_pzpr_circles_and_arrows(PzprLines& lines, PzprBoard& board);
/// Reads "ARROW,NUMBER,COLOUR" in the cells; five signs a colour, the first of them without an arrow and a number.
void read_pzpr_coloured_arrows(PzprLines& lines, PzprBoard& board);

/// Reads an arrow u, d, l or r for each cell, N for a black one, or U, D, L or R for a black one with an arrow. The marks are those of links.
void read_pzpr_arrows_and_winds(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
