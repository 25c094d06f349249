#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/drawings/drawing.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// The puzzle while its statements are read, one kind of statement after the other.
struct PuzzleDraft {
    const PuzzleOptions& options;
    Puzzle puzzle;
    KnownKinds kinds{KindTable::standard()};
    std::optional<Layout> layout;
    std::vector<LineSlice> layout_lines;  ///< the drawing of the layout; empty if only its size is given
    std::deque<std::u32string> texts;     ///< the statements that kinds stand for
    std::optional<Puzzle> imported;       ///< the puzzle of the file that `regexes FILE` names
    /// Whether the file uses words that make it short, such as kinds, bare names of rules, and `grid`. Its drawings must be
    /// complete.
    bool uses_short_words = false;
    SourceSpan layout_span;  ///< the statement that makes the layout
    /// No range was refused. Otherwise cells without values follow from that error and are not reported.
    bool has_valid_ranges = true;
    Errors errors;  ///< without file and excerpt

    /// Returns whether a limit was reached, so that reading must stop.
    bool is_over() const { return options.watch != nullptr && options.watch->reached().has_value(); }
    /// Counts `steps` and checks the limits from time to time.
    bool is_over_after(std::size_t steps) const {
        return options.watch != nullptr && options.watch->is_over(steps);
    }
    const Registry& registry() const {
        return options.registry == nullptr ? Registry::standard() : *options.registry;
    }
    PlaceNames place_names() const { return {puzzle.grid, puzzle.regions}; }
    FitLimits fit_limits() const { return {.watch = options.watch}; }

    /// Notes something that is allowed but may not be meant.
    void remark(Diagnostic remark) { puzzle.remarks.push_back(std::move(remark)); }
    void refuse(Diagnostic error) { errors.add(std::move(error)); }

    /// Returns the place of a cell in the drawn layout, or else the statement that makes the layout.
    SourceSpan span_of(CellId cell) const {
        if (layout_lines.empty() || !puzzle.grid.is_drawn(cell)) return layout_span;
        const Grid::Place& place = puzzle.grid.places[cell.index()];
        return layout_lines[place.line].span(place.column, 1);
    }
};

/// Returns the place of a drawing's first line.
inline SourceSpan span_of(const DrawingLines& drawing) {
    const LineSlice& first = drawing.front();
    return first.span(0, first.text.empty() ? 1 : first.text.size());
}

}  // namespace sator::text
