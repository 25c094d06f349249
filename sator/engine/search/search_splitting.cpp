// How a search gives parts of itself to others: at a dead end, where somebody waits for one, the other side
// of its first decision that is still its own.
#include <algorithm>
#include <utility>

#include "sator/engine/search/search.hpp"

namespace sator {

std::optional<Subtree> Search::split_subtree() {
    for (Decision& decision : decisions_) {
        if (decision.is_split_off) continue;
        decision.is_split_off = true;
        fixed_decisions_ =
            std::max(fixed_decisions_, static_cast<std::size_t>(&decision - decisions_.data()) + 1);
        Subtree given{{path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(decision.path_size)},
                      decision.rest,
                      restart_interval_};
        given.steps.push_back({decision.cell, decision.value, false});
        return given;
    }
    return std::nullopt;
}

void Search::set_split_hook(const std::atomic<bool>* is_wanted, std::uint64_t after_nodes,
                            std::function<void(Search&)> hook) {
    is_split_requested_ = is_wanted;
    split_after_ = after_nodes;
    split_hook_ = std::move(hook);
}

/// Splits off a part of what is left, where somebody waits for one.
void Search::split_if_requested() {
    if (is_split_requested_ == nullptr || !is_split_requested_->load(std::memory_order_relaxed)) return;
    if (statistics().nodes > split_after_) split_hook_(*this);
}

}  // namespace sator
