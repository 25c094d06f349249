#include "sator/render/board/board.hpp"

#include <algorithm>
#include <cstdlib>
#include <numbers>

#include "sator/render/board/between_lines.hpp"
#include "sator/render/board/layout_board.hpp"

namespace sator::render {

namespace {

/// The distance between two rows of hexagons, as a fraction of a hexagon's width.
constexpr double kHexagonPitch = std::numbers::sqrt3 / 2;

LatticePlace place_in(const Grid& grid, const Grid::Place& place) {
    const auto row = static_cast<std::int32_t>(place.line), column = static_cast<std::int32_t>(place.column);
    return grid.kind == GridKind::Hexagon ? LatticePlace{row, 2 * column - row} : LatticePlace{row, column};
}

/// Returns the numbers of rows and columns between the outermost cells.
LatticePlace size_of_lattice(const Board& board) {
    if (board.places.empty()) return {};
    const auto [top, bottom] = std::ranges::minmax(board.places, {}, &LatticePlace::row);
    const auto [left, right] = std::ranges::minmax(board.places, {}, &LatticePlace::column);
    return {bottom.row - top.row + 1, right.column - left.column + 1};
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
    const auto across = step_across_rim(a, b);
    return across ? std::abs(across->row) + std::abs(across->column) == 1 : down + right == 1;
}

std::optional<LatticePlace> Board::step_across_rim(CellId a, CellId b) const {
    if (torus == LatticePlace{} || !has_lattice || touch(a, b)) return std::nullopt;
    const auto shortest = [](std::int32_t from, std::int32_t to, std::int32_t size) {
        const std::int32_t step = ((to - from) % size + size) % size;
        return step == size - 1 ? -1 : step;
    };
    const LatticePlace &from = places[a.index()], &to = places[b.index()];
    const LatticePlace step{shortest(from.row, to.row, torus.row),
                            shortest(from.column, to.column, torus.column)};
    const bool is_near = a != b && std::abs(step.row) <= 1 && std::abs(step.column) <= 1;
    return is_near ? std::optional(step) : std::nullopt;
}

std::vector<Point> Board::between(CellId a, CellId b) const {
    const auto across = step_across_rim(a, b);
    if (!across) return {(centre(a) + centre(b)) * 0.5};
    const Point half = Point{across->column * side, across->row * side} * 0.5;
    return {centre(a) + half, centre(b) - half};
}

std::vector<std::vector<Point>> Board::path(const std::vector<CellId>& cells) const {
    constexpr double kBeyondRim = 0.62;  // of a step: so far does a line reach over the rim
    std::vector<std::vector<Point>> parts(1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto across = i == 0 ? std::nullopt : step_across_rim(cells[i - 1], cells[i]);
        if (across) {
            const Point beyond = Point{across->column * side, across->row * side} * kBeyondRim;
            parts.back().push_back(centre(cells[i - 1]) + beyond);
            parts.push_back({centre(cells[i]) - beyond});
        }
        parts.back().push_back(centre(cells[i]));
    }
    return parts;
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
    Board board;
    if (grid.kind == GridKind::Drawing) {
        board = make_layout_board(grid, side, watch);
        if (grid.is_torus) board.torus = size_of_lattice(board);
        if (!watch.is_over()) add_between_lines(grid, board);
        return board;
    }
    board.side = side;
    board.shape = grid.kind == GridKind::Hexagon ? CellShape::Hexagon : CellShape::Square;
    for (std::size_t cell = 0; cell < grid.cell_count() && !watch.is_over(); ++cell) {
        board.add_cell(place_in(grid, grid.places[cell]));
        board.centres.push_back(board.centre(board.places.back()));
    }
    board.sort_cells();
    if (grid.is_torus) board.torus = size_of_lattice(board);
    if (!watch.is_over()) add_between_lines(grid, board);
    return board;
}

}  // namespace sator::render
