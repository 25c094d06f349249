// Computes the cells of a hexagon from its numbers of lines. With i, j, k counted from 0, row j begins at the
// smallest i for which k is not negative, and ends when i or k exceeds its number of lines. Cost: linear in
// the numbers of cells and lines.

#include "sator/puzzle/grids/hexagon.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "sator/base/errors.hpp"

namespace sator::puzzle {

namespace {

struct Hexagon {
    std::int64_t x, y, z;

    std::int64_t sum() const { return (x + y + z - 3) / 2; }
    std::int64_t z_line(std::int64_t i, std::int64_t j) const { return sum() - j - (x - 1 - i); }
    /// The X lines that row j crosses: from `first_x` up to, but without, `end_x`.
    std::int64_t first_x(std::int64_t j) const { return std::max<std::int64_t>(0, -z_line(0, j)); }
    std::int64_t end_x(std::int64_t j) const { return std::min(x, z - z_line(0, j)); }
    std::size_t cells_in_row(std::int64_t j) const { return static_cast<std::size_t>(end_x(j) - first_x(j)); }
};

std::string counts(const Hexagon& h) {
    return std::to_string(h.x) + " X, " + std::to_string(h.y) + " Y and " + std::to_string(h.z) + " Z lines";
}

/// Returns an error if no hexagon has these numbers of lines. The first and the last X line have a cell if
/// sum() and sum() − (x − 1) lie within 0 … y + z − 2, the range of j + k. Both conditions are equivalent to
/// x < y + z; the same holds for Y and Z.
std::expected<void, Diagnostic> misfit(const Hexagon& h) {
    if ((h.x + h.y + h.z) % 2 == 0) {
        return std::unexpected(error_at({}, "no hexagon has " + counts(h),
                                        "the numbers of X, Y and Z lines must add up to an odd number"));
    }
    if (h.x < h.y + h.z && h.y < h.x + h.z && h.z < h.x + h.y) return {};
    const std::string_view longest = h.x >= h.y + h.z ? "X" : h.y >= h.x + h.z ? "Y" : "Z";
    return std::unexpected(error_at(
        {}, "no hexagon has " + counts(h) + ": some " + std::string(longest) + " lines would have no cell",
        "each direction needs fewer lines than the other two together"));
}

void add_row(LinedGrid& made, const Hexagon& h, std::int64_t j) {
    Slot row;
    for (std::int64_t i = h.first_x(j); i < h.end_x(j); ++i) {
        const CellId cell(made.grid.cell_count());
        made.grid.places.push_back({static_cast<std::uint32_t>(j), static_cast<std::uint32_t>(i)});
        made.lines[0][static_cast<std::size_t>(i)].push_back(cell);
        made.lines[2][static_cast<std::size_t>(h.z_line(i, j))].push_back(cell);
        row.push_back(cell);
    }
    made.grid.rows.push_back(row);
    made.lines[1].push_back(std::move(row));
}

}  // namespace

std::expected<LinedGrid, Diagnostic> make_hexagon(std::size_t x, std::size_t y, std::size_t z,
                                                  std::size_t cell_limit) {
    const std::size_t longest = std::max({x, y, z});
    if (longest > cell_limit)
        return std::unexpected(
            too_many_cells("the puzzle has " + std::to_string(longest) + " lines of", cell_limit));
    const Hexagon h{static_cast<std::int64_t>(x), static_cast<std::int64_t>(y), static_cast<std::int64_t>(z)};
    if (auto done = misfit(h); !done) return failure(done);
    std::size_t cells = 0;
    for (std::int64_t j = 0; j < h.y; ++j) cells += h.cells_in_row(j);
    if (cells > cell_limit)
        return std::unexpected(too_many_cells("the puzzle has " + std::to_string(cells), cell_limit));
    LinedGrid made;
    made.grid.kind = GridKind::Hexagon;
    made.grid.line_counts = {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y),
                             static_cast<std::uint32_t>(z)};
    made.grid.places.reserve(cells);
    made.lines[0].resize(x);
    made.lines[2].resize(z);
    for (std::int64_t j = 0; j < h.y; ++j) add_row(made, h, j);
    for (Slot& line : made.lines[2]) std::ranges::reverse(line);
    return made;
}

}  // namespace sator::puzzle
