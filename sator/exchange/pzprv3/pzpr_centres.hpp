#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

/// Reads a line for each row of cells and of the places between them: 1 or 2 is a dot, X a hole. A cell is 1 with a dot in its middle, 2
/// with one on its right edge, 3 on its lower edge, 4 on its lower right corner, 5 if it is a hole.
void read_pzpr_centres(PzprLines& lines, PzprBoard& board);

/// Reads such lines in which 2 is a black dot. A cell is 1 with a dot in its middle, 2 with one on its right edge, 3 on its lower edge, 4
/// on both edges.
void read_pzpr_black_dots(PzprLines& lines, PzprBoard& board);

/// 1 to 3 is a black, grey or white dot.
void read_pzpr_dots_of_three_colours(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
