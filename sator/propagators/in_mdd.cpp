#include "sator/propagators/in_mdd.hpp"

#include <algorithm>

#include "sator/base/words.hpp"
#include "sator/engine/scope.hpp"

namespace sator {

std::size_t InMdd::memo_words(std::size_t /*positions*/) const { return words_for(mdd_->size()) + mdd_->value_words(); }

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

/// Drops the states from which the end cannot be reached, last layer first, and keeps the values that lead to the others.
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

}  // namespace sator
