// Whether k rules are enough: see rule_subset.hpp.
#include "sator/explain/smallest.hpp"

#include "sator/explain/premises.hpp"
#include "sator/explain/rule_subset.hpp"

namespace sator {

std::vector<RuleId> smallest_rules(const Study& study, std::vector<RuleId> rules, const Candidates& facts,
                                   Claim claim) {
    claim.by_assuming = claim.by_assuming || !claim.removed.empty();
    const auto as_ids = [](std::span<const std::size_t> indices) {
        std::vector<RuleId> ids;
        for (const std::size_t rule : indices) ids.emplace_back(rule);
        return ids;
    };
    const auto is_enough = [&](std::span<const std::size_t> indices) {
        if (study.watch().is_over()) return false;
        Closure closure(study.propagators(), as_ids(indices), &study.watch());
        return follows(closure, facts, claim);
    };
    while (rules.size() > 1) {
        const auto fewer = rule_subset(study.rule_count(), rules.size() - 1, is_enough);
        if (fewer.empty()) break;
        rules = as_ids(fewer);
    }
    return rules;
}

}  // namespace sator
