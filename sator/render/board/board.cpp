#include "sator/render/board/board.hpp"

#include <algorithm>
#include <cstdlib>
#include <numbers>

#include "sator/render/board/layout_board.hpp"

namespace sator::render {

namespace {

/// The distance between two rows of hexagons, as a fraction of a hexagon's width.
constexpr double kHexagonPitch = std::numbers::sqrt3 / 2;

LatticePlace place_in(const Grid& grid, const Grid::Place& place) {
    const auto row = static_cast<std::int32_t>(place.line), column = static_cast<std::int32_t>(place.column);
    return grid.kind == GridKind::Hexagon ? LatticePlace{row, 2 * column - row} : LatticePlace{row, column};
}

}  // namespace

Point Board::centre(LatticePlace place) const {
    if (shape == CellShape::Hexagon) return {place.column * side / 2, place.row * side * kHexagonPitch};
    return {place.column * side, place.row * side};
}

std::vector<Point> Board::corners(Point c) const {
    const double h = side / 2;
    if (shape == CellShape::Square)
        return {{c.x - h, c.y - h}, {c.x + h, c.y - h}, {c.x + h, c.y + h}, {c.x - h, c.y + h}};
    const double r = side / std::numbers::sqrt3;
    return {{c.x, c.y - r}, {c.x + h, c.y - r / 2}, {c.x + h, c.y + r / 2},
            {c.x, c.y + r}, {c.x - h, c.y + r / 2}, {c.x - h, c.y - r / 2}};
}

void Board::add_cell(LatticePlace place) {
    cell_at.emplace_back(place, CellId(places.size()));
    places.push_back(place);
}

void Board::sort_cells() {
    if (!std::ranges::is_sorted(cell_at)) std::ranges::sort(cell_at);
}

std::optional<CellId> Board::find(LatticePlace place) const {
    const auto found = std::ranges::lower_bound(cell_at, place, {}, &decltype(cell_at)::value_type::first);
    return found == cell_at.end() || found->first != place ? std::nullopt : std::optional(found->second);
}

bool Board::is_block(LatticePlace place) const {
    return std::ranges::binary_search(blocks, place);
}

bool Board::are_neighbours(CellId a, CellId b) const {
    if (!has_lattice) return false;
    const std::int32_t down = std::abs(places[a.index()].row - places[b.index()].row);
    const std::int32_t right = std::abs(places[a.index()].column - places[b.index()].column);
    if (shape == CellShape::Hexagon) return (down == 0 && right == 2) || (down == 1 && right == 1);
    return down + right == 1;
}

bool Board::touch(CellId a, CellId b) const {
    if (!has_lattice || a == b) return false;
    const std::int32_t down = std::abs(places[a.index()].row - places[b.index()].row);
    const std::int32_t right = std::abs(places[a.index()].column - places[b.index()].column);
    return shape == CellShape::Hexagon ? are_neighbours(a, b) : down <= 1 && right <= 1;
}

Box Board::inner_box(CellId cell) const {
    // For a hexagon: the widest box inside it that is about square.
    const double h = side / 2 * (shape == CellShape::Hexagon ? 0.76 : 0.9);
    const Point c = centre(cell);
    return {{c.x - h, c.y - h}, {c.x + h, c.y + h}};
}

Board make_board(const Grid& grid, double side, LimitWatch& watch) {
    if (grid.kind == GridKind::Drawing) return make_layout_board(grid, side, watch);
    Board board;
    board.side = side;
    board.shape = grid.kind == GridKind::Hexagon ? CellShape::Hexagon : CellShape::Square;
    for (std::size_t cell = 0; cell < grid.cell_count() && !watch.is_over(); ++cell) {
        board.add_cell(place_in(grid, grid.places[cell]));
        board.centres.push_back(board.centre(board.places.back()));
    }
    board.sort_cells();
    return board;
}

}  // namespace sator::render
