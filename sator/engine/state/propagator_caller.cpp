#include "sator/engine/state/propagator_caller.hpp"

#include <algorithm>

#include "sator/engine/state/scope.hpp"

namespace sator::engine {

PropagatorCaller::PropagatorCaller(Store& store, LimitWatch* watch) : store_(store), watch_(watch) {
    const auto propagators = store.model().propagators();
    std::size_t words = 0;
    memo_offset_.reserve(propagators.size() + 1);
    for (const Model::Posted& posted : propagators) {
        memo_offset_.push_back(words);
        words += posted.propagator->memo_words(posted.positions);
    }
    memo_offset_.push_back(words);
    memo_.resize(words, 0);
}

Propagation PropagatorCaller::call(PropagatorId id) {
    const Model& model = store_.model();
    Scope scope(store_, model.scope_of(id));
    Scratch scratch{memo(id), store_.reversible(id), watch_};
    store_.begin_call(id);
    store_.queue().set_running(id);
    const Propagation result =
        model.propagators()[id.index()].propagator->propagate(scope, store_.queue().changed(id), scratch);
    store_.queue().set_running(Store::kDecision);
    store_.queue().forget_changes(id);
    // A call that was cut short has not seen all, so that its answer is not trusted.
    if (result == Propagation::Entailed && !scratch.is_over(0)) store_.set_entailed(id);
    return result;
}

void PropagatorCaller::clear_memo() {
    std::ranges::fill(memo_, Word{0});
}

}  // namespace sator::engine
