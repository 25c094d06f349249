// If a region requires a value and only one of its open cells can have it, that cell has it. Cost: one word
// operation for each value of each region.
#include "sator/explain/techniques/hidden_single.hpp"

#include <bit>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

namespace {

/// Added to the cost if the region is a line: a box is seen at a glance, but a line must be followed with the
/// eyes.
constexpr double kLineExtra = 0.3;

}  // namespace

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

}  // namespace sator::explain
