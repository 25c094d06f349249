#include "sator/render/kinds/kind_sentences.hpp"

#include <algorithm>

#include "sator/explain/german/german_notes.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::render {

std::vector<std::string> kind_sentences(const Puzzle& puzzle, SpokenLanguage language) {
    std::vector<std::string> words;
    if (!puzzle.kind) return words;
    for (const KindSentence& said : puzzle.kind->says) {
        const bool is_german = language == SpokenLanguage::German;
        words.push_back(!is_german            ? said.english
                        : said.german.empty() ? std::string(explain::kInEnglish) + said.english
                                              : said.german);
    }
    return words;
}

bool are_kinds_said(const Puzzle& puzzle) {
    return puzzle.kind && !puzzle.kind->says.empty() && puzzle.kind->is_all_said;
}

bool is_meaning_said(const RuleStatement& rule, const Puzzle& puzzle) {
    if (!puzzle.kind || puzzle.kind->says.empty()) return false;
    if (rule.is_of_kind && puzzle.kind->is_all_said) return true;
    const std::uint32_t line = rule.list_span.line == 0 ? rule.span.line : rule.list_span.line;
    return std::ranges::any_of(puzzle.kind->lines, [&](const LineRange& range) {
        return line != 0 && range.first <= line && line <= range.last;
    });
}

bool is_said(const RuleStatement& rule, const Puzzle& puzzle) {
    const bool is_own_clue = !rule.is_of_kind && rule.label.empty();
    return !is_own_clue && is_meaning_said(rule, puzzle);
}

}  // namespace sator::render
