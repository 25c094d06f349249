#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/drawings/drawing.hpp"

namespace sator::text {

/// Returns the layout's lines, each after a '|' and with a line end.
std::string layout_text(const Layout& layout);

/// Draws the layout with the cells of each sequence marked. If the cells of a sequence are not in reading
/// order, numbers follow its marks. Returns an error without a place if one drawing cannot show the
/// sequences: a cell in two of them or twice in one, two sequences with the same label, a sequence without
/// cells.
std::expected<std::string, Diagnostic> drawing_text(const Layout& layout, const MarkedDrawing& drawing);

/// Returns a value as a drawing has it: bare, in quotes, or, if the cell touches another one, in braces. `literal_characters` are
/// those of the puzzle's alphabet.
std::string value_text(const Symbol& symbol, const std::u32string& literal_characters, bool is_tight);

/// Draws the layout with values in its cells, and '.' in the open cells.
std::string values_text(const Layout& layout, const Alphabet& alphabet, std::span<const Given> givens);

/// Writes drawings that read back as these, with an empty line between them. If consecutive drawings are one
/// smaller drawing in all the places that it fits, the smaller one is written once.
std::expected<std::string, Diagnostic> drawings_text(const Layout& layout,
                                                     std::span<const MarkedDrawing> drawings);

}  // namespace sator::text
