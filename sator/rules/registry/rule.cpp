#include "sator/rules/registry/rule.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/rule_predicate.hpp"

namespace sator {

using namespace rules;

RuleWords Rule::words(const RuleNaming& /*naming*/) const {
    return {};
}

std::string Rule::describe(const Puzzle& puzzle) const {
    const GroupNames groups(puzzle.grid);
    return words({puzzle, groups}).sentence();
}

void Rule::post(Model& model) const {
    RulePredicate predicate = predicate_of(*this);
    model.post(std::make_shared<const Satisfies>(std::move(predicate.holds)), predicate.variables);
}

RuleWords in_words(const Rule& rule, const RuleNaming& naming) {
    RuleWords words = rule.words(naming);
    if (words.subject.empty()) words = {rule.describe(naming.puzzle), ""};
    return words;
}

}  // namespace sator
