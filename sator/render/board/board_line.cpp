#include "sator/render/board/board_line.hpp"

#include <algorithm>
#include <cstdlib>
#include <numbers>
#include <string_view>

namespace sator::render {

namespace {

LatticePlace step_between(LatticePlace a, LatticePlace b) {
    return {b.row - a.row, b.column - a.column};
}
LatticePlace plus(LatticePlace place, LatticePlace step, int times = 1) {
    return {place.row + times * step.row, place.column + times * step.column};
}

std::optional<LineKind> kind_of(CellShape shape, LatticePlace step) {
    const int down = std::abs(step.row), right = std::abs(step.column);
    if (shape == CellShape::Hexagon) {
        if (down == 0 && right == 2) return LineKind::Row;
        return down == 1 && right == 1 ? std::optional(LineKind::Slanted) : std::nullopt;
    }
    if (down > 1 || right > 1) return std::nullopt;
    if (down == 0) return LineKind::Row;
    return right == 0 ? LineKind::Column : LineKind::Diagonal;
}

/// Returns the maximal runs of two or more cells in which neighbours differ by one of these steps.
std::vector<Slot> lines_along(const Board& board, const std::vector<LatticePlace>& steps) {
    std::vector<Slot> lines;
    if (!board.has_lattice) return lines;
    for (const LatticePlace step : steps) {
        for (const auto& [place, cell] : board.cell_at) {
            if (board.find(plus(place, step, -1))) continue;
            Slot line;
            for (LatticePlace at = place; board.find(at); at = plus(at, step))
                line.push_back(*board.find(at));
            if (line.size() > 1) lines.push_back(std::move(line));
        }
    }
    return lines;
}

}  // namespace

std::optional<LineKind> line_kind(const Board& board, std::span<const CellId> cells) {
    const auto is_cell = [&](CellId cell) { return board.is_cell(cell); };
    if (!board.has_lattice || cells.size() < 2 || !std::ranges::all_of(cells, is_cell)) return std::nullopt;
    const auto place = [&](std::size_t i) { return board.places[cells[i].index()]; };
    const LatticePlace step = step_between(place(0), place(1));
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (place(i) != plus(place(i - 1), step)) return std::nullopt;
    }
    if (board.find(plus(place(0), step, -1)) || board.find(plus(place(cells.size() - 1), step)))
        return std::nullopt;
    return kind_of(board.shape, step);
}

std::vector<Slot> lines_of_board(const Board& board) {
    const bool is_hexagonal = board.shape == CellShape::Hexagon;
    return lines_along(board, is_hexagonal ? std::vector<LatticePlace>{{0, 2}, {1, 1}, {1, -1}}
                                           : std::vector<LatticePlace>{{0, 1}, {1, 0}});
}

std::vector<Slot> diagonals_of_board(const Board& board) {
    if (board.shape == CellShape::Hexagon) return {};
    return lines_along(board, {{1, 1}, {1, -1}});
}

LatticePlace place_before(const Board& board, std::span<const CellId> cells) {
    const LatticePlace first = board.places[cells[0].index()];
    return plus(first, step_between(first, board.places[cells[1].index()]), -1);
}

Point reading_direction(const Board& board, const Sequence& sequence) {
    if (sequence.cells.size() > 1)
        return direction(board.centre(sequence.cells[1]) - board.centre(sequence.cells[0]));
    const std::string_view label = sequence.label;
    const double half = 0.5, high = std::numbers::sqrt3 / 2;
    if (label.starts_with("column")) return {0, label.ends_with("from the bottom") ? -1.0 : 1.0};
    if (label.starts_with("X line")) return {-half, high};
    if (label.starts_with("Z line")) return {-half, -high};
    return {label.ends_with("from the right") ? -1.0 : 1.0, 0};
}

bool is_path(const Board& board, std::span<const CellId> cells) {
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (!board.touch(cells[i - 1], cells[i]) && !board.step_across_rim(cells[i - 1], cells[i]))
            return false;
    }
    return board.has_lattice;
}

bool is_connected(const Board& board, std::span<const CellId> cells) {
    std::vector<CellId> reached{cells.front()}, open(cells.begin() + 1, cells.end());
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const auto near = std::ranges::stable_partition(
            open, [&](CellId other) { return !board.are_neighbours(reached[i], other); });
        reached.insert(reached.end(), near.begin(), near.end());
        open.erase(near.begin(), near.end());
    }
    return open.empty();
}

}  // namespace sator::render
