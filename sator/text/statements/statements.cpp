// One pass over the lines. A line belongs to a drawing, begins a statement, continues one, is empty, or is a
// comment.

#include "sator/text/statements/statements.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"

namespace sator::text {

namespace {

constexpr std::array<std::string_view, 22> kKeywords = {
    "title", "author", "source",  "layout", "range",   "rule", "initial", "place",
    "find",  "words",  "message", "clues",  "regexes", "rows", "columns", "left",
    "right", "top",    "bottom",  "x",      "y",       "z"};
/// Keywords that only begin a statement if they are not indented, so that an indented line of prose may begin with one.
constexpr std::array<std::string_view, 18> kUnindentedKeywords = {
    "grid", "regions", "define", "include", "rules", "solution", "difficulty", "link",   "clue",
    "line", "shade",   "border", "circle",  "text",  "x_back",   "y_back",     "z_back", "given_sign"};
/// The same, but a rule or kind of the file may have the name.
constexpr std::array<std::string_view, 2> kYieldingKeywords = {"drawing", "each"};
/// The statements that list the clues of lines.
constexpr std::array<std::string_view, 12> kClueLists = {
    "rows", "columns", "left", "right", "top", "bottom", "x", "y", "z", "x_back", "y_back", "z_back"};
/// The statements whose text is prose. In prose, a '#' within a word does not begin a comment.
constexpr std::array<std::string_view, 6> kProse = {"title", "author",     "source",
                                                    "rules", "difficulty", "link"};

/// The prose that keeps all indented lines, even if they begin with a keyword.
constexpr std::array<std::string_view, 3> kFreeProse = {"rules", "difficulty", "link"};
/// The statements whose indented lines are an item each.
constexpr std::array<std::string_view, 6> kItemLists = {"line", "shade", "border", "circle", "text", "clue"};

/// Names of kinds have at most this number of words.
constexpr std::size_t kMostWordsOfName = 4;
/// Ends the text of a kind that is not indented.
constexpr std::u32string_view kEndOfKind = U"end";

/// Reading this number of characters counts as one step of the limits.
constexpr std::size_t kCharactersPerStep = 16;

template <class List>
bool holds(const List& list, std::string_view word) {
    return std::ranges::find(list, word) != list.end();
}

/// The places in which a '#' does not begin a comment. Words: none. Prose: within words and in quotes.
/// Quotes: in quotes. QuotesAndRegexes: in quotes and in regular expressions. None: everywhere.
enum class CommentStyle : std::uint8_t { None, Words, Prose, Quotes, QuotesAndRegexes };

std::u32string_view without_comment(std::u32string_view text, CommentStyle style) {
    if (style == CommentStyle::None) return without_blanks_at_end(text);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        const bool begins_word =
            i == 0 || is_blank(text[i - 1]) || text[i - 1] == U',' || text[i - 1] == U'&';
        const bool is_comment = c == U'#' && (begins_word || style != CommentStyle::Prose);
        if (is_comment) return without_blanks_at_end(text.substr(0, i));
        const bool is_regex = c == U'/' && begins_word && style == CommentStyle::QuotesAndRegexes;
        const bool is_quote = c == U'"' && style != CommentStyle::Words;
        if (is_quote || is_regex) i = find_closing_delimiter(text, i).value_or(i);
    }
    return without_blanks_at_end(text);
}

class StatementReader {
  public:
    StatementReader(const StatementWords& words, SourceSpan origin) : words_(words), origin_(origin) {}

