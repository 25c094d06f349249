// Writes a code point set as the first of these forms that fits: a shorthand such as \d or the dot, a single
// character, a class. A set that contains the last code point is written as a negated class.
#include "sator/language/write/write_set.hpp"

namespace sator::language {

namespace {

constexpr std::u32string_view kSyntaxCharacters = U"^$\\.*+?()[]{}|";

bool is_surrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDFFF;
}

/// Returns whether the character is blank, invisible or breaks the line. Such characters are written by their
/// number.
bool is_unprintable(char32_t c) {
    static const CodePointSet set{{0, 0x1F},
                                  {0x7F, 0xA0},
                                  {0xAD, 0xAD},
                                  {0x1680, 0x1680},
                                  {0x2000, 0x200F},
                                  {0x2028, 0x202F},
                                  {0x205F, 0x206F},
                                  {0x3000, 0x3000},
                                  {0xFEFF, 0xFEFF},
                                  {0xFFF0, 0xFFFF},
                                  {0xE0000, kLastCodePoint}};
    return set.contains(c);
}

void append_hexadecimal(std::u32string& text, char32_t c, std::size_t least_digits) {
    std::u32string digits;
    for (; c > 0 || digits.size() < least_digits; c >>= 4) digits.insert(0, 1, U"0123456789ABCDEF"[c & 15]);
    text += digits;
}

/// Returns n for \n, and so on; 0 for other characters.
char32_t letter_of_control(char32_t c) {
    switch (c) {
        case U'\t':
            return U't';
        case U'\n':
            return U'n';
        case U'\f':
            return U'f';
        case U'\r':
            return U'r';
        default:
            return 0;
    }
}

}  // namespace

SetWriter::SetWriter(Dialect dialect, const RegexFlags& flags)
    : mode_(character_mode(dialect, flags, flags.ignore_case)),
      dot_all_(flags.dot_all),
      braces_(flags.unicode || flags.unicode_sets) {}

bool SetWriter::is_exact_only(const CodePointSet& set) const {
    return close_over_case(set, mode_.case_rule) != set;
}

void SetWriter::write(const CodePointSet& set, std::u32string& text) const {
    if (!write_shorthand(set, text) && !write_single(set, text)) write_class(set, text);
}

bool SetWriter::write_shorthand(const CodePointSet& set, std::u32string& text) const {
    const auto is = [&](std::u32string_view written, const CodePointSet& meaning) {
        if (set != meaning) return false;
        text += written;
        return true;
    };
    if (set.ranges().size() < 2 && !set.contains(U'5')) return false;
    return is(U".", dot(mode_.dialect, dot_all_)) || is(U"\\d", digits()) || is(U"\\D", ~digits()) ||
           is(U"\\w", word_characters(mode_.case_rule)) || is(U"\\W", ~word_characters(mode_.case_rule)) ||
           is(U"\\s", spaces(mode_.dialect)) || is(U"\\S", ~spaces(mode_.dialect));
}

/// Writes a single character. Under the flag i, the set may also hold the characters equal to it.
bool SetWriter::write_single(const CodePointSet& set, std::u32string& text) const {
    /// At most this number of ranges can be the case closure of a single character.
    constexpr std::size_t kMostEqual = 4;
    if (set.is_empty() || set.ranges().size() > kMostEqual) return false;
    const char32_t first = set.ranges().front().first;
    const CodePointSet single{{first, first}};
    if (set != single &&
        (mode_.case_rule == CaseRule::Exact || set != close_over_case(single, mode_.case_rule))) {
        return false;
    }
    write_character(first, kSyntaxCharacters, text);
    return true;
}

void SetWriter::write_class(const CodePointSet& set, std::u32string& text) const {
    const bool is_java = mode_.dialect == Dialect::Java;
    bool is_negated = set.contains(kLastCodePoint);
    if (is_java && set == CodePointSet::all()) is_negated = false;  // java has neither [] nor [^]
    if (is_java && set.is_empty()) is_negated = true;
    text += is_negated ? U"[^" : U"[";
    write_members(is_negated ? ~set : set, text);
    text += U']';
}

void SetWriter::write_members(const CodePointSet& set, std::u32string& text) const {
    const std::u32string_view escaped = escaped_in_class();
    for (const auto [first, last] : set.ranges()) {
        write_character(first, escaped, text);
        if (last == first) continue;
        if (last > first + 1) text += U'-';
        write_character(last, escaped, text);
    }
}

std::u32string_view SetWriter::escaped_in_class() const {
    if (mode_.dialect == Dialect::Java) return U"\\[]^-&";
    return mode_.unicode_sets ? U"^$\\.*+?()[]{}|/&-!#%,:;<=>@`~" : U"\\]^-";
}

void SetWriter::write_character(char32_t c, std::u32string_view escaped, std::u32string& text) const {
    const char32_t letter = letter_of_control(c);
    const bool is_java = mode_.dialect == Dialect::Java;
    if (letter != 0 || escaped.find(c) != std::u32string_view::npos) {
        text += U'\\';
        text += letter != 0 ? letter : c;
    } else if (is_surrogate(c) ? !is_java && !braces_ : !is_unprintable(c)) {
        text += c;  // a surrogate written as \uHHHH could combine with its neighbour to one code point
    } else if (is_java) {
        text += U"\\x{";
        append_hexadecimal(text, c, 1);
        text += U'}';
    } else if (c <= 0xFF) {
        text += U"\\x";
        append_hexadecimal(text, c, 2);
    } else if (braces_) {
        text += U"\\u{";
        append_hexadecimal(text, c, 1);
        text += U'}';
    } else if (c <= 0xFFFF) {
        text += U"\\u";
        append_hexadecimal(text, c, 4);
    } else {
        text += c;
    }
}

std::u32string write_set(const CodePointSet& set, Dialect dialect) {
    std::u32string text;
    SetWriter(dialect, {}).write(set, text);
    return text;
}

}  // namespace sator::language
