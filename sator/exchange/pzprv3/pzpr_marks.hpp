#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

// Cells that may be marked and have a number: 1 for a number, 2 for a mark, 3 for both, 4 for a mark and an unknown number.

/// A mark is a '#' before the number; '-' is an unknown one.
void read_pzpr_circled_numbers(PzprLines& lines, PzprBoard& board);
/// A mark is a '-' before the number; 0 is an unknown one.
void read_pzpr_grey_numbers(PzprLines& lines, PzprBoard& board);

/// Reads a number for each cell, of which 5 is one that is not known.
void read_pzpr_numbers_below_5(PzprLines& lines, PzprBoard& board);

/// Reads a number up to 4, 5 for one that is not known, or the answer's mark; '-' is a note.
void read_pzpr_numbers_up_to_4_and_answer(PzprLines& lines, PzprBoard& board);

/// Reads a word for each corner of a cell, which says nothing.
void read_pzpr_notes_of_corners(PzprLines& lines, PzprBoard& board);

/// Reads a word for each cell, and one for each edge: 1 is a mark, or a wall. The marks are those of links.
void read_pzpr_mask_and_walls(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
