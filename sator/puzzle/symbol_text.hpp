#pragma once

#include <string>
#include <string_view>

#include "sator/language/symbols/alphabet.hpp"

namespace sator {

/// Whether Unicode calls it a letter: what may stand in a drawing without quotes, as a mark or as a value.
bool is_letter(char32_t code_point);

/// The text between quotes, with a backslash before each quote and backslash in it, and "\n" for a line end.
std::string quoted(std::string_view text);

/// A symbol as the puzzle language lists it: 12, -3, a, "?", "AB", blank.
std::string to_symbol_text(const Symbol& symbol);

}  // namespace sator
