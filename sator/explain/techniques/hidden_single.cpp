// If a region requires a value and only one of its open cells can have it, that cell has it. Cost: one word
// operation for each value of each region.

#include <bit>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

/// Added to the cost if the region is a line: a box is seen at a glance, but a line must be followed with the
/// eyes.
constexpr double kLineExtra = 0.3;

void find_hidden_singles(SolvingState& state, std::vector<Finding>& found) {
    const auto regions = state.context().regions();
    for (std::size_t r = 0; r < regions.size(); ++r) {
        const Region& region = regions[r];
        if (region.cells.size() > kLargestRegion) continue;
        const Word open = state.open_places(r);
        if (std::popcount(open) < 2) continue;
        const auto places = state.places(r);
        for_each_value(region.required, [&](ValueId v) {
            if (!std::has_single_bit(places[v.index()]) || (places[v.index()] & open) == 0) return;
            const CellId cell = region.cells[static_cast<std::size_t>(std::countr_zero(places[v.index()]))];
            const double extra = state.context().is_line(region.rule) ? kLineExtra : 0;
            found.push_back({Technique::HiddenSingle,
                             {region.rule},
                             {.placed = {{cell, v}}, .removed = {}},
                             PremiseSource::Candidates,
                             kHiddenSingle.cost + extra,
                             static_cast<double>(std::popcount(open))});
        });
    }
}

}  // namespace

/// A region requires a value that only one of its open cells can have.
constinit const TechniqueEntry kHiddenSingle{
    .technique = Technique::HiddenSingle,
    .name = "hidden single",
    .clue_name = "hidden single",
    .label = "hidden-single",
    .cost = 1.2,
    .ease = 1.44,
    .tie_number = 1,
    .tier = RatingTier::Values,
    .find = find_hidden_singles,
    .sentence = "In {name}, only {cell} can be {value}.",
};

}  // namespace sator::explain
