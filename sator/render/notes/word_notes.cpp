#include "sator/render/notes/word_notes.hpp"

#include <algorithm>

#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/rules/words/word_arguments.hpp"

namespace sator::render {

namespace {

/// Longer lists are only counted.
constexpr std::size_t kMaxPrintedWords = 250;

constexpr std::string_view kOwnList = "the puzzle's own list";

bool is_mentioned(std::string_view list, const std::vector<std::string>& lines) {
    return std::ranges::any_of(lines,
                               [&](const std::string& line) { return line.find(list) != std::string::npos; });
}

template <class Words>
std::string sentence(std::string_view list, const Words& words) {
    std::string line(list);
    line[0] = 'T';
    if (words.size() > kMaxPrintedWords) return line + " has " + std::to_string(words.size()) + " words.";
    line += ":";
    for (const auto& word : words) line += " " + std::string(word);
    return line;
}

std::vector<std::string_view> words_of(const WordList& list) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < list.size(); ++i) words.push_back(list.word(i));
    return words;
}

}  // namespace

void add_word_notes(RuleContext& context, std::vector<std::string>& lines) {
    std::vector<std::string> notes;
    for (const RuleStatement& statement : context.puzzle.rules) {
        const auto arguments = read_word_arguments(statement);
        if (statement.name != "words" || !arguments || arguments->plain.empty()) continue;
        const auto [list, is_whole] = word_list_name(arguments->plain);
        if (is_whole || (!is_mentioned(list, lines) && !is_said(statement, context.puzzle))) continue;
        std::vector<std::string> words;
        for (const Argument& word : arguments->plain) words.push_back(word.text);
        notes.push_back(sentence(list, words));
    }
    const auto is_said_rule = [&](const RuleStatement& rule) { return is_said(rule, context.puzzle); };
    const bool has_said_list =
        !context.puzzle.words.empty() && std::ranges::any_of(context.puzzle.rules, is_said_rule);
    if (has_said_list || is_mentioned(kOwnList, lines)) {
        const auto list =
            context.resources.inline_word_list(std::string(kOwnList), context.puzzle.words, context.watch);
        if (list && *list != nullptr) notes.push_back(sentence(kOwnList, words_of(**list)));
    }
    lines.insert(lines.end(), notes.begin(), notes.end());
}

}  // namespace sator::render
