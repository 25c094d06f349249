#include "sator/text/statements/swallowed_lines.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

/// Signs that statements have and words have not.
constexpr std::u32string_view kStatementSigns = U"\"/=()<>|";
constexpr std::u32string_view kRange = U"..";

bool is_small(char32_t c) {
    return c >= U'a' && c <= U'z';
}

/// Returns the words of a line without their scores.
std::vector<std::u32string_view> words_of(std::u32string_view line) {
    constexpr std::u32string_view kSeparators = U" \t\r,";
    std::vector<std::u32string_view> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t begin = std::min(line.find_first_not_of(kSeparators, at), line.size());
        at = std::min(line.find_first_of(kSeparators, begin), line.size());
        if (begin == at) continue;
        const std::u32string_view word = line.substr(begin, at - begin);
        words.push_back(word.substr(0, word.find(U';')));
    }
    return words;
}

/// What the words of a list have up to a line.
struct ListedSoFar {
    bool has_words = false, has_small_letters = false, has_digits = false;
    bool is_indented = false;  ///< all of its lines below the keyword, of which there is at least one

    void add(const std::vector<std::u32string_view>& words) {
        has_words |= !words.empty();
        for (const std::u32string_view word : words) {
            has_small_letters |= std::ranges::any_of(word, is_small);
            has_digits |= std::ranges::any_of(word, base::is_digit);
        }
    }
};

/// Returns whether a line is `rule NAME …` or `clues NAME …` with the name of a rule.
bool names_rule(const std::vector<std::u32string_view>& words, const StatementWords& names) {
    return words.size() >= 2 && (words[0] == U"rule" || words[0] == U"clues") &&
           names.contains(to_utf8(words[1]));
}

/// Returns whether a line that begins with the name of a statement has what no word of its list has.
bool is_no_list_of_words(const LineSlice& line, const std::vector<std::u32string_view>& words,
                         const ListedSoFar& before, const StatementWords& names) {
    if (line.text.find_first_of(kStatementSigns) != std::u32string_view::npos || line.text.contains(kRange))
        return true;
    const bool has_digits = std::ranges::any_of(
        words, [](std::u32string_view word) { return std::ranges::any_of(word, base::is_digit); });
    if (has_digits && !before.has_digits) return true;
    if (names_rule(words, names)) return true;
    if (before.has_words && !before.has_small_letters && std::ranges::all_of(words[0], is_small)) return true;
    return before.is_indented && line.column == 1 && words.size() >= 2;
}

}  // namespace

std::optional<SwallowedLine> swallowed_by_words(const Statement& list, const StatementWords& names) {
    ListedSoFar before;
    std::optional<SwallowedLine> possible;
    for (const LineSlice& line : list.text) {
        const auto words = words_of(line.text);
        const bool is_first = &line == list.text.data();  // it follows the keyword
        if (!is_first && line.origin.line == 0 && !words.empty()) {
            const std::string name = to_utf8(first_word(line.text));
            const bool is_keyword = is_statement_keyword(name);
            if ((is_keyword || names.contains(name)) && is_no_list_of_words(line, words, before, names))
                return SwallowedLine{&line, true};
            if (is_keyword && words.size() >= 2 && !possible) possible = SwallowedLine{&line};
            before.is_indented = line.column > 1 && (before.is_indented || &line == list.text.data() + 1);
        }
        before.add(words);
    }
    return possible;
}

std::optional<SwallowedLine> swallowed_by_prose(const Statement& prose, const StatementWords& names) {
    for (const LineSlice& line : prose.text) {
        if (&line == prose.text.data() || line.origin.line != 0) continue;
        if (names.contains(to_utf8(line.text)) || names_rule(words_of(line.text), names))
            return SwallowedLine{&line};
    }
    return std::nullopt;
}

}  // namespace sator::text
