// The rule of 45 of killer sudokus: the regions of a window have known totals, and so have the sums in them; what is
// left inside (innies) and what sticks out (outies) make up the difference. One technique uses placed values only
// and finds values, the other uses candidates. Cost: one run of a sum for each window, only if one of its few cells
// changed since the last one. The windows are found once (deduce/window_sums.hpp).
#include "sator/explain/techniques/rule_of_45.hpp"

#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"

namespace sator::explain {

namespace {

/// What each further region adds to the cost: one looks at small windows first.
constexpr double kCostOfARegion = 0.01;

/// Calls `visit(index, window, left)` for each window that has not failed; `left` is what it leaves.
template <class Visit>
void for_each_window(SolvingState& state, PremiseSource source, Visit visit) {
    const PuzzleContext& context = state.context();
    const auto combined = context.combined_rules().all();
    for (std::size_t i = 0; i < combined.size() && !context.watch().is_over(); ++i) {
        const auto* window = std::get_if<WindowSum>(&combined[i]->says);
        if (window == nullptr) continue;
        const auto& filtered = state.filtered_by_combined(i, source);
        if (!filtered.conflicts) visit(i, *window, filtered);
    }
}

Finding finding_of(const SolvingState& state, const TechniqueEntry& entry, std::size_t index,
                   const WindowSum& window, Claim claim, PremiseSource source) {
    const CombinedRule& combined = *state.context().combined_rules().all()[index];
    Finding finding{entry.technique, combined.rules, std::move(claim), source};
    finding.cost = entry.cost + kCostOfARegion * static_cast<double>(window.regions.size() - 1);
    finding.work = static_cast<double>(combined.cells.size());
    finding.detail = UsesCombined{index};
    return finding;
}

}  // namespace

void find_rule_of_45(SolvingState& state, std::vector<Finding>& found) {
    for_each_window(
        state, PremiseSource::Placed, [&](std::size_t i, const WindowSum& window, const auto& left) {
            const auto& cells = state.context().combined_rules().all()[i]->cells;
            std::optional<Candidate> only;
            for (std::size_t c = 0; c < cells.size(); ++c) {
                if (!state.is_open(cells[c])) continue;
                const auto values = state.left(left, c);
                if (only || count_bits(values) != 1) return;
                for_each_value(values, [&](ValueId v) { only = {cells[c], v}; });
            }
            if (!only) return;
            found.push_back(finding_of(state, kRuleOf45, i, window, {.placed = {*only}, .removed = {}},
                                       PremiseSource::Placed));
        });
}

void find_innies_and_outies(SolvingState& state, std::vector<Finding>& found) {
    for_each_window(state, PremiseSource::Candidates,
                    [&](std::size_t i, const WindowSum& window, const auto& left) {
                        const auto& cells = state.context().combined_rules().all()[i]->cells;
                        for (std::size_t c = 0; c < cells.size(); ++c) {
                            std::vector<Candidate> removed;
                            for_each_value(state.candidates()[cells[c]], [&](ValueId v) {
                                if (!has_bit(state.left(left, c), v)) removed.push_back({cells[c], v});
                            });
                            if (removed.empty()) continue;
                            found.push_back(finding_of(state, kInniesAndOuties, i, window,
                                                       {.placed = {}, .removed = std::move(removed)},
                                                       PremiseSource::Candidates));
                        }
                    });
}

}  // namespace sator::explain
