#include "sator/puzzle/grid_places.hpp"

#include <algorithm>
#include <functional>
#include <iterator>

#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/line_label.hpp"

namespace sator::puzzle {

namespace {

/// Finds cells of a grid without shifted rows by their coordinates, and lists its blocks.
class Plan {
  public:
    explicit Plan(const Grid& grid) : wraps_(grid.is_torus), blocks_(grid.blocks) {
        const std::vector<CellCoordinates> coordinates = cell_coordinates(grid);
        for (const CellCoordinates& at : coordinates) {
            rows_ = std::max(rows_, at.row + 1);
            columns_ = std::max(columns_, at.column + 1);
        }
        cells_.resize(std::size_t{rows_} * columns_);
        for (std::size_t cell = 0; cell < coordinates.size(); ++cell) {
            const auto& [row, column] = coordinates[cell];
            cells_[std::size_t{row} * columns_ + column] = CellId(cell);
        }
        if (blocks_.empty()) blocks_.push_back({0, 0, rows_, columns_});
    }

    std::uint32_t rows() const { return rows_; }
    std::uint32_t columns() const { return columns_; }

    /// Calls `use(block, suffix)` for each block; `suffix` is " of grid 2" if there are several.
    template <class Use>
    void for_each_block(Use use) const {
        for (std::size_t i = 0; i < blocks_.size(); ++i)
            use(blocks_[i], blocks_.size() == 1 ? "" : " of grid " + std::to_string(i + 1));
    }

    /// Returns the cells of a rectangle, row by row, without holes. On a torus it may go on at the opposite edge.
    Slot cells(const Grid::Block& area) const {
        Slot slot;
        for (std::uint32_t row = area.row; row < area.row + area.rows; ++row) {
            for (std::uint32_t column = area.column; column < area.column + area.columns; ++column) {
                if (const auto cell = at(row, column)) slot.push_back(*cell);
            }
        }
        return slot;
    }

    std::optional<CellId> at(std::uint32_t row, std::uint32_t column) const {
        if (wraps_) return cells_[std::size_t{row % rows_} * columns_ + column % columns_];
        if (row >= rows_ || column >= columns_) return std::nullopt;
        return cells_[std::size_t{row} * columns_ + column];
    }

