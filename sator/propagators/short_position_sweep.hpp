#pragma once

#include <span>

#include "sator/engine/propagator.hpp"
#include "sator/engine/scope.hpp"
#include "sator/language/position_automaton.hpp"

namespace sator {

/// One call of InPositions where a set of positions is one word, and so is a set of values: the clues of most
/// crosswords.
class ShortPositionSweep {
  public:
    static bool can_sweep(const PositionAutomaton& automaton) {
        return automaton.words() == 1 && automaton.value_words() == 1;
    }

    /// `live`: a word for each of the scope's cells, whatever it holds.
    ShortPositionSweep(const PositionAutomaton& automaton, Scope& scope, std::span<Word> live);
    Propagation run();

  private:
    bool sweep_forward();
    bool sweep_backward();
    bool is_entailed() const;

    const Word* const symbols_;  // by position: the values that it reads
    const Word* const follow_;   // by position: those that can come right after it
    const Word* const before_;   // by position: those that can come right before it
    const Word first_, last_;
    Scope& scope_;
    const std::span<Word> live_;  // by cell: the positions that can read it
};

}  // namespace sator
