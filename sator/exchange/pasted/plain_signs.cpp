#include "sator/exchange/pasted/plain_signs.hpp"

#include "sator/base/utf8.hpp"

namespace sator::exchange {

namespace {

/// Returns the sign for a character; 0 if it is dropped.
char32_t plain_sign(char32_t c) {
    if (c < 0x80) return c;
    if (c >= U'０' && c <= U'９') return c - U'０' + U'0';
    if (c >= U'①' && c <= U'⑨') return c - U'①' + U'1';
    if (c == 0xFE0F || c == 0x20E3 || c == 0x200B || c == 0xFEFF)
        return 0;  // they are parts of emoji, or blanks without a width
    if (c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x3000) return U' ';
    if (c >= 0x2010 && c <= 0x2015) return U'-';
    if (c == U'│' || c == U'┃' || c == U'║' || c == U'┆' || c == U'┇' || c == U'┊' || c == U'╎') return U'|';
    if (c == U'─' || c == U'━' || c == U'═' || c == U'┄' || c == U'┅' || c == U'┈' || c == U'╌') return U'-';
    if (c >= 0x2500 && c <= 0x257F) return U'+';
    if (c == U'·' || c == U'•' || c == U'∙' || c == U'□' || c == U'▢' || c == U'⬜' || c == U'⬛' || c == U'◻')
        return U'.';
    if (c == U'×') return U'x';
    if (c == U'“' || c == U'”' || c == U'‘' || c == U'’') return U'"';
    return c;
}

}  // namespace

std::string with_plain_signs(std::string_view text) {
    std::u32string plain;
    for (const char32_t c : to_code_points(text)) {
        if (const char32_t sign = plain_sign(c); sign != 0) plain += sign;
    }
    return to_utf8(plain);
}

}  // namespace sator::exchange
