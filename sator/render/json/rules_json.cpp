#include "sator/render/json/rules_json.hpp"

#include <nlohmann/json.hpp>

#include "sator/base/assert.hpp"
#include "sator/explain/german/german_summaries.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/render/rules/decorator_table.hpp"
#include "sator/rules/further_names.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/definitions/definition_text.hpp"
#include "sator/text/kinds/expansion_text.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The version of the JSON format.
constexpr int kRulesVersion = 1;

/// Returns what a rule is made from.
std::string_view shape_name(RuleShape shape) {
    switch (shape) {
        case RuleShape::OneSequence:
            return "sequence";
        case RuleShape::OneDrawing:
            return "drawing";
        case RuleShape::AllDrawings:
            return "all drawings";
    }
    SATOR_ASSERT(false);
    return {};
}

/// Adds the solution of an example if it is asked for.
void add_solution(Json& json, const std::string& solution) {
    if (!solution.empty()) json["example_solution"] = solution;
}

Json rule_json(const DescribedRule& rule) {
    const RuleEntry& entry = *rule.entry;
    Json json = {{"name", entry.name},
                 {"aliases", entry.aliases},
                 {"searched", rules::searched_words(entry.name)},
                 {"syntax", entry.syntax},
                 {"summary", entry.summary},
                 {"summary_de", explain::german_summary(entry.name)},
                 {"made_from", shape_name(entry.shape)},
                 {"default_place", entry.default_place},
                 {"usual_kind", entry.usual_kind},
                 {"picture", clue_picture(entry)},
                 {"short_clues", entry.has_short_clues},
                 {"example", entry.example},
                 {"example_solutions", entry.example_solutions},
                 {"example_files", Json::array()}};
    for (const ExampleFile& file : entry.example_files)
        json["example_files"].push_back({{"name", file.name}, {"text", file.text}});
    add_solution(json, rule.solution);
    return json;
}

Json examples_json(const text::Kind& kind) {
    Json examples = Json::array();
    if (kind.definition == nullptr) return examples;
    for (const text::KindExample& example : kind.definition->examples)
        examples.push_back({{"name", puzzle::hyphenated(example.name)},
                            {"text", example.text},
                            {"solutions", example.solutions}});
    return examples;
}

/// Returns what a kind says in German, in which parameters are words: SIZE instead of {SIZE}.
std::string german_summary(const text::KindDefinition* definition) {
    if (definition == nullptr) return {};
    std::string summary = definition->says_german;
    std::erase_if(summary, [](char c) { return c == '{' || c == '}'; });
    return summary;
}

Json kind_json(const DescribedKind& described) {
    const text::Kind& kind = *described.kind;
    const text::KindDefinition* definition = kind.definition;
    Json json = {{"name", kind.name},
                 {"aliases", text::other_names(kind)},
                 {"syntax", kind.syntax},
                 {"summary", kind.summary},
                 {"example", kind.example},
                 {"example_solutions", kind.example_solutions},
                 {"example_statements", text::expansion_text(kind.example)},
                 {"examples", examples_json(kind)},
                 {"summary_de", german_summary(definition)},
                 {"definition", definition == nullptr ? "" : "kind " + definition_text(*definition)}};
    add_solution(json, described.solution);
    return json;
}

}  // namespace

std::string rules_json(const DescribedLanguage& described) {
    Json json = {{"sator", kRulesVersion}, {"rules", Json::array()}, {"kinds", Json::array()}};
    for (const DescribedRule& rule : described.rules) json["rules"].push_back(rule_json(rule));
    for (const DescribedKind& kind : described.kinds) json["kinds"].push_back(kind_json(kind));
    return json.dump() + "\n";
}

}  // namespace sator::render
