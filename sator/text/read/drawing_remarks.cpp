#include "sator/text/read/drawing_remarks.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_coordinates.hpp"

namespace sator::text {

namespace {

/// A remark names at most this number of places.
constexpr std::size_t kMostPlaces = 6;

/// Returns whether each cell of the grid is marked in some place, as by a drawing of a row or a box.
bool covers_grid(const std::vector<Fit>& fits, std::size_t cells) {
    std::vector<bool> is_marked(cells);
    for (const Fit& fit : fits) {
        for (const Mark& mark : fit) is_marked[mark.cell.index()] = true;
    }
    return std::ranges::find(is_marked, false) == is_marked.end();
}

/// Returns whether the drawing shows a sign that is printed between cells, e.g. the '<' of `1 < 2`: it applies where the sign is.
bool shows_signs(const DrawingLines& drawing, const Fit& fit) {
    std::size_t written = 0, marks = fit.cells - fit.marks.size();
    for (const LineSlice& line : drawing) {
        written += static_cast<std::size_t>(std::ranges::count_if(
            line.text, [](char32_t c) { return !std::u32string_view(U" \t|-+=").contains(c); }));
    }
    for (const Mark& mark : fit) marks += mark.span.length;
    return written > marks;
}

/// Returns e.g. "R1C1, R4C1 and R7C1".
std::string places_of(const std::vector<Fit>& fits, const Grid& grid) {
    const std::vector<CellCoordinates> coordinates = cell_coordinates(grid);
    std::string text;
    const std::size_t shown = std::min(fits.size(), kMostPlaces);
    for (std::size_t i = 0; i < shown; ++i) {
        const auto& [row, column] = coordinates[fits[i].marks.front().cell.index()];
        if (i > 0) text += i + 1 == fits.size() ? " and " : ", ";
        text += "R" + std::to_string(row + 1) + "C" + std::to_string(column + 1);
    }
    if (shown == fits.size()) return text;
    return text + " and " + std::to_string(fits.size() - shown) + " more places";
}

}  // namespace

void remark_on_places(const DrawingLines& drawing, const std::vector<Fit>& fits, PuzzleDraft& draft) {
    const Grid& grid = draft.puzzle.grid;
    if (fits.size() < 2 || covers_grid(fits, grid.cell_count())) return;
    if (shows_signs(drawing, fits.front())) return;
    draft.remark(
        error_at(span_of(drawing), "this drawing applies at " + places_of(fits, grid),
                 "write 'everywhere' after the rule if this is meant, or 'here' for the first place only"));
}

}  // namespace sator::text
