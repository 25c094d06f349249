#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

/// The sweeps of one call of RegularGlushkov if sets of automaton positions and sets of values fit one word,
/// as for the clues of most crosswords.
class OneWordGlushkovSweep {
  public:
    static bool can_sweep(const PositionAutomaton& automaton) {
        return automaton.words() == 1 && automaton.value_words() == 1;
    }

    /// `live`: for each of the scope's cells, the set of automaton positions that can still read it;
    /// uninitialised at the first call.
    OneWordGlushkovSweep(const PositionAutomaton& automaton, Scope& scope, std::span<Word> live,
                         bool is_first);

    /// Runs sweep_all at the first call, else sweep_changes. Returns false on a conflict.
    bool sweep(const Changed& changed, std::span<Word> touched);

    // The visits of sweep_changes and sweep_all.
    SweepResult forward(std::size_t cell, bool neighbour_lost_states);
    SweepResult backward(std::size_t cell, bool is_touched, bool neighbour_lost_states);

    /// Returns whether one live position of the cell reads all its candidates.
    bool can_read_all(std::size_t cell) const;
    /// Returns whether one path of live positions, in each cell one that reads all its candidates, leads from
    /// the start to the end.
    bool reads_all() const;

  private:
    const Word* const symbols_;  // by position: the values that it reads
    const Word* const follow_;   // by position: those that can follow it
    const Word* const before_;   // by position: those that can precede it
    const Word first_, last_;
    Scope& scope_;
    const std::span<Word> live_;
    const bool is_first_;
    Word reached_ = 0;  // the positions that can follow (backward: precede) those of the cell visited last
};

}  // namespace sator::propagators
