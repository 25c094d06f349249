#include "sator/engine/state/propagator_queue.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/layer_namespaces.hpp"

namespace sator {

using namespace engine;

namespace {

/// The most entries already taken that a queue keeps before those that wait. A queue that never gets empty is
/// shortened after that many.
constexpr std::size_t kMostTaken = 4096;

/// Returns whether a variable is twice in the `number`-th scope, counted from 1. `last_scope`: the last scope in
/// which each variable was found, 0 for none.
bool has_repeats(std::span<const VariableId> scope, std::uint32_t number,
                 std::span<std::uint32_t> last_scope) {
    bool is_any = false;
    for (const VariableId variable : scope) {
        is_any = std::exchange(last_scope[variable.index()], number) == number || is_any;
    }
    return is_any;
}

std::size_t words_of_changes(std::span<const Model::Posted> propagators) {
    std::size_t words = 0;
    for (const Model::Posted& posted : propagators) words += words_for(posted.positions);
    return words;
}

}  // namespace

PropagatorQueue::PropagatorQueue(const Model& model) : first_watch_(model.variables().size() + 1, 0) {
    const auto propagators = model.propagators();
    costs_.reserve(propagators.size());
    positions_.reserve(propagators.size());
    changed_offset_.reserve(propagators.size());
    wakes_itself_.reserve(propagators.size());
    changed_.reserve(words_of_changes(propagators));
    std::vector<std::uint32_t> last_scope(model.variables().size(), 0);
    for (std::size_t p = 0; p < propagators.size(); ++p) {
        const auto scope = model.scope_of(PropagatorId(p));
        costs_.push_back(propagators[p].propagator->cost());
        positions_.push_back(propagators[p].positions);
        changed_offset_.push_back(static_cast<std::uint32_t>(changed_.size()));
        changed_.resize(changed_.size() + words_for(scope.size()), 0);
        wakes_itself_.push_back(has_repeats(scope, static_cast<std::uint32_t>(p + 1), last_scope));
        for (const VariableId v : scope) ++first_watch_[v.index() + 1];
    }
    for (std::size_t v = 1; v < first_watch_.size(); ++v) first_watch_[v] += first_watch_[v - 1];
    watches_.resize(first_watch_.back());
    std::vector<std::uint32_t> next(first_watch_.begin(), first_watch_.end() - 1);
    for (std::size_t p = 0; p < propagators.size(); ++p) {
        const WakeOn wake_on = propagators[p].propagator->wake_on();
        const auto scope = model.scope_of(PropagatorId(p));
        for (std::uint32_t i = 0; i < scope.size(); ++i) {
            watches_[next[scope[i].index()]++] = {PropagatorId(p), i, wake_on};
        }
    }
    is_queued_.assign(propagators.size(), 0);
    for (std::size_t cost = 0; cost < kCosts; ++cost) {
        const auto waiting = std::ranges::count(costs_, static_cast<Cost>(cost));
        fifos_[cost].items.reserve(static_cast<std::size_t>(waiting));
    }
}

void PropagatorQueue::push(PropagatorId id) {
    is_queued_[id.index()] = 1;
    fifos_[static_cast<std::size_t>(costs_[id.index()])].items.push_back(id);
}

void PropagatorQueue::variable_changed(VariableId variable, bool bounds_changed, bool is_fixed,
                                       const std::uint8_t* status) {
    const Watch* watch = watches_.data() + first_watch_[variable.index()];
    const Watch* const end = watches_.data() + first_watch_[variable.index() + 1];
    for (; watch != end; ++watch) {
        const std::size_t p = watch->propagator.index();
        if (status[p] != 0) continue;
        if (watch->propagator == running_ && wakes_itself_[p] == 0) continue;
        changed_[changed_offset_[p] + watch->position / kWordBits] |= Word{1} << watch->position % kWordBits;
        if (watch->wake_on == WakeOn::Fixed && !is_fixed) continue;
        if (watch->wake_on == WakeOn::Bounds && !bounds_changed) continue;
        if (is_queued_[p] == 0) push(watch->propagator);  // checked here, because most of them wait already
    }
}

void PropagatorQueue::schedule_all(PropagatorId id) {
    const std::size_t p = id.index();
    for (std::uint32_t i = 0; i < positions_[p]; ++i) {
        changed_[changed_offset_[p] + i / kWordBits] |= Word{1} << i % kWordBits;
    }
    if (is_queued_[p] == 0) push(id);
}

bool PropagatorQueue::pop(PropagatorId& id) {
    for (Fifo& fifo : fifos_) {
        if (fifo.head == fifo.items.size()) continue;
        id = fifo.items[fifo.head++];
        if (fifo.head == fifo.items.size() || fifo.head == kMostTaken) {
            fifo.items.erase(fifo.items.begin(), fifo.items.begin() + static_cast<std::ptrdiff_t>(fifo.head));
            fifo.head = 0;
        }
        is_queued_[id.index()] = 0;
        return true;
    }
    return false;
}

void PropagatorQueue::clear() {
    for (Fifo& fifo : fifos_) {
        for (std::size_t i = fifo.head; i < fifo.items.size(); ++i) {
            is_queued_[fifo.items[i].index()] = 0;
            forget_changes(fifo.items[i]);
        }
        fifo.items.clear();
        fifo.head = 0;
    }
}

void PropagatorQueue::forget_changes(PropagatorId id) {
    const std::size_t p = id.index();
    if (is_queued_[p] != 0) return;  // it changed its own scope while it ran
    const std::size_t first = changed_offset_[p], words = words_for(positions_[p]);
    for (std::size_t i = 0; i < words; ++i) changed_[first + i] = 0;
}

}  // namespace sator
