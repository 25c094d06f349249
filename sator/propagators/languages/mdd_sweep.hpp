#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

/// Returns whether a cell has a candidate that the label reads.
bool overlaps(const Mdd& mdd, const Domain& domain, std::uint32_t label);

/// The sweeps of one call of RegularMdd.
class MddSweep {
  public:
    /// Returns the number of words of `workspace`.
    static std::size_t workspace_words(const Mdd& mdd) { return words_for(mdd.size()) + mdd.value_words(); }

    /// `live`: the set of states on a path from the start to the end; uninitialised at the first call.
    /// `workspace` may hold anything.
    MddSweep(const Mdd& mdd, Scope& scope, std::span<Word> live, bool is_first, std::span<Word> workspace);

    // The visits of sweep_changes.
    SweepResult forward(std::size_t cell, bool neighbour_lost_states);
    SweepResult backward(std::size_t cell, bool is_touched, bool neighbour_lost_states);

  private:
    template <class VisitState>
    void for_each_live(std::size_t layer, VisitState visit) const;
    bool is_live_transition(const Mdd::Transition& transition, std::size_t cell) const {
        return has_bit(live_, transition.to) && overlaps(mdd_, scope_[cell], transition.label);
    }
    void drop(State state) { live_[state / kWordBits] &= ~(Word{1} << state % kWordBits); }

    const Mdd& mdd_;
    Scope& scope_;
    const std::span<Word> live_;
    const std::span<Word> reached_;  // the set of reached states of a layer, counted from its first
    const std::span<Word> supported_;
};

}  // namespace sator::propagators
