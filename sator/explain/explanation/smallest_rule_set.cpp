// Looks for ever smaller sets of rules with sufficient_rule_set, until it proves that there is none.
#include "sator/explain/explanation/smallest_rule_set.hpp"

#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/explain/deduce/sufficient_rule_set.hpp"

namespace sator::explain {

std::vector<RuleId> smallest_rule_set(Query& query, std::vector<RuleId> rules, const Candidates& premises,
                                      Claim claim) {
    claim.by_assuming = claim.by_assuming || !claim.removed.empty();
    const auto as_ids = [](std::span<const std::size_t> indices) {
        std::vector<RuleId> ids;
        for (const std::size_t rule : indices) ids.emplace_back(rule);
        return ids;
    };
    const auto is_sufficient = [&](std::span<const std::size_t> indices) {
        if (query.watch().is_over()) return false;
        RuleFixpoint fixpoint(query.context().propagators(), as_ids(indices), &query.watch());
        return follows(fixpoint, premises, claim);
    };
    while (rules.size() > 1) {
        const auto fewer = sufficient_rule_set(query.context().rule_count(), rules.size() - 1, is_sufficient);
        if (fewer.empty()) break;
        rules = as_ids(fewer);
    }
    return rules;
}

}  // namespace sator::explain
