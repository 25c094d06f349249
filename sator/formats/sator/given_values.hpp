#pragma once

#include <expected>
#include <string_view>

#include "sator/formats/sator/drawing.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The characters other than letters and digits that stand for themselves in the cells of a drawing of
/// values: the alphabet's symbols of one character, apart from those that mean something there.
std::u32string literal_characters(const Alphabet& alphabet);

/// The value that a mark of MarkUse::Values gives its cell. A number that is no symbol may be a text of
/// digits, and a star is the symbol '*' where there is one. Refuses what no cell can hold, and what this cell
/// cannot.
std::expected<Given, Diagnostic> given_of(const Mark& mark, const Puzzle& puzzle);

/// The value that stands alone in a text: as a drawing writes it, or any symbol of one character.
/// `characters`: literal_characters of the puzzle's alphabet.
std::expected<Given, Diagnostic> parse_given(const Puzzle& puzzle, CellId cell, std::u32string_view text,
                                             SourceSpan span, std::u32string_view characters);

}  // namespace sator
