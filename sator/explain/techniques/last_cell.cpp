// If a region requires all its values and only one of its cells is open, that cell has the missing value.
// Cost: a few word operations for each region.

#include <algorithm>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

void find_last_cells(SolvingState& state, std::vector<Finding>& found) {
    const auto regions = state.context().regions();
    for (std::size_t r = 0; r < regions.size(); ++r) {
        const Region& region = regions[r];
        if (region.cells.size() > kLargestRegion || count_bits(region.required) != region.cells.size())
            continue;
        const Word open = state.open_places(r);
        if (std::popcount(open) != 1) continue;
        const CellId cell = region.cells[static_cast<std::size_t>(std::countr_zero(open))];
        const auto places = state.places(r);
        for_each_value(region.required, [&](ValueId v) {
            if (places[v.index()] != open) return;
            found.push_back({Technique::LastCell,
                             {region.rule},
                             {.placed = {{cell, v}}, .removed = {}},
                             PremiseSource::Placed,
                             kLastCell.cost,
                             static_cast<double>(region.cells.size())});
        });
    }
}

}  // namespace

/// A region requires all its values, and one of its cells is open. A forced value in a rule's last open cell
/// has this name, too.
constinit const TechniqueEntry kLastCell{
    .technique = Technique::LastCell,
    .name = "last open cell",
    .clue_name = "last open cell",
    .label = "last-cell",
    .cost = 1.0,
    .ease = 1.44,
    .tie_number = 0,
    .tier = RatingTier::Values,
    .find = find_last_cells,
    .sentence = "{Rule}{and}only {cell} is open, so it is {value}.",
    .group_sentence = "One after another, these are the last open {places}: {each}.",
};

}  // namespace sator::explain
