#include "sator/render/notes/printed_rules.hpp"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "sator/puzzle/quoted_text.hpp"
#include "sator/render/kinds/kind_sentences.hpp"
#include "sator/text/kinds/kind_table.hpp"

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

std::string sentence_of(const RuleStatement& rule, const Puzzle& puzzle, const Registry& registry) {
    if (rule.name == kExpressionRule) return on_one_line(rule.text);
    const RuleEntry* entry = registry.find(rule.name);
    if (entry != nullptr) return entry->syntax + ": " + entry->summary;
    const RuleDefinition* definition = find_definition(puzzle, rule.name);
    return definition == nullptr ? rule.name : sentence_of(*definition);
}

/// Returns for each line of the puzzle's text the kind whose statement it belongs to: its own line, the drawings and the indented
/// clues below it. Null for lines of other statements.
std::vector<const Kind*> kinds_by_line(const Puzzle& puzzle) {
    std::vector<const Kind*> kinds;
    std::string_view text = puzzle.text == nullptr ? std::string_view() : *puzzle.text;
    const Kind* kind = nullptr;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const bool is_continued = line.empty() || std::string_view(" \t\r|#").contains(line.front());
        if (!is_continued) kind = find_kind(line.substr(0, line.find_first_of(" \t\r#")));
        kinds.push_back(kind);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return kinds;
}

/// Returns the kind that the rule comes from; null if the setter states it.
const Kind* kind_of(const RuleStatement& rule, std::span<const Kind* const> kinds) {
    const std::uint32_t line = rule.list_span.line == 0 ? rule.span.line : rule.list_span.line;
    return line == 0 || line > kinds.size() ? nullptr : kinds[line - 1];
}

/// Adds the sentences of a rule and of those that it is about.
void add_sentences(const RuleStatement& rule, const Puzzle& puzzle, const Registry& registry,
                   std::span<const Kind* const> kinds, std::vector<std::string>& sentences) {
    if (is_meaning_said(rule, puzzle)) return;
    const Kind* kind = kind_of(rule, kinds);
    std::string sentence = kind == nullptr ? sentence_of(rule, puzzle, registry)
                                           : std::string(kind->name) + ": " + std::string(kind->summary);
    if (std::ranges::find(sentences, sentence) == sentences.end()) sentences.push_back(std::move(sentence));
    if (kind != nullptr) return;
    for (const RuleStatement& inner : rule.inner) add_sentences(inner, puzzle, registry, kinds, sentences);
}

}  // namespace

std::string printed_rules(const Puzzle& puzzle, const Registry& registry) {
    if (!puzzle.rules_text.empty()) return puzzle.rules_text + "\n";
    std::vector<std::string> sentences = kind_sentences(puzzle);
    const std::vector<const Kind*> kinds = kinds_by_line(puzzle);
    for (const RuleStatement& rule : puzzle.rules) add_sentences(rule, puzzle, registry, kinds, sentences);
    std::string text;
    for (const std::string& sentence : sentences) text += sentence + "\n";
    return text;
}

}  // namespace sator::render
