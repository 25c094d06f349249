#include "sator/render/text_width.hpp"

#include "sator/base/utf8.hpp"
#include "sator/render/display_width.hpp"

namespace sator {

namespace {

/// A character's width as a part of the font's size: of nearly all fixed-width fonts, and of a proportional
/// one on average.
constexpr double kMonoWidth = 0.602, kSansWidth = 0.56;

}  // namespace

double mono_width(std::u32string_view text, double size) {
    return static_cast<double>(display_width(text)) * kMonoWidth * size;
}

double mono_width(std::string_view text, double size) {
    return mono_width(to_code_points(text), size);
}

double sans_width(std::string_view text, double size) {
    return static_cast<double>(display_width(to_code_points(text))) * kSansWidth * size;
}

std::vector<std::string> wrapped(std::string_view text, double size, double width) {
    const auto most = static_cast<std::size_t>(width / (kSansWidth * size));
    std::vector<std::string> lines;
    std::u32string line, rest = to_code_points(text);
    while (!rest.empty()) {
        std::size_t end = 0, columns = 0, blank = 0;
        while (end < rest.size() && columns + display_width(rest[end]) <= most) {
            if (rest[end] == U' ') blank = end;
            columns += display_width(rest[end++]);
        }
        if (end < rest.size() && blank > 0 && rest[end] != U' ') end = blank;
        if (end == 0) end = 1;
        lines.push_back(to_utf8(rest.substr(0, end)));
        if (end < rest.size() && rest[end] == U' ') ++end;
        rest.erase(0, end);
    }
    return lines;
}

}  // namespace sator
