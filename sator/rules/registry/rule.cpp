#include "sator/rules/registry/rule.hpp"

#include <optional>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_predicate.hpp"

namespace sator {

using namespace rules;

namespace {

/// Returns the words of a label that says the whole rule: "the rim must change its colour at most twice".
std::optional<RuleWords> words_of_label(const std::string& label) {
    constexpr std::string_view kMust = " must ";
    const std::size_t must = label.find(kMust);
    if (must == std::string::npos) return std::nullopt;
    return RuleWords{label.substr(0, must), label.substr(must + kMust.size())};
}

}  // namespace

RuleWords Rule::words(const RuleNaming& /*naming*/) const {
    return {};
}

std::string Rule::describe(const Puzzle& puzzle) const {
    if (const auto said = words_of_label(label_)) return said->sentence();
    const GroupNames groups(puzzle.grid);
    return words({puzzle, groups}).sentence();
}

void Rule::post(Model& model) const {
    RulePredicate predicate = predicate_of(*this);
    model.post(std::make_shared<const Satisfies>(std::move(predicate.holds)), predicate.variables);
}

RuleWords in_words(const Rule& rule, const RuleNaming& naming) {
    if (auto said = words_of_label(rule.label())) return std::move(*said);
    RuleWords words = rule.words(naming);
    if (words.subject.empty()) words = {rule.describe(naming.puzzle), ""};
    return words;
}

}  // namespace sator
