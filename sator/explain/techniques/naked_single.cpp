// An open cell with one candidate has this value. Cost: one count of candidates for each cell.
#include "sator/explain/techniques/naked_single.hpp"

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

void find_naked_singles(SolvingState& state, std::vector<Finding>& found) {
    for (std::size_t i = 0; i < state.context().cell_count(); ++i) {
        const CellId cell(i);
        if (!state.is_open(cell) || state.candidates().count(cell) != 1) continue;
        const Candidate only{cell, state.candidates().first(cell)};
        found.push_back({Technique::NakedSingle,
                         {state.context().rules_of(cell).begin(), state.context().rules_of(cell).end()},
                         {.placed = {only}, .removed = {}},
                         PremiseSource::Explicit,
                         kNakedSingle.cost,
                         static_cast<double>(state.context().ranges().count(cell))});
    }
}

}  // namespace sator::explain
