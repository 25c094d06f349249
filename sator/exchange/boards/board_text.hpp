#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/drawn_board.hpp"

namespace sator::exchange {

/// Statements of the puzzle language that say what a board shows.

/// "6x4"
std::string size_text(const DrawnBoard& board);
/// "R1C2", for an index in the cells.
std::string cell_text(const DrawnBoard& board, std::size_t cell);
/// A drawing with a mark for each cell.
std::string drawing_text(const DrawnBoard& board, const std::function<std::string(std::size_t cell)>& mark);
/// The number of regions that have a letter in a drawing.
constexpr int kMostRegionLetters = 52;
/// The mark of a region in a drawing: a letter, or else a quoted number.
std::string region_mark(int region);
/// A drawing of the regions: a letter for each, and a quoted number once the letters are used up.
std::string regions_text(const DrawnBoard& board);
/// "initial" and the numbers that are known; empty if none is. `name` writes a number.
std::string initial_text(
    const DrawnBoard& board,
    const std::function<std::string(int)>& name = [](int n) { return std::to_string(n); });
/// Lists of the clues of those sides that have one: "left 2 . . 2".
std::string sides_text(
    const DrawnBoard& board,
    const std::function<std::string(int)>& name = [](int n) { return std::to_string(n); });
/// A drawing of open cells with a sign between two of them; `sign` writes that of an edge, and a blank for none.
std::string marks_text(const DrawnBoard& board, const std::function<std::string(std::size_t edge)>& sign);
/// The runs of each column or row, a line each below the name.
std::string runs_text(std::string_view name, const std::vector<std::vector<int>>& lines);
/// "left"
std::string side_name(Side side);
/// The name of a cell's number: "." if there is none.
std::string mark_of(int number);
/// The cells of each region, e.g. " R1C1 R1C2", by region. `regions` are those of the board, or its cages.
std::vector<std::string> region_places(const DrawnBoard& board, const std::vector<int>& regions);
inline std::vector<std::string> region_places(const DrawnBoard& board) {
    return region_places(board, board.regions);
}

}  // namespace sator::exchange
