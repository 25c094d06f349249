#include "sator/render/notes/printed_rules.hpp"

#include <algorithm>
#include <vector>

#include "sator/explain/german/german_summaries.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/render/kinds/kind_sentences.hpp"

namespace sator::render {

namespace {

/// Returns "flat n: the digits of a flat line differ by at most n".
std::string sentence_of(const RuleDefinition& definition) {
    std::string sentence = definition.name;
    for (const std::string& parameter : definition.parameters) sentence += " " + parameter;
    std::string words = definition.words.empty() ? on_one_line(definition.text) : definition.words;
    if (!definition.words.empty()) std::erase_if(words, [](char c) { return c == '{' || c == '}'; });
    return sentence + ": " + words;
}

std::string sentence_of(const RuleStatement& rule, const Puzzle& puzzle, const Registry& registry,
                        SpokenLanguage language) {
    if (rule.name == kExpressionRule) return on_one_line(rule.text);
    const RuleEntry* entry = registry.find(rule.name);
    if (entry != nullptr) return entry->syntax + ": " + explain::summary_in(language, *entry);
    const RuleDefinition* definition = find_definition(puzzle, rule.name);
    return definition == nullptr ? rule.name : sentence_of(*definition);
}

/// Adds the sentences of a rule and of those that it is about.
void add_sentences(const RuleStatement& rule, const Puzzle& puzzle, const Registry& registry,
                   SpokenLanguage language, std::vector<std::string>& sentences) {
    if (is_meaning_said(rule, puzzle)) return;
    std::string sentence = sentence_of(rule, puzzle, registry, language);
    if (std::ranges::find(sentences, sentence) == sentences.end()) sentences.push_back(std::move(sentence));
    for (const RuleStatement& inner : rule.inner) add_sentences(inner, puzzle, registry, language, sentences);
}

}  // namespace

std::string printed_rules(const Puzzle& puzzle, const Registry& registry, SpokenLanguage language) {
    if (!puzzle.rules_text.empty()) return puzzle.rules_text + "\n";
    std::vector<std::string> sentences = kind_sentences(puzzle, language);
    for (const RuleStatement& rule : puzzle.rules) add_sentences(rule, puzzle, registry, language, sentences);
    std::string text;
    for (const std::string& sentence : sentences) text += sentence + "\n";
    return text;
}

}  // namespace sator::render
