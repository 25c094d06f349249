// The call and the residual of RegularMdd; its visits are in mdd_sweep.cpp.
#include "sator/propagators/languages/regular_mdd.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/bits.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/languages/mdd_sweep.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

namespace {

/// Layout of the reversible words: whether there was a call before, then the set of states on a path from the
/// start to the end.
constexpr std::size_t kMddIsSetUp = 0, kMddLive = 1;

void add_states(std::span<const State> states, Residual& residual) {
    residual.add(states.size());
    for (const State state : states) residual.add(state);
}

}  // namespace

std::size_t RegularMdd::memo_words(std::size_t positions) const {
    return layers_memo_words(positions) + MddSweep::workspace_words(*mdd_);
}

std::size_t RegularMdd::reversible_words(std::size_t /*positions*/) const {
    return kMddLive + words_for(mdd_->size());
}

Propagation RegularMdd::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    if (mdd_->is_empty()) return Propagation::Conflict;
    const bool is_first = std::exchange(scratch.reversible[kMddIsSetUp], 1) == 0;
    const std::size_t own = layers_memo_words(scope.size());
    MddSweep sweep(*mdd_, scope, scratch.reversible.subspan(kMddLive), is_first, scratch.memo.subspan(own));
    return sweep_layers(sweep, scope, changed, is_first, scratch.memo.first(own));
}

void RegularMdd::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    std::vector<State> states{0}, others;
    for (std::size_t cell = 0; cell < open.first; ++cell) {
        others.clear();
        for (const State state : states) {
            for (const Mdd::Transition& transition : mdd_->transitions(state)) {
                if (overlaps(*mdd_, scope[cell], transition.label)) others.push_back(transition.to);
            }
        }
        states.swap(others);
    }
    std::ranges::sort(states);
    add_states(states, residual);
    add_inner_values(scope, open, residual);
    states.assign(1, mdd_->layer_begin(scope.size()));
    for (std::size_t cell = scope.size(); cell-- > open.end;) {
        others.clear();
        for (State state = mdd_->layer_begin(cell); state < mdd_->layer_begin(cell + 1); ++state) {
            const bool is_live =
                std::ranges::any_of(mdd_->transitions(state), [&](const Mdd::Transition& transition) {
                    return overlaps(*mdd_, scope[cell], transition.label) &&
                           std::ranges::binary_search(states, transition.to);
                });
            if (is_live) others.push_back(state);
        }
        states.swap(others);
    }
    add_states(states, residual);
}

void RegularMdd::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    for (std::uint32_t label = 0; label < mdd_->label_count() && !classes.is_discrete(); ++label)
        classes.split(mdd_->values(label));
}

/// Equal clues of one length share their automaton.
void RegularMdd::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), mdd_.get(), positions);
}

}  // namespace sator::propagators
