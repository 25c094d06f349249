#include "sator/text/edit/text_edit.hpp"

#include <algorithm>

namespace sator::text {

std::u32string apply_edits(std::u32string_view text, const std::vector<TextEdit>& edits) {
    std::u32string result;
    std::size_t at = 0;
    for (const TextEdit& edit : edits) {
        result += text.substr(at, edit.from - at);
        result += edit.insert;
        at = edit.to;
    }
    return result += text.substr(at);
}

void shrink(std::u32string_view text, std::vector<TextEdit>& edits) {
    for (TextEdit& edit : edits) {
        while (edit.from < edit.to && !edit.insert.empty() && text[edit.from] == edit.insert.front()) {
            ++edit.from;
            edit.insert.erase(0, 1);
        }
        while (edit.from < edit.to && !edit.insert.empty() && text[edit.to - 1] == edit.insert.back()) {
            --edit.to;
            edit.insert.pop_back();
        }
    }
    std::erase_if(edits, [](const TextEdit& edit) { return edit.from == edit.to && edit.insert.empty(); });
}

}  // namespace sator::text
