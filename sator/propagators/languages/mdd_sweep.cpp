// The forward and backward visit of a layer of an MDD: keep the states that have a live transition, and the
// values on such transitions.
#include "sator/propagators/languages/mdd_sweep.hpp"

#include <algorithm>

namespace sator::propagators {

bool overlaps(const Mdd& mdd, const Domain& domain, std::uint32_t label) {
    const auto values = mdd.values(label);
    Word common = 0;
    for (std::size_t w = 0; w < values.size(); ++w) common |= values[w] & domain.word(w);
    return common != 0;
}

MddSweep::MddSweep(const Mdd& mdd, Scope& scope, std::span<Word> live, bool is_first,
                   std::span<Word> workspace)
    : mdd_(mdd),
      scope_(scope),
      live_(live),
      reached_(workspace.first(words_for(mdd.size()))),
      supported_(workspace.subspan(reached_.size(), mdd.value_words())) {
    if (is_first) std::ranges::fill(live_, ~Word{0});
}

/// Calls `visit(state)` for the live states of a layer. `visit` may drop the state.
template <class VisitState>
void MddSweep::for_each_live(std::size_t layer, VisitState visit) const {
    const State begin = mdd_.layer_begin(layer), end = mdd_.layer_begin(layer + 1);
    for (std::size_t w = begin / kWordBits; w * kWordBits < end; ++w) {
        for (Word rest = live_[w]; rest != 0; rest &= rest - 1) {
            const auto state = static_cast<State>(w * kWordBits) + static_cast<State>(std::countr_zero(rest));
            if (state >= begin && state < end) visit(state);
        }
    }
}

SweepResult MddSweep::forward(std::size_t cell, bool /*neighbour_lost_states*/) {
    const State begin = mdd_.layer_begin(cell + 1), end = mdd_.layer_begin(cell + 2);
    std::ranges::fill(reached_.first(words_for(end - begin)), 0);
    bool is_any = false, has_lost = false;
    for_each_live(cell, [&](State state) {
        for (const Mdd::Transition& transition : mdd_.transitions(state)) {
            if (!is_live_transition(transition, cell)) continue;
            set_bit(reached_, transition.to - begin);
            is_any = true;
        }
    });
    if (!is_any) return SweepResult::Conflict;
    for_each_live(cell + 1, [&](State state) {
        if (has_bit(reached_, state - begin)) return;
        drop(state);
        has_lost = true;
    });
    return has_lost ? SweepResult::StatesLost : SweepResult::Revisit;
}

SweepResult MddSweep::backward(std::size_t cell, bool /*is_touched*/, bool /*neighbour_lost_states*/) {
    std::ranges::fill(supported_, 0);
    bool has_lost = false;
    for_each_live(cell, [&](State state) {
        bool reaches_end = false;
        for (const Mdd::Transition& transition : mdd_.transitions(state)) {
            if (!is_live_transition(transition, cell)) continue;
            reaches_end = true;
            const auto values = mdd_.values(transition.label);
            for (std::size_t w = 0; w < values.size(); ++w) supported_[w] |= values[w];
        }
        if (reaches_end) return;
        drop(state);
        has_lost = true;
    });
    if (!scope_.keep(cell, supported_)) return SweepResult::Conflict;
    return has_lost ? SweepResult::StatesLost : SweepResult::Unchanged;
}

}  // namespace sator::propagators
