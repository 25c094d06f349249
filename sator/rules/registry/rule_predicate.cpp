#include "sator/rules/registry/rule_predicate.hpp"

#include <algorithm>

namespace sator::rules {

RulePredicate predicate_of(const Rule& rule) {
    RulePredicate predicate;
    std::vector<std::size_t> position_of;
    for (const VariableId variable : variables_of(rule.cells())) {
        const auto known = std::ranges::find(predicate.variables, variable);
        position_of.push_back(static_cast<std::size_t>(known - predicate.variables.begin()));
        if (known == predicate.variables.end()) predicate.variables.push_back(variable);
    }
    predicate.holds = [&rule, position_of](std::span<const Value> values) {
        std::vector<Value> all;
        for (const std::size_t position : position_of) all.push_back(values[position]);
        return rule.holds(all);
    };
    return predicate;
}

}  // namespace sator::rules
