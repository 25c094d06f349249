#include "sator/language/emoji_strings.hpp"

#include <algorithm>

#include "sator/language/range_text.hpp"

namespace sator {

namespace {

/// `strings`: for each string its length and its code points, as numbers (see `NumberText`).
struct EmojiRow {
    std::string_view name;
    std::string_view ranges;
    std::string_view strings;
};

#include "sator/language/emoji_tables.inc"

void add_row(const EmojiRow& row, EmojiStrings& all) {
    all.characters = all.characters | decode_ranges(row.ranges);
    for (NumberText numbers(row.strings); !numbers.is_empty();) {
        std::u32string text(numbers.next(), U'\0');
        for (char32_t& c : text) c = numbers.next();
        all.strings.push_back(std::move(text));
    }
}

}  // namespace

std::optional<EmojiStrings> emoji_strings(std::string_view name) {
    const bool is_all = name == "RGI_Emoji";
    std::optional<EmojiStrings> found;
    for (const EmojiRow& row : kEmojiProperties) {
        if (!is_all && row.name != name) continue;
        if (!found) found.emplace();
        add_row(row, *found);
    }
    if (found) std::ranges::sort(found->strings);
    return found;
}

}  // namespace sator
