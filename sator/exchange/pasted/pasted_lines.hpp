#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/pasted/pasted_grid.hpp"

namespace sator::exchange {

/// Returns the cells of a row of `side` cells, which blanks, commas, bars or nothing separate; nullopt if it is no such row.
std::optional<std::vector<std::string>> cells_of_row(std::string_view row, std::size_t side);

/// Returns the sudokus of a text: rows of cells, one below the other, or all cells in a line. Between rows and cells there may be
/// walls, commas, tabs and quotes; before them, numbers of rows or of puzzles; around them, sentences. Returns nullopt if the text has
/// no such sudoku.
std::optional<PastedText> sudokus_of_text(std::string_view text);

}  // namespace sator::exchange
