// The rule of 45 of killer sudokus: the regions of a window have known totals, and so have the sums in them; what is
// left inside (innies) and what sticks out (outies) make up the difference. One technique uses placed values only
// and finds values, the other uses candidates. Cost: one run of a sum for each window, only if one of its few cells
// changed since the last one. The windows are found once (deduce/window_sums.hpp).

#include <optional>

#include "sator/explain/techniques/by_combined_rule.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

/// The cost of each further region, so that small windows come first.
constexpr double kCostOfARegion = 0.01;

double cost_of(const TechniqueEntry& entry, const WindowSum& window) {
    return entry.cost + kCostOfARegion * static_cast<double>(window.regions.size() - 1);
}

/// Returns the value of the only cell of the window that is open, given the values placed.
std::optional<Candidate> only_value(SolvingState& state, std::size_t index) {
    const auto& cells = state.query().combined_rules().all()[index]->cells;
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

void find_rule_of_45(SolvingState& state, std::vector<Finding>& found) {
    for_each_combined<WindowSum>(state.query(), [&](std::size_t index, const WindowSum& window) {
        const auto only = only_value(state, index);
        if (!only) return;
        found.push_back(finding_by_combined(state, kRuleOf45, index, {.placed = {*only}, .removed = {}},
                                            PremiseSource::Placed));
        found.back().cost = cost_of(kRuleOf45, window);
    });
}

void find_innies_and_outies(SolvingState& state, std::vector<Finding>& found) {
    for_each_combined<WindowSum>(state.query(), [&](std::size_t index, const WindowSum& window) {
        find_removals(state, kInniesAndOuties, index, cost_of(kInniesAndOuties, window), found);
    });
}

}  // namespace

/// Regions with known totals, the sums in them, and the values placed leave one value to the cell that is left. The
/// name of a step has the total of its regions: "rule of 21" if they hold 1 to 6.
constinit const TechniqueEntry kRuleOf45{
    .technique = Technique::RuleOf45,
    .name = "rule of 45",
    .clue_name = "rule of 45",
    .label = "rule-of-45",
    .cost = 2.65,
    .ease = 0.1,
    .tie_number = 1000,
    .tier = RatingTier::Values,
    .find = find_rule_of_45,
    .sentence = "{window}{so}.",
};

/// The same if several cells are left: the candidates that can add up to what is missing.
constinit const TechniqueEntry kInniesAndOuties{
    .technique = Technique::InniesAndOuties,
    .name = "rule of 45 with candidates",
    .clue_name = "rule of 45 with candidates",
    .label = "innies-and-outies",
    .cost = 4.3,
    .ease = 0.02,
    .tie_number = 1002,
    .tier = RatingTier::Candidates,
    .find = find_innies_and_outies,
    .sentence = "{window}{so}.",
};

}  // namespace sator::explain
