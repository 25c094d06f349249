// How a listing hears of solutions that are far between (SolutionPrefetch): it asks at dead ends, and leaves out
// what holds none of those that it is told.
#include <algorithm>
#include <utility>

#include "sator/engine/search/search.hpp"

namespace sator {

/// Whether no known solution lies below, all being known.
bool Search::has_no_known_solution() const {
    if (!known_) return false;
    const auto lies_below = [this](const std::vector<Value>& solution) {
        return std::ranges::all_of(path_, [&](const Branch& step) {
            return (solution[step.cell.index()] == step.value) == step.is_equal;
        });
    };
    return std::ranges::none_of(*known_, lies_below);
}

void Search::request_prefetch() {
    if (!prefetch_hook_ || known_ || statistics().nodes <= weights_fixed_after_) return;
    if (statistics().conflicts < next_prefetch_at_) return;
    next_prefetch_at_ = prefetch_hook_(*this);
}

void Search::set_prefetch_hook(std::uint64_t conflicts, std::function<std::uint64_t(Search&)> hook) {
    first_prefetch_at_ = next_prefetch_at_ = conflicts;
    prefetch_hook_ = std::move(hook);
}

}  // namespace sator
