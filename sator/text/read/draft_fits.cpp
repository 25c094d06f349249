#include "sator/text/read/draft_fits.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/text/drawings/grid_drawing.hpp"

namespace sator::text {

namespace {

/// Returns whether drawings are read row by row, because no layout is drawn that they could repeat.
bool is_read_by_rows(const PuzzleDraft& draft) {
    return draft.uses_short_words && draft.layout_lines.empty();
}

/// A drawing must show all cells of the layout.
std::expected<void, Diagnostic> check_all_cells(const PuzzleDraft& draft, const DrawingLines& drawing,
                                                const Fit& fit) {
    const std::size_t all = draft.layout->cell_count();
    if (fit.cells == all) return {};
    return std::unexpected(error_at(span_of(drawing),
                                    "this drawing shows " + std::to_string(fit.cells) + " of the grid's " +
                                        std::to_string(all) + " cells",
                                    "draw the whole grid, with '.' for open cells"));
}

bool has_all_rows(const PuzzleDraft& draft, const DrawingLines& drawing) {
    const auto rows =
        std::ranges::count_if(drawing, [](const LineSlice& line) { return !is_frame(line.text); });
    return static_cast<std::size_t>(rows) == draft.puzzle.grid.rows.size();
}

}  // namespace

std::expected<std::vector<Fit>, Diagnostic> fits_in(const PuzzleDraft& draft, const DrawingLines& drawing,
                                                    MarkUse use, std::u32string_view characters) {
    if (is_read_by_rows(draft) && has_all_rows(draft, drawing)) {
        auto fit = read_grid_drawing(draft.puzzle.grid, drawing, use, characters);
        if (!fit) return failure(fit);
        return std::vector<Fit>{std::move(*fit)};
    }
    return find_fits(*draft.layout, drawing, use, characters, draft.fit_limits());
}

std::expected<Fit, Diagnostic> whole_fit_in(PuzzleDraft& draft, const DrawingLines& drawing, MarkUse use,
                                            std::u32string_view characters) {
    if (is_read_by_rows(draft)) return read_grid_drawing(draft.puzzle.grid, drawing, use, characters);
    auto fits = find_fits(*draft.layout, drawing, use, characters, draft.fit_limits());
    if (!fits) return failure(fits);
    if (fits->size() == 1) {
        if (auto done = check_all_cells(draft, drawing, fits->front()); !done) {
            if (draft.uses_short_words) return failure(done);
            draft.remark(std::move(done.error()));
        }
        return std::move(fits->front());
    }
    return std::unexpected(error_at(
        span_of(drawing), "this drawing fits in " + std::to_string(fits->size()) + " places of the layout",
        "draw the whole layout, with '.' for open cells"));
}

}  // namespace sator::text
