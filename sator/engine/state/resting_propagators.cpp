#include "sator/engine/state/resting_propagators.hpp"

#include <algorithm>

namespace sator::engine {

namespace {

/// A propagator is judged after this number of calls.
constexpr std::uint32_t kCallsOfAJudgement = 64;
/// The first rest and the longest, in conflicts.
constexpr std::uint32_t kShortestRest = 128, kLongestRest = 8192;

/// A call of a propagator with this cost counts as this number of calls.
std::uint64_t calls_of(Cost cost) {
    switch (cost) {
        case Cost::Constant:
        case Cost::Linear:
            return 1;
        case Cost::Quadratic:
            return 2;
        case Cost::Heavy:
            return 3;
    }
    return 1;
}

}  // namespace

void RestingPropagators::begin(const Model& model) {
    records_.assign(model.propagators().size(), {});
    resting_.clear();
    next_ = std::numeric_limits<std::uint64_t>::max();
}

void RestingPropagators::count(Store& store, PropagatorId id, bool has_pruned, std::uint64_t conflicts) {
    Record& record = records_[id.index()];
    record.useful += has_pruned ? 1 : 0;
    if (++record.calls < kCallsOfAJudgement) return;
    const Cost cost = store.model().propagators()[id.index()].propagator->cost();
    const bool is_worthwhile = record.useful * calls_per_pruning_ >= record.calls * calls_of(cost);
    record.calls = record.useful = 0;
    if (is_worthwhile) {
        record.rest = 0;
        return;
    }
    if (store.is_entailed(id)) return;
    record.rest = record.rest == 0 ? kShortestRest : std::min(2 * record.rest, kLongestRest);
    store.set_disabled(id, true);
    resting_.push_back({id, conflicts + record.rest});
    next_ = std::min(next_, resting_.back().until);
}

void RestingPropagators::wake(Store& store, std::uint64_t conflicts) {
    next_ = std::numeric_limits<std::uint64_t>::max();
    std::erase_if(resting_, [&](const Resting& resting) {
        if (resting.until <= conflicts) {
            store.set_disabled(resting.id, false);
            store.queue().schedule_all(resting.id);
            return true;
        }
        next_ = std::min(next_, resting.until);
        return false;
    });
}

}  // namespace sator::engine
