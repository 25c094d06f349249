#include "sator/explain/techniques/by_combined_rule.hpp"

#include <utility>

namespace sator::explain {

Finding finding_by_combined(const SolvingState& state, const TechniqueEntry& entry, std::size_t index,
                            Claim claim, PremiseSource source) {
    const CombinedRule& combined = *state.query().combined_rules().all()[index];
    Finding finding{entry.technique, combined.rules, std::move(claim), source};
    finding.cost = entry.cost;
    finding.work = static_cast<double>(combined.cells.size());
    finding.detail = UsesCombined{index};
    return finding;
}

void find_removals(SolvingState& state, const TechniqueEntry& entry, std::size_t index, double cost,
                   std::vector<Finding>& found) {
    const auto& cells = state.query().combined_rules().all()[index]->cells;
    const auto& left = state.filtered_by_combined(index, PremiseSource::Candidates);
    if (left.conflicts) return;
    for (std::size_t c = 0; c < cells.size(); ++c) {
        Claim claim;
        for_each_value(state.candidates()[cells[c]], [&](ValueId v) {
            if (!has_bit(state.left(left, c), v)) claim.removed.push_back({cells[c], v});
        });
        if (claim.removed.empty()) continue;
        found.push_back(
            finding_by_combined(state, entry, index, std::move(claim), PremiseSource::Candidates));
        found.back().cost = cost;
    }
}

}  // namespace sator::explain
