#include "sator/puzzle/group_names.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"

namespace sator {

using namespace base;
using namespace puzzle;

namespace {

/// A group of at most this number of cells is listed, whatever its shape.
constexpr std::size_t kListed = 4;
/// A run of at least this number of cells along a line is named by its ends.
constexpr std::size_t kShortestRun = 3;

using Block = Grid::Block;

std::optional<Block> block_of(std::span<const CellId> cells, std::span<const CellCoordinates> places) {
    if (cells.empty()) return std::nullopt;
    std::vector<CellId> sorted(cells.begin(), cells.end());
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end()) return std::nullopt;
    CellCoordinates least = places[sorted[0].index()], greatest = least;
    for (const CellId cell : sorted) {
        const CellCoordinates& place = places[cell.index()];
        least = {std::min(least.row, place.row), std::min(least.column, place.column)};
        greatest = {std::max(greatest.row, place.row), std::max(greatest.column, place.column)};
    }
    const Block block{least.row, least.column, greatest.row - least.row + 1,
                      greatest.column - least.column + 1};
    if (block.rows < 2 || block.columns < 2 || block.rows * block.columns != sorted.size())
        return std::nullopt;
    return block;
}

/// Returns the rectangle of all cells, or nullopt if the grid has another shape.
std::optional<Block> rectangle_of(const Grid& grid) {
    const bool is_rectangle = !grid.rows.empty() && std::ranges::all_of(grid.rows, [&](const Slot& row) {
        return row.size() == grid.rows[0].size();
    });
    if (!is_rectangle) return std::nullopt;
    return Block{0, 0, static_cast<std::uint32_t>(grid.rows.size()),
                 static_cast<std::uint32_t>(grid.rows[0].size())};
}

/// Returns the number of a box of a sudoku, from 1 in reading order: boxes tile the grid and have as many cells as it has rows
/// and columns. Returns nullopt for other rectangles.
std::optional<std::uint32_t> box_number(const Block& box, const Block& grid) {
    if (box.row < grid.row || box.column < grid.column) return std::nullopt;
    const std::uint32_t row = box.row - grid.row, column = box.column - grid.column;
    const bool tiles = grid.rows % box.rows == 0 && grid.columns % box.columns == 0 && row % box.rows == 0 &&
                       column % box.columns == 0 && row < grid.rows && column < grid.columns;
    const bool is_of_sudoku = grid.rows == grid.columns && box.rows * box.columns == grid.rows;
    if (!tiles || !is_of_sudoku) return std::nullopt;
    return row / box.rows * (grid.columns / box.columns) + column / box.columns + 1;
}

bool is_whole_grid(const Grid& grid, Slot cells) {
    if (cells.size() < std::max<std::size_t>(grid.cell_count(), 2)) return false;
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    return static_cast<std::size_t>(repeated.begin() - cells.begin()) == grid.cell_count();
}

/// Returns whether a label is a name ("row 3"), not the mark of a drawing ("a", "*", "12").
bool is_name(const std::string& label) {
    return to_code_points(label).size() > 1 && !std::ranges::all_of(label, is_digit);
}

/// Returns true if the steps from a to b and from b to c are the same.
bool has_equal_steps(const CellCoordinates& a, const CellCoordinates& b, const CellCoordinates& c) {
    return a.row + c.row == 2 * b.row && a.column + c.column == 2 * b.column;
}

bool is_step(const CellCoordinates& a, const CellCoordinates& b) {
    const std::size_t rows = a.row < b.row ? b.row - a.row : a.row - b.row;
    const std::size_t columns = a.column < b.column ? b.column - a.column : a.column - b.column;
    return std::max(rows, columns) == 1;
}

/// Returns "cells", "edges", "links" or "corners"; "positions" for several sorts.
std::string_view sort_word(const Grid& grid, std::span<const CellId> cells) {
    const PositionSort sort = grid.sort_of(cells.front());
    const bool is_one_sort =
        std::ranges::all_of(cells, [&](CellId cell) { return grid.sort_of(cell) == sort; });
    return is_one_sort ? plural_of(sort) : "positions";
}

}  // namespace

GroupNames::GroupNames(const Grid& grid) : grid_(grid), places_(cell_coordinates(grid)), lines_(grid) {
    if (grid.between.empty()) return;
    between_.emplace(grid);
    for (const auto& [sort, at] : grid.between)
        places_.push_back(
            {static_cast<std::uint32_t>(at.row / 2), static_cast<std::uint32_t>(at.column / 2)});
}

