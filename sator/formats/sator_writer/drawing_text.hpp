#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sator/formats/sator/drawing.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The layout's lines, each behind a '|' and with a line end.
std::string layout_text(const Layout& layout);

/// The layout with each sequence's cells marked, written like the layout. Sequences whose
/// cells do not stand in reading order have numbers behind their marks. Refuses, without a place, what one
/// drawing cannot show: a cell in two sequences or twice in one, two sequences of one label, a sequence
/// without cells.
std::expected<std::string, Diagnostic> drawing_text(const Layout& layout, const MarkedDrawing& drawing);

/// The layout with values in its cells, '.' in the open ones.
std::string values_text(const Layout& layout, const Alphabet& alphabet, std::span<const Given> givens);

/// Drawings that read back as these, one after the other, an empty line between them. Where several in turn
/// are one smaller drawing in all the places that it fits, that one is written.
std::expected<std::string, Diagnostic> drawings_text(const Layout& layout,
                                                     std::span<const MarkedDrawing> drawings);

}  // namespace sator
