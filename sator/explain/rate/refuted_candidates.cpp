#include "sator/explain/rate/refuted_candidates.hpp"

#include "sator/explain/deduce/minimal_premises.hpp"

namespace sator::explain {

std::vector<Candidate> refuted_candidates(const SolvingState& state) {
    RuleFixpoint& fixpoint = state.query().all_rules_fixpoint();
    std::vector<Candidate> refuted;
    if (fixpoint.is_inconsistent()) return refuted;
    fixpoint.push_level();
    const bool is_consistent = fixpoint.keep(state.candidates()) && fixpoint.propagate();
    for (std::size_t i = 0; is_consistent && i < fixpoint.cells().size() && !fixpoint.is_over(); ++i) {
        const CellId cell = fixpoint.cells()[i];
        if (!state.is_open(cell)) continue;
        for_each_value(state.candidates()[cell], [&](ValueId v) {
            if (conflicts_with(fixpoint, i, v)) refuted.push_back({cell, v});
        });
    }
    fixpoint.backtrack();
    return refuted;
}

}  // namespace sator::explain
