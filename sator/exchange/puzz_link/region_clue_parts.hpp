#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/piece_lengths.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

// Clues of regions that borders divide: in cells, and on the edges between them.

/// Numbers, then circles and grey cells: a cell is 1 with a number, 2 for a circle, 3 for one with a number, 4 for a grey cell, 5 for one
/// with a number.
extern const LinkPart kNumbersAndEnds;
/// Signs from 1 to 4 on edges; gaps are as in numbers up to 4.
extern const LinkPart kFourSignsOnEdges;
/// Numbers on edges, from 3 on; 1 is one that is not known.
extern const LinkPart kNumbersOnEdges;
/// Lengths of runs, a digit each, in ascending order: 0 is one that is not known, and the last.
extern const LinkPart kRunLengths;
/// The lengths of the pieces of a loop in each region, borders, and black cells: see put_lengths_in_regions.
extern const LinkPart kLengthsInRegions;
/// The lines inside tiles, five in a character: the other lines are between two tiles.
extern const LinkPart kTileLines;
/// The borders of a puzzle that has none.
extern const LinkPart kNoBorders;

/// The number on an edge that is not known, and the least one that is.
constexpr int kUnknownOnEdge = 1, kLeastOnEdge = 3;

/// Puts a number, kOpen or kHidden, with a circle (1), in a grey cell (2) or in another one (0) into a cell. A number that is not known says
/// nothing.
void put_number_and_end(DrawnBoard& board, std::size_t cell, int number, int end);

/// Makes lengths that put_piece_lengths has put into cells numbers of regions. Black cells, which are not 0 in `blacks`, are holes. Returns why
/// this cannot be said, or an empty text.
std::string put_lengths_in_regions(DrawnBoard& board, const std::vector<int>& walls,
                                   const std::vector<int>& blacks);

}  // namespace sator::exchange
