#pragma once

#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/language/automata/position_automaton.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

/// The sweeps of one call of RegularGlushkov if sets of automaton positions or of values need several words.
class MultiWordGlushkovSweep {
  public:
    /// Returns the number of words of `workspace`.
    static std::size_t workspace_words(const PositionAutomaton& automaton) {
        return 2 * automaton.words() + automaton.value_words();
    }

    /// As for OneWordGlushkovSweep. `workspace` may hold anything.
    MultiWordGlushkovSweep(const PositionAutomaton& automaton, Scope& scope, std::span<Word> live,
                           bool is_first, std::span<Word> workspace);

    /// Runs sweep_all at the first call, else sweep_changes. Returns false on a conflict.
    bool sweep(const Changed& changed, std::span<Word> touched);

    // The visits of sweep_changes and sweep_all.
    SweepResult forward(std::size_t cell, bool neighbour_lost_states);
    SweepResult backward(std::size_t cell, bool is_touched, bool neighbour_lost_states);

    // As for OneWordGlushkovSweep. Both use the workspace.
    bool can_read_all(std::size_t cell);
    bool reads_all();

  private:
    std::span<Word> live(std::size_t cell) const { return live_.subspan(cell * words_, words_); }
    bool keep_full_readers(const Domain& domain, std::span<Word> positions) const;

    const PositionAutomaton& automaton_;
    const std::size_t words_;
    Scope& scope_;
    const std::span<Word> live_;
    const bool is_first_;
    std::span<Word> reached_, other_;  // sets of positions
    const std::span<Word> supported_;
};

}  // namespace sator::propagators
