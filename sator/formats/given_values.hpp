#pragma once

#include <expected>
#include <string_view>

#include "sator/formats/drawing.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// The characters other than letters and digits that stand for themselves in the cells of a drawing of
/// values: the alphabet's symbols of one character, apart from those that mean something there.
std::u32string bare_characters(const Alphabet& alphabet);

/// The value that a mark of MarkUse::Values gives its cell. A number that is no symbol may be a text of
/// digits. Refuses what no cell can hold, and what this cell cannot.
std::expected<Given, Diagnostic> given_of(const Mark& mark, const Puzzle& puzzle);

}  // namespace sator
