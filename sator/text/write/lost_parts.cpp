#include "sator/text/write/lost_parts.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/text/write/rule_text.hpp"

namespace sator::text {

std::vector<std::string> lost_parts(const Puzzle& puzzle, const SayableParts& sayable) {
    const bool has_givens = !puzzle.initials.empty() && !puzzle.initials.front().givens.empty();
    const std::array<std::pair<bool, const char*>, 7> parts = {{
        {has_givens && !sayable.givens, "the givens"},
        {puzzle.initials.size() > 1, "all initials but the first"},
        {!puzzle.decorations.empty() && !sayable.decorations, "what is drawn and means nothing"},
        {!puzzle.clue_texts.empty() && !sayable.clue_texts, "the texts of clues"},
        {!puzzle.message.empty() && !sayable.message, "the hidden message"},
        {!puzzle.words.empty() && !sayable.words, "the puzzle's word list"},
        {!puzzle.rules_text.empty() && !sayable.rules_text, "the text of the rules"},
    }};
    std::vector<std::string> lost;
    for (const auto& [is_lost, words] : parts) {
        if (is_lost) lost.emplace_back(words);
    }
    return lost;
}

std::string lost_rule(const RuleStatement& rule) {
    const auto head = rule_head(rule);
    return "the rule '" + (head ? *head : rule.name) + "'";
}

std::string in_one_line(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

}  // namespace sator::text
