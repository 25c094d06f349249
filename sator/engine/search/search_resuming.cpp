// How a search goes on behind a solution that the same question found before: by the same tree, without what
// lies off the way to it.
#include <algorithm>

#include "sator/engine/search/search.hpp"

namespace sator {

bool Search::resume_after(std::span<const Value> solution, const BigCount& number) {
    target_.assign(solution.begin(), solution.end());
    bool is_there = false;
    while (!is_there) {
        const auto found = next();
        if (!found) break;
        is_there = std::ranges::equal(*found, target_);
    }
    target_.clear();
    if (is_there) found_ = number;
    return is_there;
}

/// Whether what is below the decisions comes before the target. Only once weights are fixed: what changes
/// them is searched as it was.
bool Search::is_before_target() const {
    if (target_.empty() || statistics().nodes <= weights_fixed_after_) return false;
    return std::ranges::any_of(path_, [this](const Branch& step) {
        return (target_[step.cell.index()] == step.value) != step.is_equal;
    });
}

}  // namespace sator