    StatementList read(std::u32string_view text, LimitWatch* watch) {
        for (std::uint32_t line = 1; !text.empty(); ++line) {
            const std::size_t end = std::min(text.find(U'\n'), text.size());
            if (watch != nullptr && watch->is_over(1 + end / kCharactersPerStep)) break;
            read_line({line, 1, without_blanks_at_end(text.substr(0, end)), origin_});
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(list_);
    }

  private:
    void read_line(LineSlice line) {
        const auto body = std::ranges::find_if_not(line.text, is_blank);
        const auto indent = static_cast<std::size_t>(body - line.text.begin());
        line.text.remove_prefix(indent);
        line.column += static_cast<std::uint32_t>(indent);
        if (is_in_kind_ && continues_kind(line, indent)) return;
        const bool was_in_drawing = std::exchange(is_in_drawing_, false);
        if (line.text.empty()) {
            const bool is_paragraph = is_open_ && !is_skipping_ && list_.statements.back().keyword == "rules";
            if (is_paragraph) add_text(line);
            is_open_ = is_paragraph;
        } else if (line.text.front() == U'|') {
            read_drawing_line(line, was_in_drawing);
        } else if (line.text.front() != U'#') {
            read_text(line, indent > 0);
        }
    }

    void read_drawing_line(LineSlice line, bool continues_drawing) {
        is_open_ = false;
        is_in_drawing_ = true;
        if (list_.statements.empty() && !is_skipping_) {
            refuse(line.span(0, 1), "this drawing belongs to no statement",
                   "a puzzle begins with 'layout' and a drawing of its cells");
            is_skipping_ = true;
        }
        if (is_skipping_) return;
        auto& drawings = list_.statements.back().drawings;
        if (!continues_drawing) drawings.emplace_back();
        drawings.back().push_back({line.line, line.column + 1, line.text.substr(1), origin_});
    }

    void read_text(LineSlice line, bool is_indented) {
        std::string keyword = to_utf8(first_word(line.text));
        std::size_t length = first_word(line.text).size();
        if (is_open_ && continues(keyword, is_indented)) {
            if (!is_skipping_) add_text(line);
            return;
        }
        const bool is_keyword =
            holds(kKeywords, keyword) ||
            (!is_indented && (holds(kUnindentedKeywords, keyword) ||
                              (holds(kYieldingKeywords, keyword) && !is_known_word(keyword))));
        if (!is_keyword && !is_indented) {
            if (auto name = known_name(line.text)) std::tie(keyword, length) = std::move(*name);
        }
        const bool is_bare = !is_keyword && !is_indented && is_known_word(keyword);
        is_open_ = true;
        is_skipping_ = !is_keyword && !is_bare;
        if (is_skipping_) return refuse_line(line, keyword);
        Statement& statement = list_.statements.emplace_back();
        statement.keyword = keyword;
        statement.span = line.span(0, length);
        statement.is_bare = is_bare;
        line.text.remove_prefix(length);
        const auto rest = std::ranges::find_if_not(line.text, is_blank);
        const auto blanks = static_cast<std::size_t>(rest - line.text.begin());
        line.text.remove_prefix(blanks);
        line.column += static_cast<std::uint32_t>(length + blanks);
        style_ = style_of(keyword, line.text);
        line.text = without_comment(line.text, style_);
        statement.text.push_back(line);
        is_in_kind_ = defines_kind(statement);
        if (keyword == "define") note_definition(line.text);
        is_kind_indented_ = std::nullopt;
    }

    /// Notes the name that a definition gives to a rule or a kind.
    void note_definition(std::u32string_view text) {
        if (is_in_kind_)
            text.remove_prefix(
                std::min(text.find_first_not_of(U" \t", first_word(text).size()), text.size()));
        defined_.push_back(to_utf8(first_word(text)));
    }

    /// Adds a line to the text of a kind. Returns false if the text ends before it.
    bool continues_kind(LineSlice line, std::size_t indent) {
        const bool is_empty = line.text.empty();
        if (!is_empty && !is_kind_indented_) is_kind_indented_ = indent > 0;
        const bool is_end = indent == 0 && line.text == kEndOfKind;
        const bool is_after = is_kind_indented_.value_or(true) && indent == 0 && !is_empty && !is_end;
        is_in_kind_ = !is_end && !is_after;
        if (is_end) is_open_ = false;
        if (!is_in_kind_) return is_end;
        // The blanks at the beginning belong to the line.
        const auto blanks = static_cast<std::uint32_t>(indent);
        list_.statements.back().body.push_back({line.line,
                                                line.column - blanks,
                                                {line.text.data() - indent, line.text.size() + indent},
                                                line.origin});
        return true;
    }

    /// Finds the longest name at the beginning of a line, whatever its case and with blanks or hyphens in it: "Star battle". Returns
    /// it as the words have it, and its length in the line.
    std::optional<std::pair<std::string, std::size_t>> known_name(std::u32string_view line) const {
        std::optional<std::pair<std::string, std::size_t>> found;
        std::string name;
        std::size_t at = 0;
        for (std::size_t words = 0; words < kMostWordsOfName; ++words) {
            const std::u32string_view word = first_word(line.substr(at));
            if (word.empty()) break;
            name += (words == 0 ? "" : "_") + to_utf8(word);
            at += word.size();
            for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            // A rule that the text defines is found as it is written.
            if (words == 0 && is_known_word(to_utf8(word)))
                found = {to_utf8(word), at};
            else if (words_.contains(name))
                found = {name, at};
            if (at >= line.size() || (line[at] != U' ' && line[at] != U'-')) break;
            ++at;
        }
        return found;
    }

    bool is_known_word(const std::string& word) const {
        return words_.contains(word) || holds(defined_, word);
    }

    bool continues(const std::string& keyword, bool is_indented) const {
        if (is_skipping_) return is_indented && !holds(kKeywords, keyword);
        const Statement& last = list_.statements.back();
        if (last.keyword == "words") return true;
        if (last.is_bare || holds(kItemLists, last.keyword) || holds(kFreeProse, last.keyword))
            return is_indented;
        if (is_indented && !holds(kKeywords, keyword)) return true;
        return keyword.empty() && holds(kClueLists, last.keyword);
    }

    void add_text(LineSlice line) {
        line.text = without_comment(line.text, style_);
        Statement& statement = list_.statements.back();
        const bool is_item = statement.is_bare || holds(kItemLists, statement.keyword);
        (is_item ? statement.clues : statement.text).push_back(line);
    }

    static CommentStyle style_of(const std::string& keyword, std::u32string_view text) {
        if (keyword == "words") return CommentStyle::Words;
        if (keyword == "drawing") return CommentStyle::None;
        if (holds(kProse, keyword)) return CommentStyle::Prose;
        const bool has_expression =
            keyword == "define" || keyword == "each" || (keyword == "rule" && is_expression(text));
        return has_expression ? CommentStyle::Quotes : CommentStyle::QuotesAndRegexes;
    }

    /// Returns an error if a line begins with the name, of up to three words, of a kind whose rules the language cannot say.
    static std::optional<Diagnostic> unsaid_kind_of(std::u32string_view line) {
        constexpr int kMostWords = 3;
        std::size_t end = 0;
        for (int words = 0; words < kMostWords && end < line.size(); ++words) {
            end = std::min(line.find(U' ', words == 0 ? 0 : end + 1), line.size());
            if (auto error = puzzle::unsaid_kind_error(to_utf8(line.substr(0, end)))) return error;
        }
        return std::nullopt;
    }

    void refuse_line(const LineSlice& line, const std::string& keyword) {
        if (auto unsaid = unsaid_kind_of(line.text))
            return refuse(line.span(0, first_word(line.text).size()), std::move(unsaid->message),
                          std::move(unsaid->hint));
        std::vector<std::string_view> known(kKeywords.begin(), kKeywords.end());
        known.insert(known.end(), kUnindentedKeywords.begin(), kUnindentedKeywords.end());
        known.insert(known.end(), words_.words.begin(), words_.words.end());
        const std::string_view near = spelling_suggestion(keyword, known);
        std::string hint =
            "a line begins with a statement (layout, range, rule, initial, …), with '|' in a drawing, or "
            "with '#'";
        if (!keyword.empty() && !near.empty()) hint = "did you mean '" + std::string(near) + "'?";
        if (keyword.empty()) return refuse(line.span(0, 1), "this line is not a statement", std::move(hint));
        refuse(line.span(0, first_word(line.text).size()), "there is no statement called '" + keyword + "'",
               std::move(hint));
    }

    void refuse(SourceSpan span, std::string message, std::string hint) {
        list_.errors.push_back(error_at(span, std::move(message), std::move(hint)));
    }

    const StatementWords& words_;
    SourceSpan origin_;
    std::vector<std::string> defined_;  // the names of rules that the text has defined so far
    StatementList list_;
    CommentStyle style_ = CommentStyle::QuotesAndRegexes;  // of the last statement
    bool is_open_ = false;                                 // the next line may continue the last statement
    bool is_in_drawing_ = false;                           // the last line was a drawing's
    bool is_in_kind_ = false;                              // the next line may be one of a kind's text
    std::optional<bool> is_kind_indented_;  // whether that text is indented, and needs no `end`
    bool is_skipping_ = false;              // the next lines belong to a line that was refused
};

}  // namespace

SourceSpan LineSlice::span(std::size_t offset, std::size_t length) const {
    if (origin.line != 0) return origin;
    return {line, column + static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(length)};
}

bool StatementWords::contains(std::string_view word) const {
    return std::ranges::find(words, word) != words.end();
}

std::u32string_view without_comment(std::u32string_view text) {
    return without_comment(text, CommentStyle::QuotesAndRegexes);
}

bool defines_kind(const Statement& statement) {
    if (statement.keyword != "define") return false;
    std::u32string_view text = statement.text.front().text;
    if (first_word(text) != U"kind") return false;
    text.remove_prefix(4);
    const std::size_t name = text.find_first_not_of(U" \t");
    if (name == std::u32string_view::npos) return false;
    const std::size_t length = first_word(text.substr(name)).size();
    if (length == 0) return false;
    // In `define kind n = a + b` a rule is called 'kind'. A usual value has its '=' right after a name in capital letters.
    const std::size_t sign = text.find(U'=');
    const bool is_usual = sign != std::u32string_view::npos && sign > name + length &&
                          text[sign - 1] >= U'A' && text[sign - 1] <= U'Z';
    return sign == std::u32string_view::npos || (length >= 2 && is_usual);
}

std::span<const std::string_view> statement_keywords() {
    return kKeywords;
}

bool is_clue_list(std::string_view keyword) {
    return holds(kClueLists, keyword);
}

bool is_statement_keyword(std::string_view word) {
    return holds(kKeywords, word) || holds(kUnindentedKeywords, word);
}

std::u32string_view first_word(std::u32string_view text) {
    std::size_t end = 0;
    const auto continues = [&](char32_t c) { return is_letter(c) || c == U'_' || (end > 0 && is_digit(c)); };
    while (end < text.size() && continues(text[end])) ++end;
    return text.substr(0, end);
}

bool is_expression(std::u32string_view text) {
    const std::u32string_view name = first_word(text);
    if (name.size() < 2 || name == U"if" || name == U"each") return !text.empty();
    const std::size_t next = text.find_first_not_of(U" \t", name.size());
    if (next == std::u32string_view::npos) return false;
    if (name == U"not") return is_expression(text.substr(next));
    const char32_t c = text[next];
    if (c == U'-') return next + 1 < text.size() && is_blank(text[next + 1]);  // "sum -5" has an argument
    return std::u32string_view(U"()=!<>+*%").contains(c);
}

StatementList read_statements(std::u32string_view text, const StatementWords& words, LimitWatch* watch) {
    return StatementReader(words, {0, 0, 0}).read(text, watch);
}

StatementList read_generated_statements(std::u32string_view text, const StatementWords& words,
                                        SourceSpan origin) {
    return StatementReader(words, origin).read(text, nullptr);
}

}  // namespace sator::text
