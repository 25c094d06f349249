#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/text/edit/edit_draft.hpp"
#include "sator/text/edit/operations.hpp"

namespace sator::text {

/// The drawing of a kind that prints its clues and its known values as marks, e.g. a kakuro.
struct PrintedMarks {
    PrintedDrawing marks;     ///< of the cells; empty if all marks are at corners
    bool are_values = false;  ///< known values are marks
    PrintedDrawing corners;   ///< a row and a column more than the cells; empty if there are none

    /// Returns the row and the column of a cell's mark, from 0; nullopt if the drawing has no such place.
    std::optional<CellCoordinates> place_of(const Grid& grid, CellId cell) const;
};

/// Finds the drawing. Returns nullopt if the text has none, or more than one.
std::optional<PrintedMarks> find_printed_marks(const SatorReading& reading);

/// Finds the drawing in a text of the language.
std::optional<PrintedMarks> printed_marks_of(std::string_view text);

/// Writes another mark in the place of one. What stands to the right of it keeps its column if there are enough blanks.
void replace_mark(const PrintedMark& old, std::u32string mark, EditDraft& draft);

/// Prints known values as marks; "." takes one away.
std::expected<void, Diagnostic> put_values(const PrintedMarks& printed,
                                           const std::map<CellId, std::u32string>& values, EditDraft& draft);

}  // namespace sator::text
