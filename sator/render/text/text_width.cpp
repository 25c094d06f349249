#include "sator/render/text/text_width.hpp"

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"
#include "sator/render/text/layout_characters.hpp"

namespace sator::render {

namespace {

/// Widths of characters as a fraction of the font size: all characters of fixed-width fonts; then, for
/// proportional fonts, narrow characters, ordinary ones, digits, capitals and wide characters.
constexpr double kMonoWidth = 0.602, kNarrowWidth = 0.4, kSansWidth = 0.6, kDigitWidth = 0.64,
                 kCapitalWidth = 0.7, kWideWidth = 0.9;

double sans_width(char32_t c) {
    if (is_one_of(c, U" ijlrtfI.,:;'|!()[]{}/\\\"-")) return kNarrowWidth;
    if (is_one_of(c, U"mwMWQO@%&<>+=~^#×÷−")) return kWideWidth;
    if (is_digit(c)) return kDigitWidth;
    if (c >= U'A' && c <= U'Z') return kCapitalWidth;
    return static_cast<double>(display_width(c)) * kSansWidth;
}

}  // namespace

double mono_width(std::u32string_view text, double size) {
    return static_cast<double>(display_width(text)) * kMonoWidth * size;
}

double mono_width(std::string_view text, double size) {
    return mono_width(to_code_points(text), size);
}

double sans_width(std::string_view text, double size) {
    double width = 0;
    for (const char32_t c : to_code_points(text)) width += sans_width(c) * size;
    return width;
}

std::vector<std::string> wrapped(std::string_view text, double size, double width) {
    std::vector<std::string> lines;
    std::u32string rest = to_code_points(text);
    while (!rest.empty()) {
        std::size_t end = 0, blank = 0;
        double used = 0;
        while (end < rest.size() && used + sans_width(rest[end]) * size <= width) {
            if (rest[end] == U' ') blank = end;
            used += sans_width(rest[end++]) * size;
        }
        if (end < rest.size() && blank > 0 && rest[end] != U' ') end = blank;
        if (end == 0) end = 1;
        lines.push_back(to_utf8(rest.substr(0, end)));
        if (end < rest.size() && rest[end] == U' ') ++end;
        rest.erase(0, end);
    }
    return lines;
}

}  // namespace sator::render
