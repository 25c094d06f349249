#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/printed_drawing.hpp"
#include "sator/text/kind_parts/printed_grid.hpp"

namespace sator::text {

/// A sign between two neighbouring cells.
struct PrintedSign {
    char32_t sign = 0;
    PrintedPlace first, second;  ///< left and right, or above and below
    SourceSpan span;
};

/// A drawing of values with signs between the cells, as a futoshiki is printed.
struct SignedDrawing {
    PrintedDrawing values;
    std::vector<PrintedSign> signs;
};

/// Reads the one drawing below a kind's line. Rows of values, with one of the signs `across` between two cells or not, alternate
/// with rows of the signs `down`, each below the cell that it belongs to; such a row may be missing. Returns an error for a
/// sign that is not between two cells.
std::expected<SignedDrawing, Diagnostic> read_signed_drawing(const KindRequest& request,
                                                             std::u32string_view across,
                                                             std::u32string_view down);

/// Returns the index of the value of a row to which a sign below it belongs, by the sign's column of text.
std::optional<int> value_above(std::span<const PrintedMark> row, std::uint32_t column);

}  // namespace sator::text
