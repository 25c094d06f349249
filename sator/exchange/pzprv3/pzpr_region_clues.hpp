#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

// Clues of regions that borders divide.

/// A 1 at each corner that has the sign; none is at the rim.
void read_pzpr_corner_marks(PzprLines& lines, PzprBoard& board);
/// The same, and some may be at the rim.
void read_pzpr_all_corner_marks(PzprLines& lines, PzprBoard& board);
/// A 3 or a 4 at each corner that has the first or the second sign.
void read_pzpr_corner_dots(PzprLines& lines, PzprBoard& board);
/// Numbers, then 1 for a circle and 6 for a grey cell; then the answer, as `read_pzpr_answer_numbers_and_borders` reads it.
void read_pzpr_numbers_and_ends_with_answer(PzprLines& lines, PzprBoard& board);
/// For each edge a sign from 1 to 4, which is also a border, or 5 for a border; a minus before it is a note.
void read_pzpr_four_signs_on_edges_and_answer(PzprLines& lines, PzprBoard& board);
/// A number for each edge; -2 is one that is not known.
void read_pzpr_numbers_on_edges(PzprLines& lines, PzprBoard& board);
/// Reads the answer: a word for each cell, whose number is the size of its region, and a word for each edge, 1 for a border. There is
/// also a border between two different numbers.
void read_pzpr_answer_numbers_and_borders(PzprLines& lines, PzprBoard& board);

/// The lengths of runs with commas; '-' is one that is not known.
void read_pzpr_run_lengths(PzprLines& lines, PzprBoard& board);
/// The arrow from 1 on, or 0, a comma, and the number.
void read_pzpr_numbers_with_arrows(PzprLines& lines, PzprBoard& board);
/// For each edge 1 or 3 for a border and 2 or -2 for none, both between tiles, and 0 or -1 inside a tile.
void read_pzpr_tile_lines_and_answer(PzprLines& lines, PzprBoard& board);
/// The borders of a puzzle that has none.
void read_pzpr_no_borders(PzprLines& lines, PzprBoard& board);
/// 0 or 1 for a white or a black cell, a comma, and its number, or -2; then the answer: 1 for a black cell, 2 for a white one.
void read_pzpr_coloured_numbers_and_answer(PzprLines& lines, PzprBoard& board);

/// The answer's mark for each cell that has no number; the others have their number.
void read_pzpr_answer_beside_numbers(PzprLines& lines, PzprBoard& board);

/// Lengths with commas, a star for each black cell, and the rooms.
void read_pzpr_lengths_in_regions(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
