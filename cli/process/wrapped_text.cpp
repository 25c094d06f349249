#include "cli/process/wrapped_text.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"

namespace sator::cli {

std::string wrapped_text(std::string_view text, std::size_t columns, std::size_t at, std::size_t indent) {
    std::string out;
    std::size_t column = at;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        const std::size_t width = display_width(to_code_points(word));
        if (column > at || column > indent) {
            const bool fits = column + 1 + width <= columns;
            out += fits ? " " : "\n" + std::string(indent, ' ');
            column = fits ? column + 1 : indent;
        }
        out += word;
        column += width;
        at = indent;
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return out + "\n";
}

}  // namespace sator::cli
