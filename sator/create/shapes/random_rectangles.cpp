#include "sator/create/shapes/random_rectangles.hpp"

#include <cstddef>
#include <utility>
#include <vector>

#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

namespace {

/// Rows and columns from the first to one past the last.
struct Rectangle {
    std::size_t top = 0, bottom = 0, left = 0, right = 0;

    std::size_t rows() const { return bottom - top; }
    std::size_t columns() const { return right - left; }
    std::size_t size() const { return rows() * columns(); }
};

/// Returns all cuts of a rectangle into two of at least `least` cells: true for one between rows, and the row or column after it.
std::vector<std::pair<bool, std::size_t>> cuts_of(const Rectangle& whole, std::size_t least) {
    std::vector<std::pair<bool, std::size_t>> cuts;
    for (std::size_t row = whole.top + 1; row < whole.bottom; ++row) {
        if ((row - whole.top) * whole.columns() >= least && (whole.bottom - row) * whole.columns() >= least)
            cuts.emplace_back(true, row);
    }
    for (std::size_t column = whole.left + 1; column < whole.right; ++column) {
        if ((column - whole.left) * whole.rows() >= least && (whole.right - column) * whole.rows() >= least)
            cuts.emplace_back(false, column);
    }
    return cuts;
}

}  // namespace

Partition random_rectangles(const Grid& grid, std::size_t least, std::size_t most, RandomSource& random) {
    Partition parts(grid);
    const auto rows = rows_of(grid);
    std::vector<Rectangle> open = {{0, rows.size(), 0, rows.front().cells.size()}};
    while (!open.empty()) {
        const Rectangle whole = open.back();
        open.pop_back();
        const auto cuts = cuts_of(whole, least);
        // A piece that is small enough is mostly cut no more.
        const bool is_small = whole.size() <= most && random.below(4) != 0;
        if (is_small || cuts.empty()) {
            const CellId first = rows[whole.top].cells[whole.left];
            for (std::size_t row = whole.top; row < whole.bottom; ++row) {
                for (std::size_t column = whole.left; column < whole.right; ++column) {
                    if (rows[row].cells[column] != first)
                        parts.move(rows[row].cells[column], parts.part_of(first));
                }
            }
            continue;
        }
        const auto [is_row, at] = random.pick(cuts);
        Rectangle first = whole, second = whole;
        (is_row ? first.bottom : first.right) = at;
        (is_row ? second.top : second.left) = at;
        open.push_back(first);
        open.push_back(second);
    }
    parts.tidy();
    return parts;
}

}  // namespace sator::create
