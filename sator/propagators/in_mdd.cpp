#include "sator/propagators/in_mdd.hpp"

#include <algorithm>

#include "sator/base/words.hpp"
#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/value_classes.hpp"

namespace sator {

namespace {

void add_states(std::span<const State> states, Residual& residual) {
    residual.add(states.size());
    for (const State state : states) residual.add(state);
}

}  // namespace

std::size_t InMdd::memo_words(std::size_t /*positions*/) const {
    return words_for(mdd_->size()) + mdd_->value_words();
}

Propagation InMdd::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    if (mdd_->is_empty()) return Propagation::Conflict;
    const std::span<Word> live = scratch.memo.first(words_for(mdd_->size()));
    sweep_forward(scope, live);
    return sweep_backward(scope, live, scratch.memo.last(mdd_->value_words()));
}

bool InMdd::overlaps(const Domain& domain, std::uint32_t label) const {
    const auto values = mdd_->values(label);
    Word common = 0;
    for (std::size_t w = 0; w < values.size(); ++w) common |= values[w] & domain.word(w);
    return common != 0;
}

/// `live`: the states that some candidates lead to.
void InMdd::sweep_forward(const Scope& scope, std::span<Word> live) const {
    std::ranges::fill(live, 0);
    set_bit(live, 0);
    for (std::size_t cell = 0; cell < scope.size(); ++cell) {
        for (State state = mdd_->layer_begin(cell); state < mdd_->layer_begin(cell + 1); ++state) {
            if (!has_bit(live, state)) continue;
            for (const Mdd::Transition& transition : mdd_->transitions(state)) {
                if (overlaps(scope[cell], transition.label)) set_bit(live, transition.to);
            }
        }
    }
}

/// Drops the states from which the end cannot be reached, last layer first, and keeps the values that lead to
/// the others.
Propagation InMdd::sweep_backward(Scope& scope, std::span<Word> live, std::span<Word> supported) const {
    if (!has_bit(live, mdd_->layer_begin(scope.size()))) return Propagation::Conflict;
    bool is_fixed = true;
    for (std::size_t cell = scope.size(); cell-- > 0;) {
        std::ranges::fill(supported, 0);
        for (State state = mdd_->layer_begin(cell); state < mdd_->layer_begin(cell + 1); ++state) {
            if (!has_bit(live, state)) continue;
            bool reaches_end = false;
            for (const Mdd::Transition& transition : mdd_->transitions(state)) {
                if (!has_bit(live, transition.to) || !overlaps(scope[cell], transition.label)) continue;
                reaches_end = true;
                const auto values = mdd_->values(transition.label);
                for (std::size_t w = 0; w < values.size(); ++w) supported[w] |= values[w];
            }
            if (!reaches_end) live[state / kWordBits] &= ~(Word{1} << state % kWordBits);
        }
        if (!scope.keep(cell, supported)) return Propagation::Conflict;
        is_fixed = is_fixed && scope[cell].is_fixed();
    }
    return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
}

void InMdd::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    std::vector<State> states{0}, others;
    for (std::size_t cell = 0; cell < open.first; ++cell) {
        others.clear();
        for (const State state : states) {
            for (const Mdd::Transition& transition : mdd_->transitions(state)) {
                if (overlaps(scope[cell], transition.label)) others.push_back(transition.to);
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
                    return overlaps(scope[cell], transition.label) &&
                           std::ranges::binary_search(states, transition.to);
                });
            if (is_live) others.push_back(state);
        }
        states.swap(others);
    }
    add_states(states, residual);
}

void InMdd::tell_apart(const Scope& /*scope*/, ValueClasses& classes) const {
    for (std::uint32_t label = 0; label < mdd_->label_count() && !classes.all_apart(); ++label)
        classes.split(mdd_->values(label));
}

/// Equal clues of one length have one automaton.
void InMdd::outline(std::size_t positions, DemandOutline& outline) const {
    outline.add_ordered_piece(name(), mdd_.get(), positions);
}

}  // namespace sator
