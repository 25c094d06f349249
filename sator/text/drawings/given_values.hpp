#pragma once

#include <expected>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/drawings/drawing.hpp"

namespace sator::text {

/// Returns the characters, other than letters and digits, that are values in a drawing without quotes: the
/// alphabet's symbols of one character, except those that have a meaning in drawings.
std::u32string literal_characters(const Alphabet& alphabet);

/// Returns the value that a mark of MarkUse::Values gives its cell. A number that is no symbol may be a text
/// of digits, and a star is the symbol '*' if the alphabet has it. Returns an error if this cell cannot have
/// the value.
std::expected<Given, Diagnostic> given_of(const Mark& mark, const Puzzle& puzzle);

/// Parses a text that is one value, written as in a drawing or as any symbol of one character. `characters`
/// is literal_characters of the puzzle's alphabet.
std::expected<Given, Diagnostic> parse_given(const Puzzle& puzzle, CellId cell, std::u32string_view text,
                                             SourceSpan span, std::u32string_view characters);

}  // namespace sator::text
