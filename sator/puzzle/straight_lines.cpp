#include "sator/puzzle/straight_lines.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace sator::puzzle {

namespace {

struct Step {
    std::int64_t down, right;
};

/// A map from drawn row and column to cell.
class CellMap {
  public:
    CellMap(const Grid& grid, std::span<const CellId> cells) : rows_(grid.rows.size()) {
        const std::vector<std::uint32_t> columns = column_of_each(grid);
        for (const std::uint32_t column : columns) columns_ = std::max<std::size_t>(columns_, column + 1);
        places_.resize(columns.size());
        for (std::uint32_t row = 0; row < grid.rows.size(); ++row) {
            for (std::size_t i = 0; i < grid.rows[row].size(); ++i) {
                const std::size_t cell = grid.rows[row][i].index();
                places_[cell] = {row, columns[cell]};
                if (i == 0) continue;
                const auto gap = columns[cell] - std::int64_t{columns[grid.rows[row][i - 1].index()]};
                stride_ = std::min(stride_, gap);
            }
        }
        cells_.assign(rows_ * columns_, kNone);
        for (const CellId cell : cells) {
            const auto& [row, column] = places_[cell.index()];
            cells_[row * columns_ + column] = cell.value;
        }
        set_steps(grid.kind);
    }

    std::span<const Step> steps() const { return steps_; }

    /// Returns the cells from `first` on in the direction of `step`, up to the next gap, at most `length` of
    /// them.
    Slot line(CellId first, Step step, std::size_t length) const {
        Slot line;
        const auto& place = places_[first.index()];
        std::int64_t row = place.row, column = place.column;
        while (line.size() < length && contains(row, column)) {
            const std::uint32_t cell =
                cells_[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)];
            if (cell == kNone) break;
            line.emplace_back(cell);
            row += step.down;
            column += step.right;
        }
        return line;
    }

  private:
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;
    struct Place {
        std::uint32_t row, column;
    };

    /// Returns the column of each cell. In a drawing, columns without any cell are not counted.
    static std::vector<std::uint32_t> column_of_each(const Grid& grid) {
        std::vector<std::uint32_t> columns;
        for (const Grid::Place& place : grid.places) columns.push_back(place.column);
        if (grid.kind != GridKind::Drawing) return columns;
        std::vector<std::uint32_t> used = columns;
        std::ranges::sort(used);
        const auto repeated = std::ranges::unique(used);
        used.erase(repeated.begin(), repeated.end());
        for (std::uint32_t& column : columns) {
            column = static_cast<std::uint32_t>(std::ranges::lower_bound(used, column) - used.begin());
        }
        return columns;
    }

    /// If no two cells of a row are in neighbouring columns, alternate rows of a drawing are shifted by half
    /// a cell.
    void set_steps(GridKind kind) {
        if (kind == GridKind::Hexagon) {
            steps_ = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}};
            return;
        }
        const bool is_shifted = kind == GridKind::Drawing && stride_ == 2;
        const std::int64_t stride = is_shifted ? 2 : 1;
        steps_ = {{0, stride}, {0, -stride}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
        if (!is_shifted) steps_.insert(steps_.end(), {{1, 0}, {-1, 0}});
    }

    bool contains(std::int64_t row, std::int64_t column) const {
        return row >= 0 && column >= 0 && row < static_cast<std::int64_t>(rows_) &&
               column < static_cast<std::int64_t>(columns_);
    }

    std::size_t rows_, columns_ = 0;
    std::int64_t stride_ = std::numeric_limits<std::int64_t>::max();  // the smallest distance from a cell to
                                                                      // the next one of its row
    std::vector<Place> places_;                                       // by cell of the grid
    std::vector<std::uint32_t> cells_;                                // by row and column
    std::vector<Step> steps_;
};

}  // namespace

std::vector<Slot> straight_lines(const Grid& grid, std::span<const CellId> cells, std::size_t length,
                                 LimitWatch& watch) {
    const CellMap map(grid, cells);
    std::vector<Slot> lines;
    for (const CellId first : cells) {
        if (watch.is_over(map.steps().size())) break;
        for (const Step step : map.steps()) {
            Slot line = map.line(first, step, length);
            if (line.size() == length) lines.push_back(std::move(line));
            if (length == 1) break;
        }
    }
    return lines;
}

}  // namespace sator::puzzle
