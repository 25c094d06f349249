// The escapes of java.util.regex.Pattern, as its documentation lists them. Blocks, grapheme clusters, names
// of characters and the properties of java.lang.Character are not supported and are refused.
#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/language/parse/read_escape.hpp"
#include "sator/language/parse/read_java.hpp"
#include "sator/language/unicode/unicode_properties.hpp"

namespace sator::language {

namespace {

struct PosixClass {
    std::string_view name;
    CodePointSet set;
};

/// Returns a POSIX class, or nullopt. POSIX classes contain ASCII characters only.
std::optional<CodePointSet> posix_class(std::string_view name) {
    static const PosixClass kClasses[] = {
        {"Lower", {{U'a', U'z'}}},
        {"Upper", {{U'A', U'Z'}}},
        {"ASCII", {{0, 0x7F}}},
        {"Alpha", {{U'A', U'Z'}, {U'a', U'z'}}},
        {"Digit", {{U'0', U'9'}}},
        {"Alnum", {{U'0', U'9'}, {U'A', U'Z'}, {U'a', U'z'}}},
        {"Punct", {{U'!', U'/'}, {U':', U'@'}, {U'[', U'`'}, {U'{', U'~'}}},
        {"Graph", {{U'!', U'~'}}},
        {"Print", {{U' ', U'~'}}},
        {"Blank", {{U' ', U' '}, {U'\t', U'\t'}}},
        {"Cntrl", {{0, 0x1F}, {0x7F, 0x7F}}},
        {"XDigit", {{U'0', U'9'}, {U'A', U'F'}, {U'a', U'f'}}},
        {"Space", {{U'\t', U'\r'}, {U' ', U' '}}},
    };
    for (const PosixClass& one : kClasses) {
        if (one.name == name) return one.set;
    }
    return std::nullopt;
}

bool equal_without_case(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return (x | 0x20) == (y | 0x20); });
}

/// Returns a Unicode property, or nullopt. With `any_case`, its name or value may be written in any case.
std::optional<CodePointSet> find_property(std::string_view name, std::string_view value, bool any_case) {
    if (auto set = unicode_property(name, value)) return set;
    const std::string_view near = nearest_unicode_property(name, value);
    if (!any_case || !equal_without_case(near, value.empty() ? name : value)) return std::nullopt;
    return value.empty() ? unicode_property(near, "") : unicode_property(name, near);
}

/// Returns a general category by its short name, or nullopt. Under the flag i, Lu, Ll and Lt are all cased
/// letters.
std::optional<CodePointSet> category(std::string_view name, CaseRule rule) {
    constexpr std::size_t kLongestName = 2;
    if (name.size() > kLongestName) return std::nullopt;
    const bool is_case = name == "Lu" || name == "Ll" || name == "Lt";
    return unicode_property("gc", is_case && rule != CaseRule::Exact ? "LC" : name);
}

/// Returns the set of Is…: a script, a category or a binary property, written in any case, or nullopt. Under
/// the flag i, Lowercase and Uppercase are both all cased letters.
std::optional<CodePointSet> is_property(std::string_view name, CaseRule rule) {
    if (auto set = category(name, rule)) return set;
    if (auto set = find_property("sc", name, true)) return set;
    if (rule != CaseRule::Exact &&
        (equal_without_case(name, "Lowercase") || equal_without_case(name, "Uppercase"))) {
        return *unicode_property("Lowercase", "") | *unicode_property("Uppercase", "") |
               *unicode_property("Lt", "");
    }
    return find_property(name, "", true);
}

/// Returns the set of the text in the braces of \p{…}: a POSIX class, a category, "Is" and a script, category
/// or binary property, or name=value. Returns nullopt for other texts.
std::optional<CodePointSet> named_set(std::string_view text, CaseRule rule) {
    if (const std::size_t equals = text.find('='); equals != std::string_view::npos) {
        const std::string_view name = text.substr(0, equals), value = text.substr(equals + 1);
        if (value.empty()) return std::nullopt;
        if (name == "sc" || name == "script") return find_property("sc", value, true);
        return name == "gc" || name == "general_category" ? category(value, rule) : std::nullopt;
    }
    if (auto set = posix_class(text)) return set;
    if (!text.starts_with("Is")) return category(text, rule);
    const std::string_view name = text.substr(2);
    return name.empty() ? std::nullopt : is_property(name, rule);
}

/// Reads \pL or \p{…}; the reader is at the p.
std::optional<CodePointSet> read_java_property(ClueReader& reader, CaseRule rule) {
    const std::uint32_t begin = reader.at() - 1;
    const bool is_negated = reader.peek() == U'P';
    reader.skip();
    std::string name;
    if (reader.eat(U'{')) {
        const std::uint32_t name_begin = reader.at();
        while (!reader.at_end() && reader.peek() != U'}') reader.skip();
        name = reader.text_since(name_begin);
        if (!reader.eat(U'}')) name.clear();
    } else if (!reader.at_end()) {
        reader.skip();
        name = reader.text_since(reader.at() - 1);
    }
    if (name.empty()) {
        reader.fail(begin, reader.at(), "incomplete property", "write \\p{Lu} or \\p{IsGreek}");
        return std::nullopt;
    }
    auto set = named_set(name, rule);
    if (!set) {
        reader.fail(begin, reader.at(), "unknown property '" + name + "'",
                    "write a category such as Lu, a class such as Alpha, or a script such as IsGreek");
        return std::nullopt;
    }
    return is_negated ? ~*set : set;
}

