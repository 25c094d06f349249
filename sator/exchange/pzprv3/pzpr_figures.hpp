#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

/// Reads the number of pictures, the number of one in each cell, from 0 on or "-3" for a hole, and each picture: its width, its height, the
/// lines to the right and those down.
void read_pzpr_figures(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
