#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pzprv3/pzpr_board.hpp"

namespace sator::exchange {

// The answer's lines and edges: a number for each place between cells, 1 if it is drawn, 2 for two lines.

void read_pzpr_lines(PzprLines& lines, PzprBoard& board);
/// The rim of the board has places, too, but no line leaves the board.
void read_pzpr_lines_with_rim(PzprLines& lines, PzprBoard& board);
void read_pzpr_inner_edges(PzprLines& lines, PzprBoard& board);
/// The rim of the board has places, too.
void read_pzpr_all_edges(PzprLines& lines, PzprBoard& board);
/// The rim of the board has places, too, but they say nothing.
void read_pzpr_edges_without_rim(PzprLines& lines, PzprBoard& board);

/// A word for each edge: 0 for none, 1 for a dotted line, 2 for one that the answer draws. Dotted lines divide the board into regions.
void read_pzpr_dotted_lines(PzprLines& lines, PzprBoard& board);

// A course, which enters and leaves the board at its doors (course_doors.hpp).

void read_pzpr_doors(PzprLines& lines, PzprBoard& board);
void read_pzpr_arrows_on_edges(PzprLines& lines, PzprBoard& board);
/// A word for each cell: an i for ice, and a number, ? for one that is not known.
void read_pzpr_ice_and_numbers(PzprLines& lines, PzprBoard& board);
/// The answer's lines; the rim of the board has places, too.
void read_pzpr_course(PzprLines& lines, PzprBoard& board);

}  // namespace sator::exchange
