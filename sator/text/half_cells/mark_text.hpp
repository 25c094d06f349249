#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

/// Whether `draw` fills the cell.
bool is_filling(const DrawnPart& part);

/// Returns the glyph of a sign of the printed puzzle, e.g. of "tree".
std::optional<Glyph> sign_glyph(const Puzzle& puzzle, std::string_view sign);

/// Whether the kind fills the cells that have a sign, e.g. `draw black shaded` for a sign black.
bool fills_sign(const Puzzle& puzzle, std::string_view sign);

/// Returns the number that a sign of the printed puzzle shows, as print has it: with an arrow behind it, or digit by digit. Nullopt
/// if it shows none: numbers with names, e.g. the sums of a kakuro, are drawn with their rules.
std::optional<std::string> printed_number(const Puzzle& puzzle, const puzzle::DrawnMark& mark);

/// Returns a sign of the printed puzzle as pictures in characters show it: a glyph that has a character of its own, a shade, the number as
/// print has it, e.g. "●3", "2→". Nullopt if its kind says nothing of how it looks.
std::optional<std::u32string> mark_text(const Puzzle& puzzle, const puzzle::DrawnMark& mark);

}  // namespace sator::text
