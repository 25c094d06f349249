#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

/// Reads a line with the letter of a usual bank, or with the number of pieces, which then follow on a line each.
void read_pzpr_bank(PzprLines& lines, PzprBoard& board);
/// Reads a mark of the answer for each cell, or x for a hole. No border, which were read before, may end inside a region.
void read_pzpr_holes_and_answer(PzprLines& lines, PzprBoard& board);
/// Reads a line with which pieces a person has crossed out.
void read_pzpr_bank_notes(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
