#include "sator/puzzle/grids/cell_map.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/printed_rows.hpp"

namespace sator::puzzle {

namespace {

constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

std::vector<CellStep> steps_of(const Grid& grid) {
    if (grid.kind == GridKind::Hexagon) {
        // Columns are the X lines, and each row is shifted by half a cell to the left.
        return {{"right", 0, 1},     {"left", 0, -1},      {"down-left", 1, 0},
                {"up-right", -1, 0}, {"down-right", 1, 1}, {"up-left", -1, -1}};
    }
    const bool is_shifted = has_shifted_rows(grid);
    const std::int64_t stride = is_shifted ? 2 : 1;
    std::vector<CellStep> steps = {{"right", 0, stride}, {"left", 0, -stride}, {"down-right", 1, 1},
                                   {"down-left", 1, -1}, {"up-right", -1, 1},  {"up-left", -1, -1}};
    if (!is_shifted) steps.insert(steps.end(), {{"down", 1, 0}, {"up", -1, 0}});
    return steps;
}

Slot all_cells(const Grid& grid) {
    Slot cells;
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) cells.emplace_back(cell);
    return cells;
}

}  // namespace

CellMap::CellMap(const Grid& grid, std::span<const CellId> cells)
    : rows_(0), wraps_(grid.is_torus), steps_(steps_of(grid)) {
    const std::vector<std::uint32_t> rows = printed_rows(grid), columns = printed_columns(grid);
    for (std::size_t cell = 0; cell < columns.size(); ++cell) {
        rows_ = std::max<std::size_t>(rows_, rows[cell] + 1);
        columns_ = std::max<std::size_t>(columns_, columns[cell] + 1);
        places_.push_back({rows[cell], columns[cell]});
    }
    cells_.assign(rows_ * columns_, kNone);
    for (const CellId cell : cells) {
        if (!grid.is_drawn(cell)) continue;
        const auto& [row, column] = places_[cell.index()];
        cells_[row * columns_ + column] = cell.value;
    }
}

CellMap::CellMap(const Grid& grid, Rim rim) : CellMap(grid, all_cells(grid)) {
    if (rim == Rim::Ends) wraps_ = false;
}

std::vector<CellStep> CellMap::edge_steps() const {
    constexpr std::size_t kHexagonSteps = 6;
    std::vector<CellStep> steps = steps_;
    if (steps.size() > kHexagonSteps)
        std::erase_if(steps, [](const CellStep& step) { return step.down != 0 && step.right != 0; });
    return steps;
}

std::optional<CellId> CellMap::at(std::int64_t row, std::int64_t column) const {
    const bool is_inside = row >= 0 && column >= 0 && row < static_cast<std::int64_t>(rows_) &&
                           column < static_cast<std::int64_t>(columns_);
    if (!is_inside) return std::nullopt;
    const std::uint32_t cell =
        cells_[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)];
    return cell == kNone ? std::nullopt : std::optional(CellId(cell));
}

std::optional<CellId> CellMap::next(CellId cell, const CellStep& step) const {
    if (cell.index() >= places_.size()) return std::nullopt;  // a position between cells
    const auto rows = static_cast<std::int64_t>(rows_), columns = static_cast<std::int64_t>(columns_);
    const std::int64_t row = places_[cell.index()].row + step.down,
                       column = places_[cell.index()].column + step.right;
    return wraps_ ? at((row + rows) % rows, (column + columns) % columns) : at(row, column);
}

Slot CellMap::line(CellId first, const CellStep& step, std::size_t length) const {
    Slot line;
    if (first.index() >= places_.size()) return line;
    const auto& place = places_[first.index()];
    for (auto cell = at(place.row, place.column); cell && line.size() < length; cell = next(*cell, step)) {
        if (!line.empty() && *cell == first) break;
        line.push_back(*cell);
    }
    return line;
}

Slot CellMap::ray(CellId first, const CellStep& step) const {
    Slot cells = line(first, step, places_.size());
    if (!cells.empty()) cells.erase(cells.begin());
    return cells;
}

}  // namespace sator::puzzle
