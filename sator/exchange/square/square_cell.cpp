#include "sator/exchange/square/square_cell.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "sator/base/whole_number.hpp"

namespace sator::exchange {

std::optional<SquareCell> read_square_cell(std::string_view name) {
    if (name.empty() || (name.front() | 0x20) != 'r') return std::nullopt;
    const std::size_t c = name.find_first_of("Cc");
    if (c == std::string_view::npos) return std::nullopt;
    const auto row = to_whole_number<int>(name.substr(1, c - 1));
    const auto column = to_whole_number<int>(name.substr(c + 1));
    if (!row || !column) return std::nullopt;
    return SquareCell{*row, *column};
}

std::string name_of(SquareCell cell) {
    return "R" + std::to_string(cell.row) + "C" + std::to_string(cell.column);
}

std::string names_of(const SquareCells& cells) {
    std::string names;
    for (const SquareCell cell : cells) names += (names.empty() ? "" : " ") + name_of(cell);
    return names;
}

bool share_edge(SquareCell a, SquareCell b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
}

SquareCells cells_beside(SquareCell cell, std::size_t size) {
    SquareCells beside = {{cell.row - 1, cell.column},
                          {cell.row, cell.column - 1},
                          {cell.row, cell.column + 1},
                          {cell.row + 1, cell.column}};
    std::erase_if(beside, [&](SquareCell other) { return !other.is_inside(size); });
    return beside;
}

SquareCells cells_from(SquareCell start, int down, int right, std::size_t size) {
    SquareCells cells;
    if (down == 0 && right == 0) return cells;
    for (SquareCell cell{start.row + down, start.column + right}; cell.is_inside(size);
         cell.row += down, cell.column += right)
        cells.push_back(cell);
    return cells;
}

}  // namespace sator::exchange
