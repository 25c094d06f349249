#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::exchange {

/// Adds what a text of digits cannot say of a sudoku, apart from its rules: texts, drawings and the solution.
void add_text_losses_of_square(const Puzzle& puzzle, std::vector<std::string>& losses);

}  // namespace sator::exchange
