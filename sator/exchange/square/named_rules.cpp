// Looks for the words of a table in a text. It reads no sentences: a text that names a rule and denies it is taken to state it, and
// then there is no verdict, which is never wrong.

#include "sator/exchange/square/named_rules.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "sator/base/ascii.hpp"

namespace sator::exchange {

namespace {

/// What shows a rule, beside the text that names it.
enum class RuleSign : std::uint8_t {
    Drawing,  ///< something is drawn, which may be only a drawing
    Nothing,  ///< it holds in the whole grid
    Regions,  ///< regions that are not the usual boxes
    Words,    ///< the word is too usual: it counts only in a text that is the whole puzzle
};

/// A word by which people name a rule.
struct RuleWord {
    std::string_view word;  ///< in small letters, a blank for each hyphen; the beginning of a word is enough
    std::array<std::string_view, 4> rules;  ///< the rules of the puzzle language that it may mean
    RuleSign sign = RuleSign::Drawing;
};

constexpr std::array kRuleWords = {
    RuleWord{"thermo", {"strict_order", "slow_thermometer"}},
    RuleWord{"renban", {"renban"}},
    RuleWord{"whisper", {"whispers", "dutch_whispers"}},
    RuleWord{"fl\xC3\xBCster", {"whispers", "dutch_whispers"}},
    RuleWord{"palindrom", {"palindrome"}},
    RuleWord{"nabner", {"nabner"}},
    RuleWord{"zipper", {"zipper_line"}},
    RuleWord{"entrop", {"entropic_line", "global_entropy"}},
    RuleWord{"modular", {"modular_line"}},
    RuleWord{"lockout", {"lockout"}},
    RuleWord{"between line", {"between"}},
    RuleWord{"region sum", {"region_sum_line"}},
    RuleWord{"parity line", {"parity_line"}},
    RuleWord{"index", {"row_indexer", "column_indexer", "box_indexer"}},
    RuleWord{"killer", {"cage", "sum", "little_killer"}},
    RuleWord{"little killer", {"little_killer", "sum"}},
    RuleWord{"cage", {"cage", "sum"}},
    RuleWord{"k\xC3\xA4"
             "fig",
             {"cage", "sum"}},
    RuleWord{"arrow", {"arrow", "pill_arrow", "double_arrow"}},
    RuleWord{"pfeil", {"arrow", "pill_arrow", "double_arrow"}},
    RuleWord{"kropki", {"difference", "ratio"}},
    RuleWord{"white dot", {"difference"}},
    RuleWord{"black dot", {"ratio"}},
    RuleWord{"xv", {"xv"}},
    RuleWord{"quadruple", {"quadruple", "superset"}},
    RuleWord{"clone", {"equal", "clone"}},
    RuleWord{"sandwich", {"sandwich"}},
    RuleWord{"x sum", {"x_sum"}},
    RuleWord{"xsum", {"x_sum"}},
    RuleWord{"skyscraper", {"visible"}},
    RuleWord{"numbered room", {"numbered_rooms"}},
    RuleWord{"counting circle", {"counting_circles"}},
    RuleWord{"diagonal", {"permutation", "little_killer"}},
    RuleWord{"even ", {"even"}},
    RuleWord{"odd ", {"odd"}},
    RuleWord{"anti knight", {"anti_knight"}, RuleSign::Nothing},
    RuleWord{"antiknight", {"anti_knight"}, RuleSign::Nothing},
    RuleWord{"knight's move", {"anti_knight"}, RuleSign::Nothing},
    RuleWord{"springer", {"anti_knight"}, RuleSign::Nothing},
    RuleWord{"anti king", {"anti_king"}, RuleSign::Nothing},
    RuleWord{"antiking", {"anti_king"}, RuleSign::Nothing},
    RuleWord{"king's move", {"anti_king"}, RuleSign::Nothing},
    RuleWord{"nonconsecutive", {"non_consecutive"}, RuleSign::Nothing},
    RuleWord{"non consecutive", {"non_consecutive"}, RuleSign::Nothing},
    RuleWord{"disjoint", {"disjoint_groups", "distinct"}, RuleSign::Nothing},
    RuleWord{"windoku", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"hyper", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"girandola", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"asterisk", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"argyle", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"centre dot", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"center dot", {"permutation", "distinct", "extra_region", "cage"}, RuleSign::Nothing},
    RuleWord{"x sudoku", {"permutation"}, RuleSign::Nothing},
    RuleWord{"sudoku x", {"permutation"}, RuleSign::Nothing},
    RuleWord{"sudokux", {"permutation"}, RuleSign::Nothing},
    RuleWord{"samurai", {}, RuleSign::Nothing},
    RuleWord{"jigsaw", {}, RuleSign::Regions},
    RuleWord{"irregular", {}, RuleSign::Regions},
    RuleWord{"squiggly", {}, RuleSign::Regions},
    RuleWord{"no boxes", {}, RuleSign::Regions},
    RuleWord{"latin square", {}, RuleSign::Regions},
    RuleWord{"consecutive", {}, RuleSign::Words},
    RuleWord{"greater than", {}, RuleSign::Words},
    RuleWord{"sum of", {}, RuleSign::Words},
    RuleWord{"sums to", {}, RuleSign::Words},
    RuleWord{"add up", {}, RuleSign::Words},
    RuleWord{"adjacent", {}, RuleSign::Words},
    RuleWord{"neighbo", {}, RuleSign::Words},
};

/// Small letters, and a blank for each sign between words.
std::string plain_words(std::string_view text) {
    std::string plain(text);
    for (char& c : plain) {
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c | 0x20);
        if (c == '-' || c == '_' || c == '\n' || c == '\t' || c == ',' || c == '.') c = ' ';
    }
    return plain + ' ';
}

bool names(const std::string& text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (at == 0 || !is_ascii_letter(text[at - 1])) return true;
    }
    return false;
}

/// Whether the puzzle's data may say what the word says, or there is nothing that it is about.
bool is_said(const RuleWord& row, const SquareStatements& puzzle, NamedIn where) {
    if (row.sign == RuleSign::Drawing && !puzzle.has_drawings()) return true;
    if (row.sign == RuleSign::Regions && !puzzle.has_usual_regions()) return true;
    if (row.sign == RuleSign::Words && where == NamedIn::TextOfRules) return true;
    return std::ranges::any_of(row.rules,
                               [&](std::string_view rule) { return !rule.empty() && puzzle.states(rule); });
}

}  // namespace

void leave_out_named_rules(std::string_view text, SquareStatements& puzzle, NamedIn where) {
    const std::string words = plain_words(text);
    for (const RuleWord& row : kRuleWords) {
        if (!names(words, row.word) || is_said(row, puzzle, where)) continue;
        std::string message = "the text of the rules names '" +
                              std::string(row.word.substr(0, row.word.find_last_not_of(' ') + 1)) +
                              "', and the puzzle's data do not state such a rule";
        std::string hint = "add the rule to the puzzle as its text states it";
        // Other regions take the place of the boxes, so that they do not only restrict.
        const bool restricts =
            std::ranges::any_of(row.rules, [](std::string_view rule) { return !rule.empty(); });
        if (restricts)
            puzzle.leave_out_restriction(std::move(message), std::move(hint));
        else
            puzzle.leave_out(std::move(message), std::move(hint));
    }
}

}  // namespace sator::exchange
