#include "sator/base/encoding_check.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"

namespace sator::base {

namespace {

/// Line and column of the character at this byte.
SourceSpan span_of(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    const std::size_t line_begin = before.rfind('\n') + 1;  // 0 if there is none
    return {static_cast<std::uint32_t>(std::ranges::count(before, '\n') + 1),
            static_cast<std::uint32_t>(to_code_points(before.substr(line_begin)).size() + 1), 1};
}

/// Returns whether a control character begins at this byte: one of ASCII, or one of U+0080 to U+009F, which have two
/// bytes.
bool is_control(std::string_view text, std::size_t at) {
    constexpr std::string_view kHarmless = "\t\n\f\r";
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    if (byte(at) < 0x20) return kHarmless.find(text[at]) == std::string_view::npos;
    return byte(at) == 0x7F || (byte(at) == 0xC2 && byte(at + 1) < 0xA0);
}

}  // namespace

std::expected<void, Diagnostic> check_encoding(std::string_view text) {
    const auto bad = find_bad_utf8(text);
    if (!bad) return {};
    return std::unexpected(
        error_at(span_of(text, *bad), "this is not UTF-8", "save the file in the encoding UTF-8"));
}

std::expected<void, Diagnostic> check_control_characters(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size() && !is_control(text, at)) ++at;
    if (at == text.size()) return {};
    return std::unexpected(
        error_at(span_of(text, at), "a control character is not allowed here", "remove it"));
}

}  // namespace sator::base