  private:
    bool wraps_;
    std::uint32_t rows_ = 0, columns_ = 0;
    std::vector<std::optional<CellId>> cells_;
    std::vector<Grid::Block> blocks_;
};

void add_if_any(std::vector<Sequence>& places, std::string label, Slot cells) {
    if (!cells.empty()) places.push_back({std::move(label), std::move(cells)});
}

}  // namespace

std::optional<BoxSize> usual_box_size(std::uint32_t size) {
    std::uint32_t rows = 1;
    for (std::uint32_t n = 2; n * n <= size; ++n) {
        if (size % n == 0) rows = n;
    }
    return rows == 1 ? std::nullopt : std::optional(BoxSize{size / rows, rows});
}

std::vector<Sequence> lines_along(const Grid& grid, Axis axis) {
    std::vector<Sequence> places;
    const auto lines = lines_of(grid);
    const std::vector<Slot>& slots = lines[static_cast<std::size_t>(axis)];
    for (std::size_t i = 0; i < slots.size(); ++i)
        places.push_back({line_label(grid.kind, axis, i), slots[i]});
    return places;
}

std::vector<Sequence> rows_of(const Grid& grid) {
    if (has_shifted_rows(grid) || grid.blocks.empty()) return lines_along(grid, Axis::Y);
    std::vector<Sequence> places;
    const Plan plan(grid);
    plan.for_each_block([&](const Grid::Block& block, const std::string& suffix) {
        for (std::uint32_t row = 0; row < block.rows; ++row) {
            add_if_any(places, "row " + std::to_string(row + 1) + suffix,
                       plan.cells({block.row + row, block.column, 1, block.columns}));
        }
    });
    return places;
}

std::vector<Sequence> columns_of(const Grid& grid) {
    std::vector<Sequence> places;
    if (has_shifted_rows(grid)) return places;
    if (grid.blocks.empty()) return lines_along(grid, Axis::X);
    const Plan plan(grid);
    plan.for_each_block([&](const Grid::Block& block, const std::string& suffix) {
        for (std::uint32_t column = 0; column < block.columns; ++column) {
            add_if_any(places, "column " + std::to_string(column + 1) + suffix,
                       plan.cells({block.row, block.column + column, block.rows, 1}));
        }
    });
    return places;
}

std::vector<Sequence> boxes_of(const Grid& grid, BoxSize size) {
    std::vector<Sequence> places;
    if (has_shifted_rows(grid)) return places;
    const Plan plan(grid);
    plan.for_each_block([&](const Grid::Block& block, const std::string& suffix) {
        std::size_t number = 0;
        for (std::uint32_t row = 0; row + size.rows <= block.rows; row += size.rows) {
            for (std::uint32_t column = 0; column + size.columns <= block.columns; column += size.columns) {
                Slot cells = plan.cells({block.row + row, block.column + column, size.rows, size.columns});
                ++number;
                if (cells.size() == std::size_t{size.rows} * size.columns)
                    places.push_back({"box " + std::to_string(number) + suffix, std::move(cells)});
            }
        }
    });
    return places;
}

namespace {

/// Returns the diagonals of a torus in the direction of a step. Those that come back to their first cell begin in the first row, or in
/// the last one if they rise.
std::vector<Sequence> diagonals_along(const CellMap& map, const CellStep& step, const Grid& grid) {
    std::vector<Sequence> places;
    std::vector<CellId> firsts;
    for (const Slot& row : grid.rows)
        firsts.insert(step.down > 0 ? firsts.end() : firsts.begin(), row.begin(), row.end());
    const auto has_cell_before = [&](CellId cell) {
        return map.next(cell, {"", -step.down, -step.right}).has_value();
    };
    std::ranges::stable_partition(firsts, std::not_fn(has_cell_before));
    std::vector<bool> is_on_one(grid.cell_count(), false);
    for (const CellId first : firsts) {
        if (is_on_one[first.index()]) continue;
        Slot cells = map.line(first, step, grid.cell_count());
        for (const CellId cell : cells) is_on_one[cell.index()] = true;
        places.push_back({std::string("the ") + (step.down > 0 ? "falling" : "rising") + " diagonal from " +
                              cell_name(grid, first),
                          std::move(cells)});
    }
    return places;
}

}  // namespace

std::vector<Sequence> diagonals_of(const Grid& grid) {
    std::vector<Sequence> places;
    if (has_shifted_rows(grid)) return places;
    if (grid.is_torus) {
        const CellMap map(grid);
        for (const CellStep& step : {CellStep{"", 1, 1}, CellStep{"", -1, 1}})
            std::ranges::move(diagonals_along(map, step, grid), std::back_inserter(places));
        return places;
    }
    const Plan plan(grid);
    plan.for_each_block([&](const Grid::Block& block, const std::string& suffix) {
        if (block.rows != block.columns) return;
        Slot falling, rising;
        for (std::uint32_t i = 0; i < block.rows; ++i) {
            if (const auto cell = plan.at(block.row + i, block.column + i)) falling.push_back(*cell);
            if (const auto cell = plan.at(block.row + block.rows - 1 - i, block.column + i))
                rising.push_back(*cell);
        }
        add_if_any(places, "the falling diagonal" + suffix, std::move(falling));
        add_if_any(places, "the rising diagonal" + suffix, std::move(rising));
    });
    return places;
}

std::vector<Sequence> windows_of(const Grid& grid, BoxSize size) {
    std::vector<Sequence> places;
    if (has_shifted_rows(grid)) return places;
    const Plan plan(grid);
    if (size.rows > plan.rows() || size.columns > plan.columns()) return places;
    const std::uint32_t last_row = plan.rows() - (grid.is_torus ? 1 : size.rows),
                        last_column = plan.columns() - (grid.is_torus ? 1 : size.columns);
    for (std::uint32_t row = 0; row <= last_row; ++row) {
        for (std::uint32_t column = 0; column <= last_column; ++column) {
            Slot cells = plan.cells({row, column, size.rows, size.columns});
            if (cells.size() == std::size_t{size.rows} * size.columns)
                places.push_back({"", std::move(cells)});
        }
    }
    return places;
}

std::vector<Sequence> neighbours_of(const Grid& grid) {
    std::vector<Sequence> places;
    const CellMap map(grid);
    const bool is_shifted = has_shifted_rows(grid);
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) {
        for (const CellStep& step : map.steps()) {
            const bool shares_edge = is_shifted || step.down == 0 || step.right == 0;
            const bool is_forward = step.down > 0 || (step.down == 0 && step.right > 0);
            if (!shares_edge || !is_forward) continue;
            if (const auto next = map.next(CellId(cell), step)) places.push_back({"", {CellId(cell), *next}});
        }
    }
    return places;
}

std::vector<Sequence> single_cells_of(const Grid& grid) {
    std::vector<Sequence> places;
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) places.push_back({"", {CellId(cell)}});
    return places;
}

}  // namespace sator::puzzle
