#include "sator/formats/closing.hpp"

namespace sator {

std::optional<std::size_t> find_closing(std::u32string_view text, std::size_t at) {
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

}  // namespace sator
