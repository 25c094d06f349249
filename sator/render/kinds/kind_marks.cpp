#include "sator/render/kinds/kind_marks.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "sator/render/kinds/kind_looks.hpp"

namespace sator::render {

namespace {

/// Returns the place of a cell in the printed drawing. A layout has a blank before each sign of a row.
LatticePlace printed_place(const Grid& grid, CellId cell) {
    const Grid::Place& place = grid.places[cell.index()];
    const std::uint32_t column = grid.kind == GridKind::Drawing ? place.column / 2 : place.column;
    return {static_cast<std::int32_t>(place.line), static_cast<std::int32_t>(column)};
}

/// Returns the distance of the board's places from the printed ones; nullopt if cells differ.
std::optional<LatticePlace> distance_of(const Grid& grid, const Board& board) {
    std::optional<LatticePlace> distance;
    for (std::size_t i = 0; i < board.places.size(); ++i) {
        const LatticePlace printed = printed_place(grid, CellId(i)), place = board.places[i];
        const LatticePlace own{place.row - printed.row, place.column - printed.column};
        if (distance && *distance != own) return std::nullopt;
        distance = own;
    }
    return distance;
}

bool is_near(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y) < 1;
}

/// Returns the signs in cells, or those at corners.
template <class Wanted>
std::vector<PlacedMark> placed_signs(const Puzzle& puzzle, const Board& board, Wanted is_wanted) {
    std::vector<PlacedMark> placed;
    if (!puzzle.kind || puzzle.kind->marks.empty() || !board.has_lattice || board.shape != CellShape::Square)
        return placed;
    const auto distance = distance_of(puzzle.grid, board);
    if (!distance) return placed;
    for (const DrawnMark& mark : puzzle.kind->marks) {
        if (!is_wanted(mark)) continue;
        const LatticePlace place{static_cast<std::int32_t>(mark.row) + distance->row,
                                 static_cast<std::int32_t>(mark.column) + distance->column};
        placed.push_back({&mark, place});
    }
    return placed;
}

}  // namespace

std::vector<PlacedMark> placed_marks(const Puzzle& puzzle, const Board& board) {
    return placed_signs(puzzle, board, [](const DrawnMark& mark) { return !mark.is_between; });
}

std::vector<PlacedMark> placed_corners(const Puzzle& puzzle, const Board& board) {
    return placed_signs(puzzle, board, [](const DrawnMark& mark) { return mark.is_corner; });
}

bool has_corner_signs(const Puzzle& puzzle) {
    return puzzle.kind &&
           std::ranges::any_of(puzzle.kind->marks, [](const DrawnMark& mark) { return mark.is_corner; });
}

void add_kind_blocks(const Puzzle& puzzle, Board& board) {
    for (const PlacedMark& placed : placed_marks(puzzle, board)) {
        if (!placed.mark->is_block || board.find(placed.place)) continue;
        const Point centre = board.centre(placed.place);
        std::erase_if(board.texts, [&](const LayoutText& text) { return is_near(text.at, centre); });
        const bool has_glyph = sign_glyph(puzzle, placed.mark->name).has_value();
        if (has_glyph) {
            std::erase(board.blocks, placed.place);
        } else if (!board.is_block(placed.place)) {
            board.blocks.insert(std::ranges::upper_bound(board.blocks, placed.place), placed.place);
        }
    }
}

}  // namespace sator::render
