// How a listing hears of solutions that are far between (LookAhead): it asks at dead ends, and leaves out
// what holds none of those that it is told.
#include <algorithm>
#include <utility>

#include "sator/engine/search.hpp"

namespace sator {

/// Whether no known solution lies below, all being known.
bool Search::is_barren() const {
    if (!known_) return false;
    const auto lies_below = [this](const std::vector<Value>& solution) {
        return std::ranges::all_of(path_, [&](const Branch& step) {
            return (solution[step.cell.index()] == step.value) == step.is_equal;
        });
    };
    return std::ranges::none_of(*known_, lies_below);
}

void Search::consult() {
    if (!consult_ || known_ || statistics().nodes <= learned_nodes_) return;
    if (statistics().conflicts < consulted_) return;
    consulted_ = consult_(*this);
}

void Search::consult_at(std::uint64_t conflicts, std::function<std::uint64_t(Search&)> consult) {
    first_consulted_ = consulted_ = conflicts;
    consult_ = std::move(consult);
}

}  // namespace sator
