#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

// Regions, and signs on edges. A word for each edge says what is there, unless a comment says otherwise.

/// Takes these words: first those between the cells of a row, then those between the cells of a column.
std::vector<PzprToken> pzpr_edge_words(PzprLines& lines, const DrawnBoard& board);

/// 1 is a border of regions.
void read_pzpr_borders(PzprLines& lines, PzprBoard& board);
/// 1 is a border of regions, 2 one of the tiles in them.
void read_pzpr_tiles(PzprLines& lines, PzprBoard& board);
/// Reads the number of regions, and the name of its region for each cell.
void read_pzpr_rooms(PzprLines& lines, PzprBoard& board);
/// Reads a word for each cell: a star is a hole. Walls, which were read before, may be missing beside it.
void read_pzpr_holes(PzprLines& lines, PzprBoard& board);
/// Reads a word for each cell: a number is that of its region.
void read_pzpr_room_numbers_of_cells(PzprLines& lines, PzprBoard& board);
/// Reads lines and crosses between cells that a person made besides the answer. A board may end before them.
void read_pzpr_notes_of_links(PzprLines& lines, PzprBoard& board);
/// A number is a dot on the edge.
void read_pzpr_dots(PzprLines& lines, PzprBoard& board);
/// A number is a difference, a and b are signs for less and greater.
void read_pzpr_differences(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
