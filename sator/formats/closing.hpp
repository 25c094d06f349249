#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sator {

/// Where what opens at `at`, with '"' or '/', is closed: the next such character that no backslash stands
/// before and, for '/', that is in no class ("[/]", as in ECMAScript's literals). Nothing where the text ends
/// first.
std::optional<std::size_t> find_closing(std::u32string_view text, std::size_t at);

inline bool is_blank(char32_t c) {
    return c == U' ' || c == U'\t';
}

}  // namespace sator
