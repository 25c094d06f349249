#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_parts.hpp"

namespace sator::exchange {

/// A bit for each cell that is marked, then numbers: a cell is 1 with a number, 2 if it is marked, 3 if it is marked and has a number, 4 if
/// it is marked and its number is not known, and kHidden with such a number.
extern const LinkPart kMarksAndNumbers;

/// Puts this into a cell. `number` may be kOpen or kHidden.
void put_mark_and_number(DrawnBoard& board, std::size_t cell, bool is_marked, int number);

}  // namespace sator::exchange
