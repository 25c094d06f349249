#include "sator/puzzle/grid_lines.hpp"

#include <algorithm>

#include "sator/puzzle/grid_places.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator {

using namespace puzzle;

namespace {

/// Where a line begins and ends, in words. "upper" and "lower" are of the slanted lines of a hexagon.
struct Ends {
    std::string_view reversed;               // added to the name of the reversed line
    std::string_view before_first, at_last;  // the place of a clue
};

const Ends& ends_of(const GridLine& line) {
    static constexpr Ends kRow{" from the right", "left of ", "right of "},
        kColumn{" from the bottom", "above ", "below "},
        kX{" from the bottom", "at the upper end of ", "at the lower end of "},
        kZ{" from the top", "at the lower end of ", "at the upper end of "};
    if (line.axis == Axis::Y) return kRow;
    if (line.axis == Axis::Z) return kZ;
    return line.name.starts_with("X line") ? kX : kColumn;
}

}  // namespace

std::string GridLine::read_name() const {
    return is_reversed ? name + std::string(ends_of(*this).reversed) : name;
}

std::string GridLine::outside() const {
    const Ends& ends = ends_of(*this);
    return std::string(is_reversed ? ends.at_last : ends.before_first) + name;
}

GridLines::GridLines(const Grid& grid) : lines_of_(grid.cell_count()) {
    if (grid.cell_count() == 0) return;
    if (grid.blocks.size() > 1) {
        add(Axis::Y, rows_of(grid));
        add(Axis::X, columns_of(grid));
    }
    add(Axis::Y, lines_along(grid, Axis::Y));
    if (!has_shifted_rows(grid) || grid.kind == GridKind::Hexagon) add(Axis::X, lines_along(grid, Axis::X));
    if (grid.kind == GridKind::Hexagon) add(Axis::Z, lines_along(grid, Axis::Z));
}

void GridLines::add(Axis axis, std::vector<Sequence> lines) {
    for (Sequence& line : lines) {
        for (const CellId cell : line.cells)
            lines_of_[cell.index()].push_back(static_cast<std::uint32_t>(lines_.size()));
        lines_.push_back({axis, std::move(line)});
    }
}

std::optional<GridLine> GridLines::find(std::span<const CellId> cells) const {
    if (cells.size() < 2 || cells[0].index() >= lines_of_.size()) return std::nullopt;
    for (const std::uint32_t index : lines_of_[cells[0].index()]) {
        const auto& [axis, named] = lines_[index];
        const Slot& line = named.cells;
        if (std::ranges::equal(line, cells)) return GridLine{axis, named.label, false};
        if (std::equal(line.rbegin(), line.rend(), cells.begin(), cells.end()))
            return GridLine{axis, named.label, true};
    }
    return std::nullopt;
}

}  // namespace sator
