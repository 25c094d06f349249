// One walk over a clue's text that reads escapes and classes as the parser does (ECMA-262 22.2.1 with Annex
// B.1.2, or java.util.regex.Pattern) and asks only which characters it names. It is no parser: sets of the
// syntax tree are already negated and folded, and a clue is walked here before anyone wants its tree.

#include "sator/language/mentioned_characters.hpp"

#include <algorithm>
#include <optional>

namespace sator {

namespace {

constexpr bool is_digit(char32_t c) {
    return c >= U'0' && c <= U'9';
}
constexpr bool is_octal_digit(char32_t c) {
    return c >= U'0' && c <= U'7';
}
constexpr bool is_letter(char32_t c) {
    return (c >= U'A' && c <= U'Z') || (c >= U'a' && c <= U'z');
}
constexpr bool is_high_surrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDBFF;
}
constexpr bool is_low_surrogate(char32_t c) {
    return c >= 0xDC00 && c <= 0xDFFF;
}

/// The value of a hexadecimal digit, or nothing.
constexpr std::optional<char32_t> hex_value(char32_t c) {
    if (is_digit(c)) return c - U'0';
    if (c >= U'a' && c <= U'f') return c - U'a' + 10;
    if (c >= U'A' && c <= U'F') return c - U'A' + 10;
    return std::nullopt;
}

class Walk {
  public:
    Walk(std::u32string_view text, const RegexOptions& options, CharacterCollection& collection)
        : text_(text),
          is_java_(options.dialect == Dialect::Java),
          is_unicode_(options.flags.unicode || options.flags.unicode_sets),
          has_nested_classes_(is_java_ || options.flags.unicode_sets),
          collection_(collection) {}

    void run();

  private:
    struct Groups {
        std::uint32_t count = 0;
        bool has_names = false;
    };

