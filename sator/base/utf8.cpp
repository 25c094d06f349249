#include "sator/base/utf8.hpp"

namespace sator::base {

namespace {

constexpr char32_t kInPlaceOfBadBytes = 0xFFFD;

struct Decoded {
    char32_t code_point = kInPlaceOfBadBytes;
    std::size_t length = 1;
    bool is_well_formed = false;
};

/// Decodes the sequence at `at` (RFC 3629: shortest form, no surrogates, at most U+10FFFF).
Decoded decode(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    if (lead < 0x80) return {lead, 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > text.size()) return {};
    char32_t code_point = lead & (0x7F >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0) != 0x80) return {};
        code_point = code_point << 6 | (byte(at + i) & 0x3F);
    }
    constexpr char32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = code_point >= 0xD800 && code_point <= 0xDFFF;
    if (code_point < kSmallest[length] || code_point > 0x10FFFF || is_surrogate) return {};
    return {code_point, length, true};
}

}  // namespace

void append_utf8(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
    } else if (c < 0x800) {
        text += static_cast<char>(0xC0 | c >> 6);
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        text += static_cast<char>(0xE0 | c >> 12);
        text += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    } else {
        text += static_cast<char>(0xF0 | c >> 18);
        text += static_cast<char>(0x80 | (c >> 12 & 0x3F));
        text += static_cast<char>(0x80 | (c >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (c & 0x3F));
    }
}

std::string to_utf8(std::u32string_view text) {
    std::string bytes;
    bytes.reserve(text.size());
    for (const char32_t c : text) append_utf8(bytes, c);
    return bytes;
}

std::u32string to_code_points(std::string_view text) {
    std::u32string code_points(text.size(), U'\0');  // as many as there are bytes, or fewer
    std::size_t count = 0;
    for (; count < text.size() && static_cast<unsigned char>(text[count]) < 0x80; ++count) {
        code_points[count] = static_cast<unsigned char>(text[count]);
    }
    for (std::size_t at = count; at < text.size(); ++count) {
        const Decoded decoded = decode(text, at);
        code_points[count] = decoded.code_point;
        at += decoded.length;
    }
    code_points.resize(count);
    return code_points;
}

std::optional<std::size_t> find_bad_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Decoded decoded = decode(text, at);
        if (!decoded.is_well_formed) return at;
        at += decoded.length;
    }
    return std::nullopt;
}

}  // namespace sator::base
