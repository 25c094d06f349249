// Looks for the words of a table in a text. It reads no sentences: a text that names a rule and denies it is taken to state it, and
// then there is no verdict, which is never wrong.

#include "sator/exchange/square/named_rules.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sator/base/ascii.hpp"

namespace sator::exchange {

namespace {

/// A word by which people name a rule.
struct RuleWord {
    std::string_view word;  ///< in small letters, a blank for each hyphen; the beginning of a word is enough
    std::array<std::string_view, 3> rules;  ///< the rules of the puzzle language that it may mean
    bool is_drawn = true;                   ///< otherwise it holds in the whole grid, and nothing shows it
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
    RuleWord{"parity line", {}},
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
    RuleWord{"anti knight", {"anti_knight"}, false},
    RuleWord{"antiknight", {"anti_knight"}, false},
    RuleWord{"knight's move", {"anti_knight"}, false},
    RuleWord{"springer", {"anti_knight"}, false},
    RuleWord{"anti king", {"anti_king"}, false},
    RuleWord{"antiking", {"anti_king"}, false},
    RuleWord{"king's move", {"anti_king"}, false},
    RuleWord{"nonconsecutive", {"non_consecutive"}, false},
    RuleWord{"non consecutive", {"non_consecutive"}, false},
    RuleWord{"disjoint", {"disjoint_groups", "distinct"}, false},
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

}  // namespace

void leave_out_named_rules(std::string_view text, SquareStatements& puzzle) {
    const std::string words = plain_words(text);
    for (const RuleWord& row : kRuleWords) {
        const auto is_stated = [&](std::string_view rule) { return !rule.empty() && puzzle.states(rule); };
        if ((row.is_drawn && !puzzle.has_drawings()) || !names(words, row.word) ||
            std::ranges::any_of(row.rules, is_stated))
            continue;
        puzzle.leave_out_restriction("the text of the rules names '" +
                                         std::string(row.word.substr(0, row.word.find_last_not_of(' ') + 1)) +
                                         "', and the puzzle's data do not state such a rule",
                                     "add the rule to the puzzle as its text states it");
    }
}

}  // namespace sator::exchange
