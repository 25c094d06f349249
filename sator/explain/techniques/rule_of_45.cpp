// The rule of 45 of killer sudokus: the regions of a window have known totals, and so have the sums in them; what is
// left inside (innies) and what sticks out (outies) make up the difference. One technique uses placed values only
// and finds values, the other uses candidates. Cost: one run of a sum for each window, only if one of its few cells
// changed since the last one. The windows are found once (deduce/window_sums.hpp).
#include "sator/explain/techniques/rule_of_45.hpp"

#include <optional>

#include "sator/explain/techniques/by_combined_rule.hpp"

namespace sator::explain {

namespace {

/// What each further region adds to the cost: one looks at small windows first.
constexpr double kCostOfARegion = 0.01;

double cost_of(const TechniqueEntry& entry, const WindowSum& window) {
    return entry.cost + kCostOfARegion * static_cast<double>(window.regions.size() - 1);
}

/// Returns the value of the only cell of the window that is open, given the values placed.
std::optional<Candidate> only_value(SolvingState& state, std::size_t index) {
    const auto& cells = state.context().combined_rules().all()[index]->cells;
    const auto& left = state.filtered_by_combined(index, PremiseSource::Placed);
    std::optional<Candidate> only;
    for (std::size_t c = 0; c < cells.size() && !left.conflicts; ++c) {
        if (!state.is_open(cells[c])) continue;
        const auto values = state.left(left, c);
        if (only || count_bits(values) != 1) return std::nullopt;
        for_each_value(values, [&](ValueId v) { only = {cells[c], v}; });
    }
    return only;
}

}  // namespace

void find_rule_of_45(SolvingState& state, std::vector<Finding>& found) {
    for_each_combined<WindowSum>(state.context(), [&](std::size_t index, const WindowSum& window) {
        const auto only = only_value(state, index);
        if (!only) return;
        found.push_back(finding_by_combined(state, kRuleOf45, index, {.placed = {*only}, .removed = {}},
                                            PremiseSource::Placed));
        found.back().cost = cost_of(kRuleOf45, window);
    });
}

void find_innies_and_outies(SolvingState& state, std::vector<Finding>& found) {
    for_each_combined<WindowSum>(state.context(), [&](std::size_t index, const WindowSum& window) {
        find_removals(state, kInniesAndOuties, index, cost_of(kInniesAndOuties, window), found);
    });
}

}  // namespace sator::explain
