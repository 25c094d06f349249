#include "sator/rules/registry/truth_of_rule.hpp"

#include "sator/propagators/basic/is_satisfied.hpp"
#include "sator/propagators/basic/when_true.hpp"
#include "sator/rules/registry/rule_predicate.hpp"

namespace sator::rules {

VariableId post_truth_of(const Rule& rule, Model& model) {
    Model alone = model.without_propagators();
    rule.post(alone);
    const bool has_auxiliaries = alone.variables().size() > model.variables().size();
    const VariableId truth = model.auxiliary(0, 1);
    RulePredicate predicate = predicate_of(rule);
    predicate.variables.push_back(truth);
    model.post(std::make_shared<const IsSatisfied>(std::move(predicate.holds)), predicate.variables);
    // The propagators are not posted if they have auxiliaries, because these would have no value if the rule is false.
    if (has_auxiliaries) return truth;
    for (std::size_t i = 0; i < alone.propagators().size(); ++i) {
        const auto scope = alone.scope_of(PropagatorId(i));
        std::vector<VariableId> variables(scope.begin(), scope.end());
        variables.push_back(truth);
        model.post_redundant(std::make_shared<const WhenTrue>(alone.propagators()[i].propagator), variables);
    }
    return truth;
}

}  // namespace sator::rules
