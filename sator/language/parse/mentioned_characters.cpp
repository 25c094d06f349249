// One pass over a clue's text that collects the literal characters. Escapes are read by the parser's own
// functions. The syntax tree cannot be used because its sets are already negated and folded, and because this
// pass runs before the alphabet is known, so before any clue is compiled. The pass stops at an escape that
// the parser would refuse. If the parser learns new syntax, this pass must skip or read it too.

#include "sator/language/parse/mentioned_characters.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/ascii.hpp"
#include "sator/language/parse/clue_reader.hpp"
#include "sator/language/parse/read_class.hpp"
#include "sator/language/parse/read_escape.hpp"
#include "sator/language/parse/read_java.hpp"

namespace sator::language {

namespace {

class Walk {
  public:
    Walk(std::u32string_view text, const RegexOptions& options, CharacterCollection& collection)
        : reader_(text, options),
          has_nested_classes_(reader_.is_java() || options.flags.unicode_sets),
          collection_(collection) {}

    void run() {
        while (!reader_.at_end() && !reader_.has_failed()) walk_term();
    }

  private:
    void walk_term();
    void skip_group_start();
    bool skip_quantifier();
    void skip_past(char32_t closing);
    void walk_escape();
    void walk_java_escape();
    bool skip_reference();
    void walk_class();
    void walk_class_member();
    std::optional<char32_t> class_atom();
    void walk_class_string();
    void walk_quotation();
    bool is_at_class_escape() const {
        return reader_.is_java() ? is_at_java_class_escape(reader_) : language::is_at_class_escape(reader_);
    }
    void walk_class_escape();
    void mention(std::optional<char32_t> character) {
        if (character) collection_.add(*character);
    }

