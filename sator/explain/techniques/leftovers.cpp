// The law of leftovers of jigsaw sudokus: a value that is missing among the cells left on one side is missing on the
// other side; one that must be there must be there on the other side. Cost: one run of SameValues for each law, only
// if one of its few cells changed since the last one. The laws are found once (deduce/combined_rules.hpp).
#include "sator/explain/techniques/leftovers.hpp"

#include "sator/explain/techniques/by_combined_rule.hpp"

namespace sator::explain {

void find_leftovers(SolvingState& state, std::vector<Finding>& found) {
    for_each_combined<Leftovers>(state.context(), [&](std::size_t index, const Leftovers&) {
        find_removals(state, kLeftovers, index, kLeftovers.cost, found);
    });
}

}  // namespace sator::explain
