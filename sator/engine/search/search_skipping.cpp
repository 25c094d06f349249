// What a search leaves out: when it resumes a listing, what comes before the last solution listed; and if all
// solutions are known, what holds none of them. Also how it splits off a part of itself.
#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"

namespace sator::engine {

bool Search::resume_after(std::span<const Value> solution, const BigCount& number) {
    asked_.target.assign(solution.begin(), solution.end());
    bool is_there = false;
    while (!is_there) {
        const auto found = next();
        if (!found) break;
        is_there = std::ranges::equal(*found, asked_.target);
    }
    asked_.target.clear();
    if (is_there) asked_.found = number;
    return is_there;
}

/// Returns whether what is below the decisions comes before the target. Only once weights are fixed: what changes
/// them is searched as it was.
bool Search::is_before_target() const {
    if (asked_.target.empty() || !has_fixed_weights()) return false;
    return std::ranges::any_of(decisions_.path(), [this](const Branch& step) {
        return (asked_.target[step.cell.index()] == step.value) != step.is_equal;
    });
}

/// Returns whether all solutions are known and none is below the decisions.
bool Search::has_no_known_solution() const {
    if (!asked_.known) return false;
    const auto lies_below = [this](const std::vector<Value>& solution) {
        return std::ranges::all_of(decisions_.path(), [&](const Branch& step) {
            return (solution[step.cell.index()] == step.value) == step.is_equal;
        });
    };
    return std::ranges::none_of(*asked_.known, lies_below);
}

std::optional<Subtree> Search::split_subtree() {
    auto part = decisions_.split();
    if (part) part->restart_interval = restarts_.interval();
    return part;
}

}  // namespace sator::engine
