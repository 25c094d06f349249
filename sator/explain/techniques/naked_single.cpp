// An open cell with one candidate has this value. Cost: one count of candidates for each cell.

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

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

}  // namespace

/// An open cell has one candidate left.
constinit const TechniqueEntry kNakedSingle{
    .technique = Technique::NakedSingle,
    .name = "naked single",
    .clue_name = "naked single",
    .label = "naked-single",
    .cost = 2.3,
    .ease = 0.068,
    .tie_number = 6,
    .tier = RatingTier::Values,
    .find = find_naked_singles,
    .sentence_of = [](const Step& step) -> std::string_view {
        return step.rules.empty() ? "{cell} can only be {value}: no other candidate is left."
                                  : "{cell} can only be {value}: all other values are ruled out by {names}.";
    },
    .group_sentence = "Each of these {places} has only one candidate left: {each}.",
};

}  // namespace sator::explain
