// Class escapes of ECMAScript: \d \s \w and \p{…}, inside and outside of classes. Declared in read_class.hpp.
#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/parse/read_class.hpp"
#include "sator/language/unicode/case_folding.hpp"
#include "sator/language/unicode/emoji_strings.hpp"
#include "sator/language/unicode/unicode_properties.hpp"

namespace sator::language {

namespace {

bool is_name_character(char32_t c) {
    return is_ascii_letter(c) || is_digit(c) || c == U'_';
}

std::string read_property_name(ClueReader& reader) {
    const std::uint32_t begin = reader.at();
    while (is_name_character(reader.peek())) reader.skip();
    return reader.text_since(begin);
}

/// Returns a hint for an unknown property: what to write instead.
std::string property_hint(const std::string& name, const std::string& value) {
    constexpr std::string_view kExample = "Greek";
    if (value.empty() && unicode_property("Script", name)) return "write \\p{Script=" + name + "}";
    if (value.empty() && unicode_property(name, kExample))
        return "write \\p{" + name + "=" + std::string(kExample) + "}";
    if (value.empty() && emoji_strings(name)) return "properties of strings need the flag v";
    const std::string_view near = nearest_unicode_property(name, value);
    if (!near.empty()) return "did you mean '" + std::string(near) + "'?";
    return "write a category such as Lu, a property such as Alphabetic, or Script=Greek";
}

std::optional<ClassValue> fail_property(ClueReader& reader, std::uint32_t begin, const std::string& name,
                                        const std::string& value) {
    const std::string written = value.empty() ? name : name + "=" + value;
    reader.fail(begin, reader.at(), "unknown property '" + written + "'", property_hint(name, value));
    return std::nullopt;
}

/// Returns the canonical forms of strings, sorted and without duplicates.
std::vector<std::u32string> folded(std::vector<std::u32string> strings) {
    for (std::u32string& text : strings) {
        for (char32_t& c : text) c = canonicalise(c, true);
    }
    std::ranges::sort(strings);
    strings.erase(std::ranges::unique(strings).begin(), strings.end());
    return strings;
}

std::optional<ClassValue> read_strings(ClueReader& reader, std::uint32_t begin, bool is_negated,
                                       const EmojiStrings& emoji, CaseRule rule) {
    if (is_negated) {
        reader.fail(begin, reader.at(), "a property of strings cannot be negated",
                    "write \\p instead of \\P");
        return std::nullopt;
    }
    if (!reader.count_strings(emoji.strings.size(), begin)) return std::nullopt;
    if (rule == CaseRule::Exact) return ClassValue{emoji.characters, emoji.strings, true};
    return ClassValue{close_over_case(emoji.characters, rule), folded(emoji.strings), true};
}

/// Reads \p{name}, \p{name=value} or \P{…}; the reader is at the p.
std::optional<ClassValue> read_property(ClueReader& reader, const CharacterMode& mode) {
    const std::uint32_t begin = reader.at() - 1;
    const bool is_negated = reader.peek() == U'P';
    reader.skip();
    std::string name, value;
    bool has_value = false;
    bool is_complete = reader.eat(U'{');
    if (is_complete) {
        name = read_property_name(reader);
        has_value = reader.eat(U'=');
        if (has_value) value = read_property_name(reader);
        is_complete = !name.empty() && has_value == !value.empty() && reader.eat(U'}');
    }
    if (!is_complete) {
        reader.fail(begin, reader.at(), "incomplete property", "write \\p{Lu} or \\p{Script=Greek}");
        return std::nullopt;
    }
    if (const EmojiStrings* emoji = mode.unicode_sets && !has_value ? emoji_strings(name) : nullptr) {
        return read_strings(reader, begin, is_negated, *emoji, mode.case_rule);
    }
    auto set = unicode_property(name, value);
    if (!set) return fail_property(reader, begin, name, value);
    if (mode.unicode_sets) set = close_over_case(*set, mode.case_rule);
    return ClassValue{is_negated ? ~*set : *std::move(set), {}, false};
}

}  // namespace

bool is_at_class_escape(const ClueReader& reader) {
    switch (reader.peek()) {
        case U'd':
        case U'D':
        case U's':
        case U'S':
        case U'w':
        case U'W':
            return true;
        case U'p':
        case U'P':
            return reader.is_strict();
        default:
            return false;
    }
}

std::optional<ClassValue> read_class_escape(ClueReader& reader, const CharacterMode& mode) {
    const char32_t c = reader.peek();
    if (c == U'p' || c == U'P') return read_property(reader, mode);
    reader.skip();
    switch (c) {
        case U'd':
            return ClassValue{digits(), {}, false};
        case U'D':
            return ClassValue{~digits(), {}, false};
        case U's':
            return ClassValue{spaces(mode.dialect), {}, false};
        case U'S':
            return ClassValue{~spaces(mode.dialect), {}, false};
        case U'w':
            return ClassValue{word_characters(mode.case_rule), {}, false};
        default:
            return ClassValue{~word_characters(mode.case_rule), {}, false};
    }
}

}  // namespace sator::language
