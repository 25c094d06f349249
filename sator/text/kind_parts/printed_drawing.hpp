#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// Whether '-', '+' or '=' are signs of the kind. A line of them is then a row if it is as long as the other rows.
enum class FrameSigns : std::uint8_t { AreFrames, MayBeRows };

/// Returns the marks of each row, without frames. If each row has one mark, its characters are the marks.
PrintedDrawing split_printed_lines(const DrawingLines& lines, FrameSigns signs = FrameSigns::AreFrames);

/// Reads a drawing. Blanks and '|' separate the marks; in a drawing without blanks each character is
/// one. Frames (lines of '-', '+', '=') are left out. Returns an error for an empty drawing, and for a row of another
/// length than the first.
std::expected<PrintedDrawing, Diagnostic> read_printed_lines(const DrawingLines& lines,
                                                             FrameSigns signs = FrameSigns::AreFrames);

/// Reads the one drawing below a kind's line. Returns an error if there is no drawing, or more than one.
std::expected<PrintedDrawing, Diagnostic> read_printed_drawing(const KindRequest& request,
                                                               FrameSigns signs = FrameSigns::AreFrames);

}  // namespace sator::text
