#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// A bit for each cell that is marked, then numbers: a cell is 1 with a number, 2 if it is marked, 3 if it is marked and has a number, 4 if
/// it is marked and its number is not known, and kHidden with such a number.
extern const LinkPart kMarksAndNumbers;

/// Numbers up to 4 with gaps from '6'; 5 is an unknown one.
extern const LinkPart kNumbersUpTo4;
/// 1 or 2 for a sign on the right edge of each cell, times 3, and one on its lower edge: `edges` is 0 for none.
extern const LinkPart kSignsOnEdges;

/// Puts this into a cell. `number` may be kOpen or kHidden.
void put_mark_and_number(DrawnBoard& board, std::size_t cell, bool is_marked, int number);

/// A bit for each cell that is marked, then one for each wall between cells. A cell has bits: 1 for the mark, 2 for a wall on its right
/// edge, 4 for one on its lower edge.
extern const LinkPart kMaskAndWalls;

/// Puts such bits into all cells. `walls`: by edge.
void put_mask_and_walls(DrawnBoard& board, const std::vector<int>& marks, const std::vector<int>& walls);

}  // namespace sator::exchange