const CodePointSet& horizontal_spaces() {
    static const CodePointSet set{{U' ', U' '},     {U'\t', U'\t'},   {0xA0, 0xA0},
                                  {0x1680, 0x1680}, {0x180E, 0x180E}, {0x2000, 0x200A},
                                  {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
    return set;
}

const CodePointSet& vertical_spaces() {
    static const CodePointSet set{{U'\n', U'\r'}, {0x85, 0x85}, {0x2028, 0x2029}};
    return set;
}

/// Reads \0n, \0nn or \0mnn with m at most 3; the reader is at the zero.
std::optional<char32_t> read_java_octal(ClueReader& reader) {
    const std::uint32_t begin = reader.at() - 1;
    reader.skip();
    if (!is_octal_digit(reader.peek())) {
        reader.fail(begin, reader.at(), "\\0 needs an octal number", "write \\0101 for A");
        return std::nullopt;
    }
    const std::uint32_t most = reader.peek() <= U'3' ? 3 : 2;
    char32_t value = 0;
    for (std::uint32_t i = 0; i < most && is_octal_digit(reader.peek()); ++i) {
        value = value * 8 + (reader.peek() - U'0');
        reader.skip();
    }
    return value;
}

/// Reads \xHH or \x{H…}; the reader is at the x.
std::optional<char32_t> read_x(ClueReader& reader) {
    const std::uint32_t begin = reader.at() - 1;
    reader.skip();
    const auto value =
        reader.peek() == U'{' ? read_unicode_escape(reader, true) : read_hexadecimal(reader, 2);
    if (!value) {
        reader.fail(begin, reader.at(), "\\x needs two hexadecimal digits, or some in braces",
                    "write \\x41 or \\x{41} for A");
    }
    return value;
}

std::optional<char32_t> read_java_u(ClueReader& reader) {
    const std::uint32_t begin = reader.at() - 1;
    reader.skip();
    const auto value = read_unicode_escape(reader, false);
    if (!value) {
        reader.fail(begin, reader.at(), "\\u needs four hexadecimal digits", "write \\u0041 for A");
    }
    return value;
}

std::optional<char32_t> read_java_control(ClueReader& reader) {
    constexpr char32_t kControlBit = 64;
    if (reader.peek(1) == ClueReader::kEndOfClue) {
        reader.fail(reader.at() - 1, reader.at() + 1, "\\c needs a character", "write \\cA to \\cZ");
        return std::nullopt;
    }
    reader.skip(2);
    return reader.peek_back() ^ kControlBit;
}

/// Returns the character that \t, \n, … match, or nullopt for other letters.
std::optional<char32_t> java_control(char32_t letter) {
    constexpr char32_t kEscape = 0x1B;
    switch (letter) {
        case U't':
            return U'\t';
        case U'n':
            return U'\n';
        case U'r':
            return U'\r';
        case U'f':
            return U'\f';
        case U'a':
            return U'\a';
        case U'e':
            return kEscape;
        default:
            return std::nullopt;
    }
}

}  // namespace

bool is_at_java_class_escape(const ClueReader& reader) {
    constexpr std::u32string_view kLetters = U"dDhHsSvVwWpP";
    return kLetters.find(reader.peek()) != std::u32string_view::npos;
}

std::optional<CodePointSet> read_java_class_escape(ClueReader& reader, CaseRule rule) {
    const char32_t letter = reader.peek();
    if (letter == U'p' || letter == U'P') return read_java_property(reader, rule);
    reader.skip();
    switch (letter) {
        case U'd':
            return digits();
        case U'D':
            return ~digits();
        case U'h':
            return horizontal_spaces();
        case U'H':
            return ~horizontal_spaces();
        case U's':
            return spaces(Dialect::Java);
        case U'S':
            return ~spaces(Dialect::Java);
        case U'v':
            return vertical_spaces();
        case U'V':
            return ~vertical_spaces();
        case U'w':
            return word_characters(CaseRule::Exact);
        default:
            return ~word_characters(CaseRule::Exact);
    }
}

std::optional<char32_t> read_java_character_escape(ClueReader& reader) {
    const char32_t c = reader.peek();
    switch (c) {
        case U'0':
            return read_java_octal(reader);
        case U'x':
            return read_x(reader);
        case U'u':
            return read_java_u(reader);
        case U'c':
            return read_java_control(reader);
        case ClueReader::kEndOfClue:
            reader.fail(reader.at() - 1, reader.at(), "nothing follows the backslash",
                        "write \\\\ for the character itself");
            return std::nullopt;
        default:
            break;
    }
    const auto control = java_control(c);
    if (!control && (is_ascii_letter(c) || (c >= U'1' && c <= U'9'))) {
        const std::string written = to_utf8(std::u32string(1, c));
        reader.fail(reader.at() - 1, reader.at() + 1, "unknown escape \\" + written,
                    "write " + written + " for the character itself");
        return std::nullopt;
    }
    reader.skip();
    return control.value_or(c);
}

}  // namespace sator::language
