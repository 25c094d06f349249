#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kind_parts/kind.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// A sign of a printed puzzle, and what it means.
struct DrawnSign {
    const KindSign* meaning = nullptr;
    PrintedPlace
        place;  ///< of a sign at a corner: of the cell whose upper left corner it is, which may be outside
    PrintedPlace second;  ///< of a sign between two cells: the second one
    std::vector<DrawnNumber> numbers;
    std::string text;
    SourceSpan span;
};

/// A printed puzzle, read with the signs of its kind.
struct DrawnKind {
    PrintedGrid grid;
    PrintedGrid open;  ///< the same without the cells that end views
    PrintedDrawing marks;
    PrintedDrawing corners;           ///< the marks at corners; empty if the kind has none
    PrintedDrawing regions;           ///< the letters before the marks; empty if the kind has none
    std::vector<DrawnSign> signs;     ///< all but open cells
    std::vector<PrintedPlace> known;  ///< the cells whose marks are known values

    /// Returns the statement `initial` with the known values, and with those that signs say.
    StatementText initial() const;
    /// Returns the most cells that a group of equal numbers can have: the greatest known number, or the number of cells of the largest
    /// area without known numbers, because a group that has one is as large as it says.
    std::size_t largest_group() const;
};

/// Reads the drawing below a kind's word. A mark that is none of the signs is a known value of a cell.
std::expected<DrawnKind, Diagnostic> read_drawn_kind(const KindRequest& request, const KindDrawing& drawing);

/// Returns an error for the first known value that is none of a range, with the signs that may stand there.
std::expected<void, Diagnostic> check_known_values(const DrawnKind& drawn, const KindDrawing& drawing,
                                                   const std::string& kind, const std::string& range);

}  // namespace sator::text
