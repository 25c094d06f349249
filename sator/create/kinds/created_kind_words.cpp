#include "sator/create/kinds/created_kind_words.hpp"

#include <algorithm>

#include "sator/rules/registry/registry.hpp"
#include "sator/text/definitions/kind_sentence.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/kinds/puzzle_beginnings.hpp"

namespace sator::create {

namespace {

/// Takes the next word of a text; empty at its end.
std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find_first_of(" \n"));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    return word;
}

/// Returns the rules of a kind whose puzzle has these flags. Parameters are words: SIZE instead of {SIZE}.
KindSentence sentence_of(const text::KindDefinition& definition, std::string_view flags) {
    text::KindScope scope;
    scope.set("drawing", "drawing");  // as the usual puzzle has it
    while (!flags.empty()) {
        const std::string flag(take_word(flags));
        scope.set(flag, flag);
    }
    const auto said = text::kind_sentences(definition, scope);
    if (said.empty()) return {definition.name, {}};
    KindSentence sentence = said.front();
    for (std::string* text : {&sentence.english, &sentence.german})
        std::erase_if(*text, [](char c) { return c == '{' || c == '}'; });
    return sentence;
}

/// Returns the rules of a kind and its flags: "sudoku jigsaw".
KindSentence sentence_of(std::string_view kind_and_flags) {
    const text::Kind* kind = text::find_kind(take_word(kind_and_flags));
    if (kind == nullptr) return {};
    return kind->definition == nullptr ? KindSentence{std::string(kind->summary), {}}
                                       : sentence_of(*kind->definition, kind_and_flags);
}

/// Returns what the rules of the forms say or, if there are no forms, those of the base.
std::vector<std::string> sentences_of_rules(const ByForms& way) {
    std::vector<std::string> sentences;
    const auto add = [&](std::string_view name) {
        const RuleEntry* rule = Registry::standard().find(name);
        if (rule != nullptr && std::ranges::find(sentences, rule->summary) == sentences.end())
            sentences.push_back(rule->summary);
    };
    for (const StatementForm& form : way.forms) add(form.rule);
    for (std::string_view rest = way.base; way.forms.empty() && !rest.empty();) add(take_word(rest));
    return sentences;
}

}  // namespace

std::string CreatedKindWords::all() const {
    std::string text = kind.english;
    for (const std::string& rule : rules) text += (text.empty() ? "" : " ") + rule;
    return text;
}

std::string CreatedKindWords::in_short() const {
    if (rules.empty()) return text::first_sentences(kind.english);
    std::string text;
    for (const std::string& rule : rules) text += (text.empty() ? "" : " ") + text::first_sentences(rule);
    return text;
}

CreatedKindWords words_of(const CreatedKind& row) {
    if (const auto* way = std::get_if<ByRecipe>(&row.way))
        return {sentence_of(way->recipe->definition(), {}), {}};
    if (!row.kind.empty()) return {sentence_of(row.kind), {}};
    const auto* way = std::get_if<ByForms>(&row.way);
    if (way == nullptr) return {};
    return {sentence_of(way->base.substr(0, way->base.find_first_of(" \n"))), sentences_of_rules(*way)};
}

}  // namespace sator::create
