#include "sator/explain/parts/rule_propagators.hpp"

#include <algorithm>

namespace sator::explain {

RulePropagators::RulePropagators(const Model& model) : model_(&model) {
    for (std::size_t p = 0; p < model.propagators().size(); ++p) by_rule_.emplace_back(p);
    std::ranges::stable_sort(by_rule_, {},
                             [&](PropagatorId id) { return model.propagators()[id.index()].rule; });
}

std::span<const PropagatorId> RulePropagators::of(RuleId rule) const {
    const auto own = std::ranges::equal_range(
        by_rule_, rule, {}, [&](PropagatorId id) { return model_->propagators()[id.index()].rule; });
    return {own.begin(), own.end()};
}

std::vector<PropagatorId> RulePropagators::of(std::span<const RuleId> rules) const {
    std::vector<PropagatorId> ids;
    for (const RuleId rule : rules) {
        const auto own = of(rule);
        ids.insert(ids.end(), own.begin(), own.end());
    }
    std::ranges::sort(ids);
    return ids;
}

}  // namespace sator::explain
