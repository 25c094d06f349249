#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"

namespace sator::exchange {

/// Notes what lets one doubt that a square of numbers is a sudoku, if no word says so. `givens` are its numbers in reading order, 0 for an
/// open cell. There is no verdict if, with `has_two_open_signs`, a 0 stands beside another sign for open cells, so that it may be a value,
/// or if equal numbers stand in a row or column of a square that is not as large as the usual sudoku. If a usual one has such numbers, or
/// one has too few givens for one solution, a remark says how the grid was read.
void note_sudoku_doubts(std::span<const int> givens, bool has_two_open_signs, SquareStatements& sudoku);

}  // namespace sator::exchange
