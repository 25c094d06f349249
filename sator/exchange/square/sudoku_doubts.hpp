#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"

namespace sator::exchange {

/// Notes what lets one doubt that a square of numbers without further words is a sudoku. `givens` are its numbers in reading order, 0 for
/// an open cell. With `has_two_open_signs`, a 0 stands beside another sign for open cells, so that it may be a value: then there is no
/// verdict. If a sudoku would have too few givens for one solution, or equal numbers in a row or column, a remark says how it was read.
void note_sudoku_doubts(std::span<const int> givens, bool has_two_open_signs, SquareStatements& sudoku);

}  // namespace sator::exchange