std::string GroupNames::cell(CellId cell) const {
    return grid_.is_drawn(cell) ? cell_name(place(cell)) : between_->of(cell);
}

bool GroupNames::are_drawn(std::span<const CellId> cells) const {
    return std::ranges::all_of(cells, [&](CellId cell) { return grid_.is_drawn(cell); });
}

bool GroupNames::is_straight(std::span<const CellId> cells) const {
    if (!are_drawn(cells)) return false;
    if (has_shifted_rows(grid_) || cells.size() < 2 || !is_step(place(cells[0]), place(cells[1])))
        return false;
    for (std::size_t i = 2; i < cells.size(); ++i) {
        if (!has_equal_steps(place(cells[i - 2]), place(cells[i - 1]), place(cells[i]))) return false;
    }
    return true;
}

std::string GroupNames::of_block(std::span<const CellId> cells) const {
    if (has_shifted_rows(grid_) || !are_drawn(cells)) return "";
    const auto block = block_of(cells, places_);
    if (!block) return "";
    for (std::size_t i = 0; i < grid_.blocks.size(); ++i) {
        if (const auto number = box_number(*block, grid_.blocks[i]))
            return "box " + std::to_string(*number) +
                   (grid_.blocks.size() == 1 ? "" : " of grid " + std::to_string(i + 1));
    }
    const auto whole = grid_.blocks.empty() ? rectangle_of(grid_) : std::nullopt;
    const auto number = whole ? box_number(*block, *whole) : std::nullopt;
    if (number) return "box " + std::to_string(*number);
    return "the " + std::to_string(block->columns) + "x" + std::to_string(block->rows) +
           (block->columns == block->rows ? " square at " : " rectangle at ") +
           cell_name({block->row, block->column});
}

std::optional<std::string> GroupNames::own_name(const Sequence& sequence, ReadingDirection direction) const {
    if (is_name(sequence.label)) return sequence.label;
    if (const auto line = lines_.find(sequence.cells))
        return direction == ReadingDirection::Matters ? line->read_name() : line->name;
    if (are_drawn(sequence.cells) && is_whole_grid(grid_, sequence.cells)) return "all cells";
    return std::nullopt;
}

std::string GroupNames::of(const Sequence& sequence, ReadingDirection direction) const {
    const Slot& cells = sequence.cells;
    if (auto name = own_name(sequence, direction)) return std::move(*name);
    if (cells.empty()) return "no cells";
    if (cells.size() == 1) return cell(cells[0]);
    if (std::string block = of_block(cells); !block.empty()) return block;
    if (cells.size() <= kListed) return all(cells);
    const std::string ends = cell(cells.front()) + " to " + cell(cells.back());
    return is_straight(cells) ? ends
                              : "the " + std::to_string(cells.size()) + " " +
                                    std::string(sort_word(grid_, cells)) + " from " + ends;
}

std::string GroupNames::of(std::span<const CellId> cells) const {
    return of(Sequence{"", {cells.begin(), cells.end()}});
}

std::string GroupNames::all(std::span<const CellId> cells) const {
    std::string list;
    for (const CellId own : cells) list += (list.empty() ? "" : "–") + cell(own);
    return list;
}

std::vector<std::string> GroupNames::listed(std::vector<CellId> cells) const {
    const auto between =
        std::ranges::stable_partition(cells, [&](CellId cell) { return grid_.is_drawn(cell); });
    std::vector<CellId> others(between.begin(), between.end());
    cells.erase(between.begin(), between.end());
    std::ranges::sort(others);
    std::ranges::sort(cells, {}, [&](CellId cell) { return std::pair(place(cell).row, place(cell).column); });
    std::vector<std::string> names;
    while (!cells.empty()) {
        std::vector<CellId> best = {cells[0]};
        for (const CellCoordinates step : {CellCoordinates{0, 1}, CellCoordinates{1, 0}}) {
            std::vector<CellId> run = {cells[0]};
            for (const CellId cell : cells) {
                const CellCoordinates &last = place(run.back()), &own = place(cell);
                const bool is_next =
                    own.row == last.row + step.row && own.column == last.column + step.column;
                if (is_next) run.push_back(cell);
            }
            if (run.size() > best.size()) best = std::move(run);
        }
        if (best.size() < kShortestRun) best.resize(1);
        const std::string from = cell(best.front());
        names.push_back(best.size() == 1 ? from : from + " to " + cell(best.back()));
        std::erase_if(cells, [&](CellId cell) { return std::ranges::find(best, cell) != best.end(); });
    }
    for (const CellId other : others) names.push_back(cell(other));
    return names;
}

}  // namespace sator
