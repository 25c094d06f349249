// All positions lie on the half-cell lattice, so that neighbours are found by adding a step. The table of positions between cells
// is sorted: a point is found by binary search.

#include "sator/puzzle/grids/between_cells.hpp"

#include <algorithm>
#include <string>

#include "sator/base/assert.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/printed_rows.hpp"

namespace sator::puzzle {

namespace {

constexpr std::uint32_t kNoCell = 0xFFFF'FFFFu;

constexpr std::array<PositionSort, 3> kBetweenSorts = {PositionSort::Edge, PositionSort::Link,
                                                       PositionSort::Corner};
/// The steps to what touches a point at an edge, and at a corner, in reading order.
constexpr std::array<HalfCell, 4> kStraight = {{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
constexpr std::array<HalfCell, 4> kDiagonal = {{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

HalfCell plus(HalfCell at, HalfCell step, std::int32_t times = 1) {
    return {at.row + times * step.row, at.column + times * step.column};
}

HalfCell step_of(const CellStep& step) {
    return {static_cast<std::int32_t>(step.down), static_cast<std::int32_t>(step.right)};
}

std::vector<HalfCell> cell_points(const Grid& grid) {
    std::vector<HalfCell> points(grid.cell_count());
    const std::vector<std::uint32_t> rows = printed_rows(grid), columns = printed_columns(grid);
    for (std::size_t cell = 0; cell < points.size(); ++cell)
        points[cell] = {static_cast<std::int32_t>(2 * rows[cell] + 1),
                        static_cast<std::int32_t>(2 * columns[cell] + 1)};
    return points;
}

/// Returns the points of all positions of a sort, sorted.
std::vector<HalfCell> points_of(const PositionMap& map, const Grid& grid, PositionSort sort) {
    std::vector<HalfCell> points;
    for (std::size_t cell = 0; cell < grid.cell_count(); ++cell) {
        const HalfCell at = map.point(CellId(cell));
        if (sort == PositionSort::Corner) {
            for (const HalfCell step : kDiagonal) points.push_back(plus(at, step));
            continue;
        }
        for (const CellStep& step : map.steps()) {
            const bool has_neighbour = map.find(PositionSort::Cell, plus(at, step_of(step), 2)).has_value();
            if (sort == PositionSort::Edge || has_neighbour) points.push_back(plus(at, step_of(step)));
        }
    }
    std::ranges::sort(points);
    const auto repeated = std::ranges::unique(points);
    points.erase(repeated.begin(), repeated.end());
    return points;
}

}  // namespace

std::string_view plural_of(PositionSort sort) {
    constexpr std::array<std::string_view, 4> kWords = {"cells", "edges", "links", "corners"};
    return kWords[static_cast<std::size_t>(sort)];
}

std::optional<PositionSort> between_sort(std::string_view plural) {
    for (const PositionSort sort : kBetweenSorts) {
        if (plural == plural_of(sort)) return sort;
    }
    return std::nullopt;
}

std::expected<void, Diagnostic> add_between(Grid& grid, std::span<const PositionSort> sorts,
                                            std::size_t cell_limit) {
    const PositionMap map(grid);
    std::vector<Grid::Between> between;
    for (const PositionSort sort : kBetweenSorts) {
        const bool is_there =
            std::ranges::find(grid.between, sort, &Grid::Between::sort) != grid.between.end();
        if (!is_there && std::ranges::find(sorts, sort) == sorts.end()) continue;
        if (sort == PositionSort::Corner && map.steps().size() != kStraight.size())
            return std::unexpected(
                error_at({}, "corners of cells with six sides hold no values", "write 'edges' or 'links'"));
        for (const HalfCell at : points_of(map, grid, sort)) between.push_back({sort, at});
        const std::size_t count = grid.cell_count() + between.size();
        if (count > cell_limit)
            return std::unexpected(too_many_cells(
                "with its edges, links and corners the puzzle has " + std::to_string(count), cell_limit));
    }
    grid.between = std::move(between);
    return {};
}

PositionMap::PositionMap(const Grid& grid)
    : grid_(grid), steps_(CellMap(grid).edge_steps()), points_(cell_points(grid)) {
    for (const HalfCell at : points_) {
        rows_ = std::max(rows_, at.row / 2 + 1);
        columns_ = std::max(columns_, at.column / 2 + 1);
    }
    cells_.assign(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_), kNoCell);
    for (std::size_t cell = 0; cell < points_.size(); ++cell) {
        const auto row = static_cast<std::size_t>(points_[cell].row / 2),
                   column = static_cast<std::size_t>(points_[cell].column / 2);
        cells_[row * static_cast<std::size_t>(columns_) + column] = static_cast<std::uint32_t>(cell);
    }
}

HalfCell PositionMap::point(CellId position) const {
    return grid_.is_drawn(position) ? points_[position.index()]
                                    : grid_.between[position.index() - points_.size()].at;
}

std::optional<CellId> PositionMap::cell_at(HalfCell at) const {
    const bool is_cell_point = at.row > 0 && at.column > 0 && at.row % 2 == 1 && at.column % 2 == 1;
    if (!is_cell_point || at.row / 2 >= rows_ || at.column / 2 >= columns_) return std::nullopt;
    const std::uint32_t cell =
        cells_[static_cast<std::size_t>(at.row / 2) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(at.column / 2)];
    return cell == kNoCell ? std::nullopt : std::optional(CellId(cell));
}

std::optional<CellId> PositionMap::find(PositionSort sort, HalfCell at) const {
    if (sort == PositionSort::Cell) return cell_at(at);
    const auto key = [](const Grid::Between& between) { return std::pair(between.sort, between.at); };
    const auto found = std::ranges::lower_bound(grid_.between, std::pair(sort, at), {}, key);
    if (found == grid_.between.end() || key(*found) != std::pair(sort, at)) return std::nullopt;
    return CellId(points_.size() + static_cast<std::size_t>(found - grid_.between.begin()));
}

/// Returns the points of the two cells that meet at an edge or a link. At least one of them is a cell.
PointPair PositionMap::cells_across(HalfCell at) const {
    for (const CellStep& cell_step : steps_) {
        const HalfCell step = step_of(cell_step);
        const HalfCell before = plus(at, step, -1), after = plus(at, step);
        if (before < after && (cell_at(before) || cell_at(after))) return {before, after};
    }
    SATOR_ASSERT(false);
    return {};
}

/// Returns the corners at the ends of the edge at a point.
PointPair PositionMap::corners_along(HalfCell at) const {
    const auto [first, second] = cells_across(at);
    if (!has_six_sides()) {
        const HalfCell across = {at.row - first.row, at.column - first.column};
        return {plus(at, {across.column, across.row}, -1), plus(at, {across.column, across.row})};
    }
    // A corner is the sum of the points of its three cells. The third cell is beside both of the edge.
    std::vector<HalfCell> corners;
    for (const CellStep& a : steps_) {
        const HalfCell third = plus(first, step_of(a), 2);
        const auto is_third = [&](const CellStep& b) { return plus(second, step_of(b), 2) == third; };
        if (std::ranges::any_of(steps_, is_third)) corners.push_back(plus(plus(first, second), third));
    }
    std::ranges::sort(corners);
    SATOR_ASSERT(corners.size() == 2);
    return {corners[0], corners[1]};
}

PointPair PositionMap::ends(CellId edge_or_link) const {
    const HalfCell at = point(edge_or_link);
    return grid_.sort_of(edge_or_link) == PositionSort::Edge ? corners_along(at) : cells_across(at);
}

PointPair PositionMap::sides(CellId edge_or_link) const {
    const HalfCell at = point(edge_or_link);
    return grid_.sort_of(edge_or_link) == PositionSort::Edge ? cells_across(at) : corners_along(at);
}

std::array<std::optional<CellId>, 2> PositionMap::cells(CellId edge_or_link) const {
    const auto [first, second] = cells_across(point(edge_or_link));
    return {cell_at(first), cell_at(second)};
}

Slot PositionMap::around(HalfCell cell_or_corner, PositionSort sort) const {
    Slot positions;
    const auto add = [&](HalfCell step) {
        if (const auto found = find(sort, plus(cell_or_corner, step))) positions.push_back(*found);
    };
    if (sort == PositionSort::Corner || sort == PositionSort::Cell) {
        std::ranges::for_each(kDiagonal, add);
    } else if (has_six_sides()) {
        for (const CellStep& step : steps_) add(step_of(step));
        std::ranges::sort(positions);
    } else {
        std::ranges::for_each(kStraight, add);
    }
    return positions;
}

Slot PositionMap::ray(HalfCell from, HalfCell step, PositionSort sort) const {
    Slot positions;
    for (HalfCell at = plus(from, step);; at = plus(at, step, 2)) {
        const auto found = find(sort, at);
        if (!found) return positions;
        positions.push_back(*found);
    }
}

}  // namespace sator::puzzle
