#include "sator/language/parse/read_escape.hpp"

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"

namespace sator::language {

namespace {

std::optional<std::uint32_t> hexadecimal_digit(char32_t c) {
    if (is_digit(c)) return c - U'0';
    if ((c | 0x20) >= U'a' && (c | 0x20) <= U'f') return (c | 0x20) - U'a' + 10;
    return std::nullopt;
}

/// Reads the rest of \u{…}; the reader is at the brace.
std::optional<char32_t> read_braced_code_point(ClueReader& reader) {
    std::uint32_t ahead = 1;
    char32_t value = 0;
    for (; hexadecimal_digit(reader.peek(ahead)); ++ahead) {
        value = std::min<char32_t>(value * 16 + *hexadecimal_digit(reader.peek(ahead)), kLastCodePoint + 1);
    }
    if (ahead == 1 || reader.peek(ahead) != U'}') return std::nullopt;
    if (value > kLastCodePoint) {
        reader.fail(reader.at() + 1, reader.at() + ahead, "code point beyond 10FFFF",
                    "the last code point is \\u{10FFFF}");
        return std::nullopt;
    }
    reader.skip(ahead + 1);
    return value;
}

/// Reads \cX, where X is a letter, or within classes without u and v also a digit or _. If X is something
/// else, the backslash is literal (without u and v) or an error.
std::optional<char32_t> read_control(ClueReader& reader, EscapeContext context) {
    const char32_t letter = reader.peek(1);
    const bool is_control =
        is_ascii_letter(letter) ||
        (context == EscapeContext::Class && !reader.is_strict() && (is_digit(letter) || letter == U'_'));
    if (!is_control) {
        if (!reader.is_strict()) return U'\\';
        reader.fail(reader.at() - 1, reader.at() + 1, "\\c needs a letter", "write \\cA to \\cZ");
        return std::nullopt;
    }
    reader.skip(2);
    return letter % 32;
}

std::optional<char32_t> read_hexadecimal_escape(ClueReader& reader) {
    reader.skip();
    if (const auto value = read_hexadecimal(reader, 2)) return value;
    if (!reader.is_strict()) return U'x';
    reader.fail(reader.at() - 2, reader.at(), "\\x needs two hexadecimal digits", "write \\x41 for A");
    return std::nullopt;
}

std::optional<char32_t> read_u(ClueReader& reader) {
    reader.skip();
    if (const auto value = read_unicode_escape(reader, reader.is_strict())) return value;
    if (reader.has_failed()) return std::nullopt;
    if (!reader.is_strict()) return U'u';
    reader.fail(reader.at() - 2, reader.at(), "\\u needs four hexadecimal digits, or some in braces",
                "write \\u0041 or \\u{41} for A");
    return std::nullopt;
}

/// Reads \0 and, without u and v, octal numbers up to 377; \8 and \9 are literal digits then.
std::optional<char32_t> read_octal(ClueReader& reader) {
    const char32_t first = reader.peek();
    if (first == U'0' && !is_digit(reader.peek(1))) {
        reader.skip();
        return 0;
    }
    if (reader.is_strict()) {
        reader.fail(reader.at() - 1, reader.at() + 1, "octal escape in a clue with the flag u or v",
                    "write \\xHH with two hexadecimal digits");
        return std::nullopt;
    }
    reader.skip();
    if (!is_octal_digit(first)) return first;
    const std::uint32_t most = first <= U'3' ? 3 : 2;
    char32_t value = first - U'0';
    for (std::uint32_t length = 1; length < most && is_octal_digit(reader.peek()); ++length) {
        value = value * 8 + (reader.peek() - U'0');
        reader.skip();
    }
    return value;
}

bool may_be_escaped(ClueReader& reader, EscapeContext context) {
    const char32_t c = reader.peek();
    if (!reader.is_strict()) return c != U'k' || !reader.group_counts().has_names;
    if (std::u32string_view(U"^$\\.*+?()[]{}|/").find(c) != std::u32string_view::npos) return true;
    if (context == EscapeContext::Class) return c == U'-';
    return context == EscapeContext::ClassSet &&
           std::u32string_view(U"&-!#%,:;<=>@`~").find(c) != std::u32string_view::npos;
}

std::optional<char32_t> read_identity(ClueReader& reader, EscapeContext context) {
    const char32_t c = reader.peek();
    if (!may_be_escaped(reader, context)) {
        const std::string written = to_utf8(std::u32string(1, c));
        reader.fail(reader.at() - 1, reader.at() + 1, "unknown escape \\" + written,
                    "write " + written + " for the character itself");
        return std::nullopt;
    }
    reader.skip();
    return c;
}

/// Returns the character that \f, \n, … match, or nullopt for other letters.
std::optional<char32_t> control_of_letter(char32_t letter) {
    switch (letter) {
        case U'f':
            return U'\f';
        case U'n':
            return U'\n';
        case U'r':
            return U'\r';
        case U't':
            return U'\t';
        case U'v':
            return U'\v';
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<char32_t> read_hexadecimal(ClueReader& reader, std::uint32_t count) {
    char32_t value = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto digit = hexadecimal_digit(reader.peek(i));
        if (!digit) return std::nullopt;
        value = value * 16 + *digit;
    }
    reader.skip(count);
    return value;
}

std::optional<char32_t> read_unicode_escape(ClueReader& reader, bool braces) {
    if (braces && reader.peek() == U'{') return read_braced_code_point(reader);
    const auto lead = read_hexadecimal(reader, 4);
    if (!lead || *lead < 0xD800 || *lead > 0xDBFF || !reader.is_at(U"\\u")) return lead;
    const std::uint32_t after_lead = reader.at();
    reader.skip(2);
    const auto trail = read_hexadecimal(reader, 4);
    if (trail && *trail >= 0xDC00 && *trail <= 0xDFFF) {
        return 0x10000 + ((*lead - 0xD800) << 10) + (*trail - 0xDC00);
    }
    reader.move_to(after_lead);
    return lead;
}

std::optional<char32_t> read_character_escape(ClueReader& reader, EscapeContext context) {
    const char32_t c = reader.peek();
    if (const auto control = control_of_letter(c)) {
        reader.skip();
        return control;
    }
    switch (c) {
        case ClueReader::kEndOfClue:
            reader.fail(reader.at() - 1, reader.at(), "nothing follows the backslash",
                        "write \\\\ for the character itself");
            return std::nullopt;
        case U'c':
            return read_control(reader, context);
        case U'x':
            return read_hexadecimal_escape(reader);
        case U'u':
            return read_u(reader);
        default:
            return is_digit(c) ? read_octal(reader) : read_identity(reader, context);
    }
}

}  // namespace sator::language
