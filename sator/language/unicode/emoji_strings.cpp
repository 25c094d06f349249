#include "sator/language/unicode/emoji_strings.hpp"

#include <algorithm>

#include "sator/language/unicode/packed_ranges.hpp"

namespace sator::language {

namespace {

/// One generated row. `strings` holds for each string its length and its code points, as numbers for
/// `VarintReader`.
struct EmojiRow {
    std::string_view name;
    std::string_view ranges;
    std::string_view strings;
};

#include "sator/language/unicode/emoji_tables.inc"

void add_row(const EmojiRow& row, EmojiStrings& all) {
    all.characters = all.characters | decode_ranges(row.ranges);
    for (VarintReader numbers(row.strings); !numbers.is_empty();) {
        std::u32string text(numbers.next(), U'\0');
        for (char32_t& c : text) c = numbers.next();
        all.strings.push_back(std::move(text));
    }
}

/// This property is the union of all the others.
constexpr std::string_view kUnion = "RGI_Emoji";

using Property = std::pair<std::string_view, EmojiStrings>;

std::vector<Property> decode_all() {
    std::vector<Property> properties;
    EmojiStrings all;
    for (const EmojiRow& row : kEmojiProperties) {
        add_row(row, properties.emplace_back(row.name, EmojiStrings{}).second);
        add_row(row, all);
    }
    properties.emplace_back(kUnion, std::move(all));
    for (auto& [name, property] : properties) std::ranges::sort(property.strings);
    return properties;
}

}  // namespace

const EmojiStrings* emoji_strings(std::string_view name) {
    static const std::vector<Property> properties = decode_all();
    const auto found = std::ranges::find(properties, name, &Property::first);
    return found == properties.end() ? nullptr : &found->second;
}

}  // namespace sator::language
