#pragma once

#include <variant>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

/// Calls `visit(index, says)` for each combined rule of this type, until the query's watch is over.
template <class Says, class Visit>
void for_each_combined(Query& query, Visit visit) {
    const auto all = query.combined_rules().all();
    for (std::size_t i = 0; i < all.size() && !query.watch().is_over(); ++i) {
        if (const auto* says = std::get_if<Says>(&all[i]->says)) visit(i, *says);
    }
}

/// Returns a finding that argues with the combined rule of this index.
Finding finding_by_combined(const SolvingState& state, const TechniqueEntry& entry, std::size_t index,
                            Claim claim, PremiseSource source);

/// Adds a finding for each cell from which the combined rule removes candidates, given the others. Each has this cost.
void find_removals(SolvingState& state, const TechniqueEntry& entry, std::size_t index, double cost,
                   std::vector<Finding>& found);

}  // namespace sator::explain
