#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"

namespace sator::rules {

/// Returns the other names of a built-in rule: the names that f-puzzles, SudokuPad, the Interactive Sudoku Solver and other programs
/// have, plurals, and German names. They are spelt as spelling_of writes them.
std::vector<std::string> further_names(std::string_view rule);

}  // namespace sator::rules
