#pragma once

#include <span>

#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator {

/// One call of RegularGlushkov where a set of positions is one word, and so is a set of values: the clues of most
/// crosswords.
class OneWordGlushkovSweep {
  public:
    static bool can_sweep(const PositionAutomaton& automaton) {
        return automaton.words() == 1 && automaton.value_words() == 1;
    }

    /// `live`: for each of the scope's cells, the positions that are left to read it; at the first call
    /// whatever it holds.
    OneWordGlushkovSweep(const PositionAutomaton& automaton, Scope& scope, std::span<Word> live,
                         bool is_first);

    /// What sweep_changes, or at the first call sweep_all, answers.
    bool sweep(const Changed& changed, std::span<Word> touched);

    // What they ask.
    SweepResult forward(std::size_t cell, bool neighbour_lost_states);
    SweepResult backward(std::size_t cell, bool is_touched, bool neighbour_lost_states);

    /// Whether a position that is left at the cell reads all its candidates.
    bool can_read_all(std::size_t cell) const;
    /// Whether one way reads whatever the candidates spell.
    bool reads_all() const;

  private:
    const Word* const symbols_;  // by position: the values that it reads
    const Word* const follow_;   // by position: those that can come right after it
    const Word* const before_;   // by position: those that can come right before it
    const Word first_, last_;
    Scope& scope_;
    const std::span<Word> live_;
    const bool is_first_;
    Word reached_ = 0;  // the positions that can come after what the cell just visited reads; before it
};

}  // namespace sator