    ClueReader reader_;
    bool has_nested_classes_;
    CharacterCollection& collection_;
};

void Walk::walk_term() {
    switch (reader_.peek()) {
        case U'[':
            return walk_class();
        case U'(':
            return skip_group_start();
        case U'\\':
            reader_.skip();
            return reader_.is_java() ? walk_java_escape() : walk_escape();
        case U'{':
            if (skip_quantifier()) return;
            break;
        case U')':
        case U'|':
        case U'*':
        case U'+':
        case U'?':
        case U'^':
        case U'$':
        case U'.':
            return reader_.skip();
        default:
            break;
    }
    collection_.add(reader_.peek());
    reader_.skip();
}

/// Skips ( and what may follow it: ?: ?= ?! ?<= ?<! ?> ?<name> ?flags: ?flags)
void Walk::skip_group_start() {
    reader_.skip();
    if (!reader_.eat(U'?')) return;
    for (const std::u32string_view kind : {U"<=", U"<!", U"=", U"!", U":", U">"}) {
        if (reader_.eat(kind)) return;
    }
    if (reader_.peek() == U'<') return skip_past(U'>');
    while (is_ascii_letter(reader_.peek()) || reader_.peek() == U'-') reader_.skip();
    if (!reader_.eat(U':')) reader_.eat(U')');
}

/// Skips {n}, {n,} or {n,m}. Returns false for any other text after a brace, because the brace is literal
/// then.
bool Walk::skip_quantifier() {
    std::uint32_t ahead = 1;
    while (is_digit(reader_.peek(ahead))) ++ahead;
    if (ahead == 1) return false;
    if (reader_.peek(ahead) == U',') {
        ++ahead;
        while (is_digit(reader_.peek(ahead))) ++ahead;
    }
    if (reader_.peek(ahead) != U'}') return false;
    reader_.skip(ahead + 1);
    return true;
}

void Walk::skip_past(char32_t closing) {
    while (!reader_.at_end() && !reader_.eat(closing)) reader_.skip();
}

void Walk::walk_escape() {
    const char32_t c = reader_.peek();
    if (c == U'b' || c == U'B') return reader_.skip();
    if (c == U'k' && (reader_.is_strict() || reader_.group_counts().has_names)) return skip_past(U'>');
    if (is_at_class_escape()) return walk_class_escape();
    if (c >= U'1' && c <= U'9' && skip_reference()) return;
    mention(read_character_escape(reader_, EscapeContext::Atom));
}

void Walk::walk_java_escape() {
    constexpr std::u32string_view kNoCharacters = U"bBAGZzRXE";
    const char32_t c = reader_.peek();
    if (reader_.eat(U'Q')) return walk_quotation();
    if (c == U'k') return skip_past(U'>');
    if (kNoCharacters.find(c) != std::u32string_view::npos) return reader_.skip();
    if (is_at_class_escape()) return walk_class_escape();
    if (c >= U'1' && c <= U'9' && skip_reference()) return;
    mention(read_java_character_escape(reader_));
}

/// Skips a reference such as \12. In ECMAScript all digits belong to the number if there is such a group;
/// else, without the flags u and v, it is an octal escape and the result is false. In java the first digit
/// always belongs to the number, and further ones only while there is a group of that number.
bool Walk::skip_reference() {
    const std::uint64_t groups = reader_.group_counts().groups;
    std::uint64_t number = 0;
    std::uint32_t digits = 0;
    while (is_digit(reader_.peek(digits))) {
        const std::uint64_t next = number * 10 + (reader_.peek(digits) - U'0');
        if (reader_.is_java() && digits > 0 && next > groups) break;
        number = std::min(next, groups + 1);
        ++digits;
    }
    if (number > groups && !reader_.is_java() && !reader_.is_strict()) return false;
    reader_.skip(digits);
    return true;
}

void Walk::walk_class() {
    std::size_t depth = 0;
    bool is_first = false;  // in java a ']' directly after the bracket is a member
    do {
        if (reader_.peek() == U'[' && (depth == 0 || has_nested_classes_)) {
            reader_.skip();
            ++depth;
            reader_.eat(U'^');
            is_first = reader_.is_java();
            continue;
        }
        if (reader_.peek() == U']' && !is_first) {
            reader_.skip();
            --depth;
        } else if (!(has_nested_classes_ &&
                     (reader_.eat(U"&&") || (!reader_.is_java() && reader_.eat(U"--"))))) {
            walk_class_member();
        }
        is_first = false;
    } while (depth > 0 && !reader_.at_end() && !reader_.has_failed());
}

/// Reads a character, an escape or a range.
void Walk::walk_class_member() {
    if (has_nested_classes_ && reader_.eat(U"\\q{")) return walk_class_string();
    if (reader_.is_java() && reader_.eat(U"\\Q")) return walk_quotation();
    const std::optional<char32_t> first = class_atom();
    const char32_t bound = reader_.peek(1);
    const bool is_range = reader_.peek() == U'-' && bound != U']' && bound != ClueReader::kEndOfClue &&
                          !(has_nested_classes_ && (bound == U'[' || bound == U'-'));
    if (!is_range) return mention(first);
    reader_.skip();
    const std::optional<char32_t> last = class_atom();
    if (first && last) return collection_.add(*first, *last);
    collection_.add(U'-');  // Annex B: next to \d and the like a hyphen is literal
    mention(first);
    mention(last);
}

/// Returns the next character, however it is written. Returns nullopt for \d and the like, after adding their
/// characters.
std::optional<char32_t> Walk::class_atom() {
    const char32_t c = reader_.peek();
    reader_.skip();
    if (c != U'\\') return c;
    if (is_at_class_escape()) {
        walk_class_escape();
        return std::nullopt;
    }
    if (reader_.is_java()) return read_java_character_escape(reader_);
    if (reader_.eat(U'b')) return U'\b';
    return read_character_escape(reader_,
                                 has_nested_classes_ ? EscapeContext::ClassSet : EscapeContext::Class);
}

/// Reads the rest of \q{abc|d} (flag v).
void Walk::walk_class_string() {
    while (!reader_.at_end() && !reader_.has_failed() && !reader_.eat(U'}')) {
        if (!reader_.eat(U'|')) mention(class_atom());
    }
}

/// Reads the rest of java's \Q…\E.
void Walk::walk_quotation() {
    for (; !reader_.at_end() && !reader_.eat(U"\\E"); reader_.skip()) collection_.add(reader_.peek());
}

/// Reads the rest of \d, \p{…} and the like after the backslash.
void Walk::walk_class_escape() {
    const char32_t letter = reader_.peek();
    reader_.skip();
    if (letter == U'd' || letter == U'w') collection_.add(U'0', U'9');
    if (letter == U's' || letter == U'W' || letter == U'h') collection_.add(U' ');
    if (letter != U'p' && letter != U'P') return;
    if (reader_.peek() == U'{') {
        skip_past(U'}');
    } else if (!reader_.at_end()) {
        reader_.skip();
    }
}

}  // namespace

void add_mentioned_characters(std::u32string_view clue, const RegexOptions& options,
                              CharacterCollection& collection) {
    Walk(clue, options, collection).run();
}

}  // namespace sator::language
