#include "sator/render/board/between_lines.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "sator/puzzle/grids/between_cells.hpp"

namespace sator::render {

namespace {

/// The step of the board's lattice that a step between cells of squares or hexagons is.
struct BoardStep {
    std::string_view name;
    LatticePlace square, hexagon;
};
constexpr std::array<BoardStep, 8> kBoardSteps = {{{"right", {0, 1}, {0, 2}},
                                                   {"left", {0, -1}, {0, -2}},
                                                   {"down", {1, 0}, {1, 0}},
                                                   {"up", {-1, 0}, {-1, 0}},
                                                   {"down-left", {1, -1}, {1, -1}},
                                                   {"down-right", {1, 1}, {1, 1}},
                                                   {"up-left", {-1, -1}, {-1, -1}},
                                                   {"up-right", {-1, 1}, {-1, 1}}}};

class BetweenLineFinder {
  public:
    BetweenLineFinder(const Grid& grid, const Board& board) : board_(board), map_(grid), grid_(grid) {}

    BetweenLine line(CellId position) const {
        const HalfCell at = map_.point(position);
        if (grid_.sort_of(position) == PositionSort::Corner) return corner(at);
        const auto [first, second] = map_.cells(position);
        const CellId cell = first ? *first : *second;
        const Point centre = board_.centre(cell), next = centre + vector_to(cell, at);
        const Point middle = (centre + next) * 0.5;
        if (grid_.sort_of(position) == PositionSort::Link) return {middle, centre, next};
        std::vector<Point> corners = board_.corners(centre);
        std::ranges::sort(corners, {}, [&](Point corner) { return length(corner - middle); });
        return {middle, corners[0], corners[1]};
    }

  private:
    /// Returns the way from the centre of a cell to that of the next one, across an edge at a point.
    Point vector_to(CellId cell, HalfCell at) const {
        const HalfCell from = map_.point(cell);
        for (const puzzle::CellStep& step : map_.steps()) {
            if (from.row + step.down != at.row || from.column + step.right != at.column) continue;
            const auto own = std::ranges::find(kBoardSteps, step.name, &BoardStep::name);
            const LatticePlace by = board_.shape == CellShape::Hexagon ? own->hexagon : own->square;
            return board_.centre(by) - board_.centre(LatticePlace{});
        }
        return {};
    }

    BetweenLine corner(HalfCell at) const {
        const Slot cells = map_.around(at, PositionSort::Cell);
        if (cells.empty()) return {};
        const HalfCell from = map_.point(cells.front());
        const Point point = board_.centre(cells.front()) + Point{(at.column - from.column) * board_.side / 2,
                                                                 (at.row - from.row) * board_.side / 2};
        return {point, point, point};
    }

    const Board& board_;
    puzzle::PositionMap map_;
    const Grid& grid_;
};

}  // namespace

void add_between_lines(const Grid& grid, Board& board) {
    if (grid.between.empty()) return;
    const BetweenLineFinder finder(grid, board);
    for (std::size_t i = grid.cell_count(); i < grid.position_count(); ++i)
        board.between_lines.push_back(finder.line(CellId(i)));
}

}  // namespace sator::render
