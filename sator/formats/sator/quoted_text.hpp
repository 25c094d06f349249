#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sator {

/// Where what opens at `at`, with '"' or '/', is closed: the next such character that no backslash stands
/// before and, for '/', that is in no class ("[/]", as in ECMAScript's literals). Nothing where the text ends
/// first.
std::optional<std::size_t> find_closing_delimiter(std::u32string_view text, std::size_t at);

/// What stands between quotes, its escapes \", \\ and \n resolved; nothing where there are others. `written`
/// is without the quotes.
std::optional<std::u32string> unescape_quoted(std::u32string_view written);

inline bool is_blank(char32_t c) {
    return c == U' ' || c == U'\t';
}

}  // namespace sator
