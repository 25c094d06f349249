#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::puzzle {

/// Returns whether the code point is a Unicode letter (category L). Letters may be written in a drawing
/// without quotes, as marks or values.
bool is_letter(char32_t code_point);

/// Returns the text in quotes, with a backslash before each quote and backslash, and "\n" for a line end.
std::string in_quotes(std::string_view text);

/// Returns a symbol in the notation of the puzzle language: 12, -3, a, "?", "AB", blank.
std::string to_symbol_text(const Symbol& symbol);

}  // namespace sator::puzzle