    bool is_at_end() const { return at_ >= text_.size(); }
    /// The character `ahead` places on, or NUL beyond the end.
    char32_t peek(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : U'\0';
    }
    bool take(std::u32string_view word) {
        if (!text_.substr(std::min(at_, text_.size())).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }
    void skip_past(char32_t closing);
    void mention(std::optional<char32_t> c) {
        if (c) collection_.add(*c);
    }

    bool skip_quantifier();
    void skip_group_start();
    void walk_class();
    void walk_class_member();
    void walk_class_string();
    void walk_quotation();
    std::optional<char32_t> class_atom();
    std::optional<char32_t> escape(bool is_in_class);
    bool class_escape(char32_t letter);
    std::optional<char32_t> java_escape(char32_t letter);
    std::optional<char32_t> numeric_escape(bool is_in_class);
    std::optional<char32_t> octal(std::size_t longest);
    std::optional<char32_t> hexadecimal(std::size_t digits);
    std::optional<char32_t> braced_hexadecimal();
    std::optional<char32_t> code_unit_escape();
    const Groups& groups();
    void count_group(std::size_t open);

    std::u32string_view text_;
    std::size_t at_ = 0;
    bool is_java_;
    bool is_unicode_;
    bool has_nested_classes_;
    std::optional<Groups> groups_;  // counted when the first escape asks
    CharacterCollection& collection_;
};

void Walk::run() {
    while (!is_at_end()) {
        switch (const char32_t c = peek()) {
            case U'\\':
                mention(escape(false));
                break;
            case U'[':
                walk_class();
                break;
            case U'(':
                skip_group_start();
                break;
            case U'{':
                if (skip_quantifier()) break;
                [[fallthrough]];
            default:
                collection_.add(c);
                [[fallthrough]];
            case U')':
            case U'|':
            case U'*':
            case U'+':
            case U'?':
            case U'^':
            case U'$':
            case U'.':
                ++at_;
        }
    }
}

void Walk::skip_past(char32_t closing) {
    const std::size_t place = text_.find(closing, std::min(at_, text_.size()));
    at_ = place == std::u32string_view::npos ? text_.size() : place + 1;
}

/// {n}, {n,} or {n,m}; what else begins with a brace is literal.
bool Walk::skip_quantifier() {
    std::size_t ahead = 1;
    const auto skip_digits = [&] {
        const std::size_t before = ahead;
        while (is_digit(peek(ahead))) ++ahead;
        return ahead > before;
    };
    if (!skip_digits()) return false;
    if (peek(ahead) == U',') {
        ++ahead;
        skip_digits();
    }
    if (peek(ahead) != U'}') return false;
    at_ += ahead + 1;
    return true;
}

/// ( with what may follow it: ?: ?= ?! ?<= ?<! ?> ?<name> ?flags: ?flags)
void Walk::skip_group_start() {
    ++at_;
    if (!take(U"?")) return;
    if (take(U"<=") || take(U"<!") || take(U"=") || take(U"!") || take(U":") || take(U">")) return;
    if (peek() == U'<') return skip_past(U'>');
    while (is_letter(peek()) || peek() == U'-') ++at_;
    if (peek() == U':' || peek() == U')') ++at_;
}

void Walk::walk_class() {
    std::size_t depth = 0;
    bool is_first = false;  // java reads a ']' that stands first as a member
    do {
        if (peek() == U'[' && (depth == 0 || has_nested_classes_)) {
            ++at_;
            ++depth;
            take(U"^");
            is_first = is_java_;
        } else if (peek() == U']' && !is_first) {
            ++at_;
            --depth;
        } else if (has_nested_classes_ && (take(U"&&") || (!is_java_ && take(U"--")))) {
            is_first = false;
        } else {
            walk_class_member();
            is_first = false;
        }
    } while (depth > 0 && !is_at_end());
}

/// A character, an escape or a range.
void Walk::walk_class_member() {
    if (take(U"\\q{")) return walk_class_string();
    const std::optional<char32_t> first = class_atom();
    const bool is_range = peek() == U'-' && at_ + 1 < text_.size() && peek(1) != U']' &&
                          !(has_nested_classes_ && (peek(1) == U'[' || peek(1) == U'-'));
    if (!is_range) return mention(first);
    ++at_;
    const std::optional<char32_t> last = class_atom();
    if (first && last) return collection_.add(*first, *last);
    collection_.add(U'-');  // Annex B: beside \d and the like a hyphen stands for itself
    mention(first);
    mention(last);
}

/// The rest of \q{abc|d}, of the v flag.
void Walk::walk_class_string() {
    while (!is_at_end() && !take(U"}")) {
        if (!take(U"|")) mention(class_atom());
    }
}

std::optional<char32_t> Walk::class_atom() {
    if (peek() == U'\\') return escape(true);
    return text_[at_++];
}

/// The rest of java's \Q…\E.
void Walk::walk_quotation() {
    while (!is_at_end() && !take(U"\\E")) collection_.add(text_[at_++]);
}

/// Reads the escape that starts here: the character it stands for, or nothing where it stands for none or for
/// many.
std::optional<char32_t> Walk::escape(bool is_in_class) {
    const char32_t letter = peek(1);
    if (at_ + 1 >= text_.size()) {
        ++at_;
        return std::nullopt;
    }
    if (is_digit(letter)) return numeric_escape(is_in_class);
    at_ += 2;
    if (class_escape(letter)) return std::nullopt;
    switch (letter) {
        case U'b':
        case U'B':
        case U'f':
        case U'n':
        case U'r':
        case U't':
        case U'v':
            return std::nullopt;
        case U'c': {
            const char32_t control = peek();
            if (is_java_ || is_letter(control) || (is_in_class && (is_digit(control) || control == U'_'))) {
                ++at_;
                return std::nullopt;
            }
            --at_;  // Annex B: the backslash stands for itself, and so does the c
            return U'\\';
        }
        case U'x':
            if (is_java_ && peek() == U'{') return braced_hexadecimal();
            if (const auto c = hexadecimal(2)) return c;
            return U'x';
        case U'u':
            return code_unit_escape();
        case U'k':
            if (is_in_class || !(is_java_ || is_unicode_ || groups().has_names)) return U'k';
            skip_past(U'>');
            return std::nullopt;
        default:
            return is_java_ ? java_escape(letter) : letter;
    }
}

/// \d \w \s, their inverses and \p.
bool Walk::class_escape(char32_t letter) {
    switch (letter) {
        case U'd':
        case U'w':
            collection_.add(U'0', U'9');
            return true;
        case U's':
        case U'W':
            collection_.add(U' ');
            return true;
        case U'D':
        case U'S':
            return true;
        case U'p':
        case U'P':
            if (!is_java_ && !is_unicode_) return false;
            if (peek() == U'{') {
                skip_past(U'}');
            } else {
                at_ += is_java_ ? 1 : 0;
            }
            return true;
        default:
            return false;
    }
}

std::optional<char32_t> Walk::java_escape(char32_t letter) {
    if (letter == U'Q') walk_quotation();
    if (letter == U'h') collection_.add(U' ');
    if (letter == U'N' && peek() == U'{') skip_past(U'}');
    if (is_letter(letter)) return std::nullopt;
    return letter;
}

/// A reference, or (Annex B) an octal escape, or a digit for itself.
std::optional<char32_t> Walk::numeric_escape(bool is_in_class) {
    ++at_;
    if (is_java_ && peek() == U'0') {
        ++at_;
        return octal(3);
    }
    if (!is_in_class && peek() != U'0') {
        std::uint64_t number = 0;
        std::size_t digits = 0;
        const auto digit = [&] { return peek(digits) - U'0'; };
        while (is_digit(peek(digits)) &&
               (digits == 0 || !is_java_ || number * 10 + digit() <= groups().count)) {
            number = std::min<std::uint64_t>(number * 10 + digit(), kLastCodePoint);
            ++digits;
        }
        if (is_java_ || is_unicode_ || number <= groups().count) {
            at_ += digits;
            return std::nullopt;
        }
    }
    if (is_octal_digit(peek())) return octal(peek() <= U'3' ? 3 : 2);
    return text_[at_++];
}

/// The character of up to `longest` octal digits; at most \377.
std::optional<char32_t> Walk::octal(std::size_t longest) {
    constexpr char32_t kLargest = 0377;
    char32_t value = 0;
    for (std::size_t i = 0; i < longest && is_octal_digit(peek()); ++i) {
        const char32_t next = value * 8 + (peek() - U'0');
        if (next > kLargest) break;
        value = next;
        ++at_;
    }
    return value;
}

/// Reads exactly `digits` hexadecimal digits, or nothing at all.
std::optional<char32_t> Walk::hexadecimal(std::size_t digits) {
    char32_t value = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        const auto digit = hex_value(peek(i));
        if (!digit) return std::nullopt;
        value = value * 16 + *digit;
    }
    at_ += digits;
    return value;
}

/// {10FFFF}
std::optional<char32_t> Walk::braced_hexadecimal() {
    char32_t value = 0;
    for (++at_; hex_value(peek()); ++at_) {
        value = std::min<char32_t>(value * 16 + *hex_value(peek()), kLastCodePoint + 1);
    }
    take(U"}");
    if (value > kLastCodePoint) return std::nullopt;
    return value;
}

/// What follows \u. Two escaped surrogates are one character, as they are one symbol to the parser.
std::optional<char32_t> Walk::code_unit_escape() {
    if (is_unicode_ && peek() == U'{') return braced_hexadecimal();
    const auto unit = hexadecimal(4);
    if (!unit) return U'u';
    const std::size_t behind_unit = at_;
    if (is_high_surrogate(*unit) && take(U"\\u")) {
        if (const auto low = hexadecimal(4); low && is_low_surrogate(*low)) {
            return 0x10000 + (*unit - 0xD800) * 0x400 + (*low - 0xDC00);
        }
    }
    at_ = behind_unit;
    return unit;
}

const Walk::Groups& Walk::groups() {
    if (groups_) return *groups_;
    groups_.emplace();
    std::size_t depth = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
        const char32_t c = text_[i];
        if (c == U'\\') {
            ++i;
        } else if (c == U'[' && (depth == 0 || has_nested_classes_)) {
            ++depth;
        } else if (c == U']' && depth > 0) {
            --depth;
        } else if (c == U'(' && depth == 0) {
            count_group(i);
        }
    }
    return *groups_;
}

void Walk::count_group(std::size_t open) {
    const std::u32string_view rest = text_.substr(open + 1);
    const bool has_name = rest.starts_with(U"?<") && !rest.starts_with(U"?<=") && !rest.starts_with(U"?<!");
    if (has_name || !rest.starts_with(U'?')) ++groups_->count;
    groups_->has_names |= has_name;
}

}  // namespace

void add_mentioned_characters(std::u32string_view clue, const RegexOptions& options,
                              CharacterCollection& collection) {
    Walk(clue, options, collection).run();
}

}  // namespace sator
