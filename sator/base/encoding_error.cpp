#include "sator/base/encoding_error.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"

namespace sator {

std::optional<Diagnostic> encoding_error(std::string_view text) {
    const auto bad = find_bad_utf8(text);
    if (!bad) return std::nullopt;
    const std::string_view before = text.substr(0, *bad);
    const std::size_t line_begin = before.rfind('\n') + 1;  // 0 where there is none
    Diagnostic error;
    error.span.line = static_cast<std::uint32_t>(std::ranges::count(before, '\n') + 1);
    error.span.column = static_cast<std::uint32_t>(to_code_points(before.substr(line_begin)).size() + 1);
    error.message = "this is not UTF-8";
    error.hint = "save the file in the encoding UTF-8";
    return error;
}

}  // namespace sator
