#include "sator/formats/sator/quoted_text.hpp"

namespace sator {

std::optional<std::size_t> find_closing_delimiter(std::u32string_view text, std::size_t at) {
    const char32_t close = text[at];
    bool is_class = false;
    for (std::size_t i = at + 1; i < text.size(); ++i) {
        if (text[i] == U'\\') {
            ++i;
        } else if (text[i] == close && !is_class) {
            return i;
        } else if (close == U'/' && (text[i] == U'[' || text[i] == U']')) {
            is_class = text[i] == U'[';
        }
    }
    return std::nullopt;
}

std::optional<std::u32string> unescape_quoted(std::u32string_view written) {
    std::u32string text;
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (written[i] != U'\\') {
            text += written[i];
            continue;
        }
        if (++i == written.size()) return std::nullopt;
        if (written[i] != U'"' && written[i] != U'\\' && written[i] != U'n') return std::nullopt;
        text += written[i] == U'n' ? U'\n' : written[i];
    }
    return text;
}

}  // namespace sator
