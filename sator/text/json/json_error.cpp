// The parser only reports where it stopped. The message is found here, by reading on from the last thing that
// the parser understood: first the separator that is expected there, then the token that does not fit.

#include "sator/text/json/json_error.hpp"

#include <algorithm>
#include <string>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/json/text_cursor.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kJsonBlanks = " \t\r\n";
constexpr std::string_view kBroken = "broken JSON: ";

bool is_word_character(char c) {
    return is_digit(c) || is_ascii_letter(c) || c == '_' || c == '-' || c == '+' || c == '.';
}
bool is_hex_digit(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// What is wrong in the bytes from `begin` to before `end`.
struct Mistake {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string message, hint;
};

/// What the text should have at `at`, after blanks and at most one separator.
struct Expectation {
    std::size_t at = 0;
    std::string_view what;  // as messages name it
    bool wants_value = false;
    bool wants_name = false;
    bool is_after_comma = false;
};

class MistakeFinder {
  public:
    MistakeFinder(std::string_view text, const JsonFault& fault) : text_(text), fault_(fault) {}

    Mistake find() const;

  private:
    Expectation expectation() const;
    Expectation after_comma(std::size_t at) const;
    std::size_t skip_blanks(std::size_t at) const {
        return std::min(text_.find_first_not_of(kJsonBlanks, at), text_.size());
    }
    bool has(std::size_t at, char c) const { return at < text_.size() && text_[at] == c; }
    std::string_view word_at(std::size_t at) const;
    std::optional<Mistake> mistake_in_string(std::size_t quote) const;
    std::optional<Mistake> mistake_in_escape(std::size_t backslash) const;
    std::optional<Mistake> mistake_in_code_unit(std::size_t backslash) const;
    std::optional<std::uint32_t> code_unit(std::size_t backslash) const;
    Mistake end_of_file(const Expectation& expected) const;
    std::string hint(const Expectation& expected) const;

    std::string_view text_;
    const JsonFault& fault_;
};

Expectation MistakeFinder::after_comma(std::size_t at) const {
    if (fault_.is_in_object) return {at, "a name in double quotes", false, true, true};
    return {at, "a value", true, false, true};
}

Expectation MistakeFinder::expectation() const {
    const bool in_object = fault_.is_in_object;
    const std::size_t at = skip_blanks(fault_.offset);
    switch (fault_.last) {
        case JsonEvent::None:
            return {at, "a value", true, false, false};
        case JsonEvent::Open:
            if (in_object) return {at, "a name in double quotes or '}'", false, true, false};
            return {at, "a value or ']'", true, false, false};
        case JsonEvent::Name:
            if (!has(at, ':')) return {at, "':'", false, false, false};
            return {skip_blanks(at + 1), "a value", true, false, false};
        case JsonEvent::Content:
            break;
    }
    if (!fault_.opened) return {at, "the end of the file", false, false, false};
    if (has(at, ',')) return after_comma(skip_blanks(at + 1));
    return {at, in_object ? "',' or '}'" : "',' or ']'", false, false, false};
}

Mistake MistakeFinder::find() const {
    const Expectation expected = expectation();
    const std::size_t at = expected.at;
    if (at >= text_.size()) return end_of_file(expected);
    if (has(at, '"')) {
        if (auto mistake = mistake_in_string(at)) return *mistake;
    }
    const std::string_view word = word_at(at);
    if (expected.wants_value && !word.empty()) {
        const bool is_number = word[0] == '-' || (word[0] >= '0' && word[0] <= '9');
        return {at, at + word.size(),
                "'" + std::string(word) + "' " +
                    (is_number ? "cannot be read as a number" : "is not a JSON value"),
                is_number ? "" : "write texts in double quotes; JSON knows the words true, false and null"};
    }
    return {at, at + std::max<std::size_t>(word.size(), 1), "expected " + std::string(expected.what),
            hint(expected)};
}

std::string_view MistakeFinder::word_at(std::size_t at) const {
    std::size_t end = at;
    while (end < text_.size() && is_word_character(text_[end])) ++end;
    return text_.substr(at, end - at);
}

Mistake MistakeFinder::end_of_file(const Expectation& expected) const {
    std::string advice;
    if (fault_.opened) {
        advice = std::string("close the '") + (fault_.is_in_object ? "{" : "[") + "' of line " +
                 std::to_string(fault_.opened->line) + ", column " + std::to_string(fault_.opened->column);
    }
    return {text_.size(), text_.size(), "the file ends where " + std::string(expected.what) + " is expected",
            advice};
}

/// Returns a hint about the usual mistake for what the text has there.
std::string MistakeFinder::hint(const Expectation& expected) const {
    switch (text_[expected.at]) {
        case '\'':
            return "JSON writes names and texts in double quotes";
        case '/':
        case '#':
            return "JSON has no comments";
        case ']':
        case '}':
            return expected.is_after_comma ? "remove the ',' before it" : "";
        case '"':
        case '{':
        case '[':
            return expected.what.starts_with("','") ? "write ',' before it" : "";
        default:
            return expected.wants_name ? "write names in double quotes" : "";
    }
}

/// Returns the first mistake in the string that begins at `quote`, or nullopt.
std::optional<Mistake> MistakeFinder::mistake_in_string(std::size_t quote) const {
    std::size_t at = quote + 1;
    for (; !has(at, '"'); ++at) {
        if (at >= text_.size()) return Mistake{quote, quote + 1, "a string is not closed", "add '\"'"};
        const auto byte = static_cast<unsigned char>(text_[at]);
        if (byte == '\n' || byte == '\r') {
            return Mistake{at, at, "a string is not closed on its line",
                           "add '\"'; write \\n for a line break"};
        }
        if (byte < 0x20)
            return Mistake{at, at + 1, "a string has a control character", "write \\t for a tab"};
        if (byte != '\\') continue;
        if (auto mistake = mistake_in_escape(at)) return mistake;
        ++at;
    }
    const std::string_view content = text_.substr(quote + 1, at - quote - 1);
    if (const auto bad = find_bad_utf8(content)) {
        return Mistake{quote + 1 + *bad, quote + 2 + *bad, "a string is not UTF-8", "save the file as UTF-8"};
    }
    return std::nullopt;
}

std::optional<Mistake> MistakeFinder::mistake_in_escape(std::size_t backslash) const {
    const char letter = backslash + 1 < text_.size() ? text_[backslash + 1] : '\0';
    if (letter == 'u') return mistake_in_code_unit(backslash);
    if (std::string_view("\"\\/bfnrt").find(letter) != std::string_view::npos) return std::nullopt;
    if (static_cast<unsigned char>(letter) <= ' ' || static_cast<unsigned char>(letter) > '~') {
        return Mistake{backslash, backslash + 1, "this is not an escape of JSON",
                       "a backslash is doubled in JSON: write \\\\"};
    }
    const std::string escape = {'\\', letter};
    return Mistake{backslash, backslash + 2, "'" + escape + "' is not an escape of JSON",
                   "a backslash is doubled in JSON: write \\" + escape};
}

std::optional<Mistake> MistakeFinder::mistake_in_code_unit(std::size_t backslash) const {
    const auto unit = code_unit(backslash);
    if (!unit) {
        return Mistake{backslash, backslash + 2, "'\\u' needs four hexadecimal digits",
                       "write \\u0041 for A; for a clue's own \\u write \\\\u"};
    }
    const bool is_high = *unit >= 0xD800 && *unit <= 0xDBFF, is_low = *unit >= 0xDC00 && *unit <= 0xDFFF;
    constexpr std::size_t kEscapeLength = 6;
    const bool is_behind_high = [&] {
        if (backslash < kEscapeLength) return false;
        const auto before = code_unit(backslash - kEscapeLength);
        return before && *before >= 0xD800 && *before <= 0xDBFF;
    }();
    const auto next = is_high ? code_unit(backslash + kEscapeLength) : std::nullopt;
    if ((is_low && is_behind_high) || (next && *next >= 0xDC00 && *next <= 0xDFFF)) return std::nullopt;
    if (!is_high && !is_low) return std::nullopt;
    return Mistake{backslash, backslash + kEscapeLength, "this is only half of a surrogate pair",
                   "write both halves, \\uD83D\\uDE00, or the character itself"};
}

/// Returns the value of the \uHHHH at `backslash`, or nullopt if there is none.
std::optional<std::uint32_t> MistakeFinder::code_unit(std::size_t backslash) const {
    const std::string_view escape = text_.substr(std::min(backslash, text_.size()), 6);
    if (escape.size() < 6 || !escape.starts_with("\\u")) return std::nullopt;
    std::uint32_t value = 0;
    for (const char c : escape.substr(2)) {
        if (!is_hex_digit(c)) return std::nullopt;
        value = value * 16 + static_cast<std::uint32_t>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    return value;
}

/// Names the limit that the value at `fault.offset` exceeds.
Mistake exceeded_limit(const JsonFault& fault) {
    const std::string limit = std::to_string(fault.limit);
    if (fault.kind == JsonFault::Kind::NestingLimit) {
        return {fault.offset, fault.offset + 1,
                "lists and objects are nested deeper than the nesting limit of " + limit, ""};
    }
    return {fault.offset, fault.offset + 1, "the JSON text has more values than the value limit of " + limit,
            ""};
}

}  // namespace

Diagnostic json_error(std::string_view text, const JsonFault& fault) {
    const bool is_syntax = fault.kind == JsonFault::Kind::Syntax;
    Mistake mistake = is_syntax ? MistakeFinder(text, fault).find() : exceeded_limit(fault);
    TextCursor place(text);
    place.move_to(mistake.begin);
    Diagnostic error =
        error_at({place.line(), place.column(), 1}, std::string(is_syntax ? kBroken : "") + mistake.message,
                 std::move(mistake.hint));
    const std::size_t offset = place.offset();
    if (mistake.end > offset) {
        error.span.length =
            static_cast<std::uint32_t>(to_code_points(text.substr(offset, mistake.end - offset)).size());
    }
    set_excerpt_at(error, text, offset);
    return error;
}

}  // namespace sator::text
