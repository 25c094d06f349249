// How a search gives parts of itself to others: at a dead end, where somebody waits for one, the other side
// of its first decision that is still its own.
#include <algorithm>
#include <utility>

#include "sator/engine/search.hpp"

namespace sator {

std::optional<Subtree> Search::give_away() {
    for (Decision& decision : decisions_) {
        if (decision.is_given_away) continue;
        decision.is_given_away = true;
        fixed_decisions_ =
            std::max(fixed_decisions_, static_cast<std::size_t>(&decision - decisions_.data()) + 1);
        Subtree given{{path_.begin(), path_.begin() + static_cast<std::ptrdiff_t>(decision.path_size)},
                      decision.rest,
                      run_length_};
        given.steps.push_back({decision.cell, decision.value, false});
        return given;
    }
    return std::nullopt;
}

void Search::offer_at(const std::atomic<bool>* is_wanted, std::uint64_t after_nodes,
                      std::function<void(Search&)> offer) {
    is_offer_wanted_ = is_wanted;
    offer_after_ = after_nodes;
    offer_ = std::move(offer);
}

/// Splits off a part of what is left, where somebody waits for one.
void Search::offer_part() {
    if (is_offer_wanted_ == nullptr || !is_offer_wanted_->load(std::memory_order_relaxed)) return;
    if (statistics().nodes > offer_after_) offer_(*this);
}

}  // namespace sator
