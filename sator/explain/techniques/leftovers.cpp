// The law of leftovers of jigsaw sudokus: a value that is missing among the cells left on one side is missing on the
// other side; one that must be there must be there on the other side. Cost: one run of SameValues for each law, only
// if one of its few cells changed since the last one. The laws are found once (deduce/combined_rules.hpp).

#include "sator/explain/techniques/by_combined_rule.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

void find_leftovers(SolvingState& state, std::vector<Finding>& found) {
    for_each_combined<Leftovers>(state.query(), [&](std::size_t index, const Leftovers&) {
        find_removals(state, kLeftovers, index, kLeftovers.cost, found);
    });
}

}  // namespace

/// Some regions and as many others that share most of their cells hold the same values, so the cells that are left on
/// both sides do, too.
constinit const TechniqueEntry kLeftovers{
    .technique = Technique::Leftovers,
    .name = "law of leftovers",
    .clue_name = "law of leftovers",
    .label = "leftovers",
    .cost = 4.1,
    .ease = 0.02,
    .tie_number = 1001,
    .tier = RatingTier::Candidates,
    .find = find_leftovers,
    .sentence = "{leftovers}{so}.",
};

}  // namespace sator::explain
