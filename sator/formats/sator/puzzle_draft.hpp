#pragma once

#include <optional>
#include <vector>

#include "sator/formats/sator/drawing.hpp"
#include "sator/formats/sator/statements.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator {

/// A puzzle of the language while its statements are read, one kind of statement after the other.
struct PuzzleDraft {
    const PuzzleOptions& options;
    Puzzle puzzle;
    std::optional<Layout> layout;
    std::vector<LineSlice> layout_lines;  ///< where the layout is drawn; empty where its size alone is told
    std::optional<Puzzle> imported;  ///< the puzzle of another file that `regexes FILE` takes its clues from
    SourceSpan layout_span;          ///< of the statement that makes it
    bool has_valid_ranges =
        true;  ///< no range was refused, so that cells without values are a mistake of their own
    std::vector<Diagnostic> errors;  ///< without file and excerpt

    /// Whether to read no further.
    bool is_over() const { return options.watch != nullptr && options.watch->reached().has_value(); }
    /// The same after so many steps more, asked now and then.
    bool is_over_after(std::size_t steps) const {
        return options.watch != nullptr && options.watch->is_over(steps);
    }
    FitLimits fit_limits() const { return {.watch = options.watch}; }

    void refuse(Diagnostic error) { errors.push_back(std::move(error)); }

    /// Where a cell is drawn, or else the statement that makes it.
    SourceSpan span_of(CellId cell) const {
        if (layout_lines.empty()) return layout_span;
        const Grid::Place& place = puzzle.grid.places[cell.index()];
        return layout_lines[place.line].span(place.column, 1);
    }
};

/// The place of a drawing's first line.
inline SourceSpan span_of(const DrawingLines& drawing) {
    const LineSlice& first = drawing.front();
    return first.span(0, first.text.empty() ? 1 : first.text.size());
}

}  // namespace sator
