// The law of leftovers of jigsaw sudokus: a value that is missing among the cells left on one side is missing on the
// other side; one that must be there must be there on the other side. Cost: one run of SameValues for each law, only
// if one of its few cells changed since the last one. The laws are found once (deduce/combined_rules.hpp).
#include "sator/explain/techniques/leftovers.hpp"

#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

namespace {

void find_by_law(SolvingState& state, std::size_t index, std::vector<Finding>& found) {
    const CombinedRule& combined = *state.context().combined_rules().all()[index];
    const auto& left = state.filtered_by_combined(index, PremiseSource::Candidates);
    if (left.conflicts) return;
    for (std::size_t c = 0; c < combined.cells.size(); ++c) {
        std::vector<Candidate> removed;
        for_each_value(state.candidates()[combined.cells[c]], [&](ValueId v) {
            if (!has_bit(state.left(left, c), v)) removed.push_back({combined.cells[c], v});
        });
        if (removed.empty()) continue;
        Finding finding{Technique::Leftovers, combined.rules, {.placed = {}, .removed = std::move(removed)}};
        finding.cost = kLeftovers.cost;
        finding.work = static_cast<double>(combined.cells.size());
        finding.detail = UsesCombined{index};
        found.push_back(std::move(finding));
    }
}

}  // namespace

void find_leftovers(SolvingState& state, std::vector<Finding>& found) {
    const PuzzleContext& context = state.context();
    const auto combined = context.combined_rules().all();
    for (std::size_t i = 0; i < combined.size() && !context.watch().is_over(); ++i) {
        if (std::holds_alternative<Leftovers>(combined[i]->says)) find_by_law(state, i, found);
    }
}

}  // namespace sator::explain
