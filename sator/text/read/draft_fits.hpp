#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/puzzle_draft.hpp"

namespace sator::text {

/// Finds the places that a drawing fits. If the file uses kinds or other short words and its grid is given by a size, a drawing
/// of all rows is read row by row, with or without frames; otherwise see find_fits.
std::expected<std::vector<Fit>, Diagnostic> fits_in(const PuzzleDraft& draft, const DrawingLines& drawing,
                                                    MarkUse use, std::u32string_view characters = {});

/// Reads a drawing of the whole grid. Returns an error if it fits several places, or if it leaves out cells and the file uses
/// short words; otherwise remarks on the cells that it leaves out.
std::expected<Fit, Diagnostic> whole_fit_in(PuzzleDraft& draft, const DrawingLines& drawing, MarkUse use,
                                            std::u32string_view characters = {});

}  // namespace sator::text
