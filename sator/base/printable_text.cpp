#include "sator/base/printable_text.hpp"

#include "sator/base/utf8.hpp"

namespace sator::base {

namespace {

constexpr char32_t kReplacement = 0xFFFD, kControlPictures = 0x2400, kPictureOfDelete = 0x2421;

/// Unicode's bidirectional embeddings, overrides and isolates.
bool turns_direction(char32_t c) {
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/// Returns whether XML 1.0 does not allow the character, or discourages it.
bool has_no_place(char32_t c) {
    return (c > 0x7F && c < 0xA0) || (c >= 0xD800 && c <= 0xDFFF) || (c & 0xFFFE) == 0xFFFE || c > 0x10FFFF;
}

}  // namespace

char32_t printable(char32_t c) {
    if (c < 0x20) return kControlPictures + c;
    if (c == 0x7F) return kPictureOfDelete;
    return turns_direction(c) || has_no_place(c) ? kReplacement : c;
}

std::string printable_text(std::string_view text) {
    std::string result;
    for (const char32_t c : to_code_points(text)) append_utf8(result, c == U'\n' ? c : printable(c));
    return result;
}

}  // namespace sator::base
