#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/languages/run_automaton.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

/// The states of a nonogram line's automaton that are on a path from the start to the end, for the place before each cell and
/// for the end. A step of a sweep costs states / 64. RunLengths and RunStarts are built on it.
class RunLayers {
  public:
    /// The conclusions about a cell after a backward step.
    struct Supports {
        bool on = false, off = false;  ///< whether a path colours the cell, or leaves it empty
        bool has_lost_states = false;
    };

    /// `words` holds the states, `states.words()` words for each place. If `is_first`, all are set.
    RunLayers(const RunAutomaton& states, std::size_t cells, std::span<Word> words, bool is_first)
        : states_(states), words_(states.words()), cells_(cells), live_(words) {
        if (!is_first) return;
        std::ranges::fill(live_, ~Word{0});
        std::fill_n(before(0), words_, Word{0});
        *before(0) = 1;
    }

    /// Returns the states before the cell, or at the end for the number of cells.
    Word* before(std::size_t cell) const { return live_.data() + cell * words_; }
    std::span<Word> set_before(std::size_t cell) const { return {before(cell), words_}; }
    std::size_t cells() const { return cells_; }

    /// Keeps the states after the cell that are reached from those before it. Calls `lose(w, states)` for each word of states.
    template <class Lose>
    SweepResult forward(std::size_t cell, OnOff may, Lose lose) const {
        const Word* const from = before(cell);
        Word* const to = before(cell + 1);
        const bool is_last = cell + 1 == cells_;
        Word any = 0, lost = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            Word reached =
                (may.on ? states_.after_on(from, w) : 0) | (may.off ? states_.after_off(from, w) : 0);
            if (is_last) reached &= states_.last(w);
            const Word gone = to[w] & ~reached;
            lose(w, gone);
            lost |= gone;
            any |= to[w] &= reached;
        }
        return any == 0 ? SweepResult::Conflict : lost != 0 ? SweepResult::StatesLost : SweepResult::Revisit;
    }

    /// Keeps the states before the cell that reach the end.
    template <class Lose>
    Supports backward(std::size_t cell, OnOff may, Lose lose) const {
        Word* const from = before(cell);
        const Word* const to = before(cell + 1);
        Word by_on = 0, by_off = 0, lost = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            const Word on = may.on ? states_.before_on(to, w) & from[w] : 0;
            const Word off = may.off ? states_.before_off(to, w) & from[w] : 0;
            const Word gone = from[w] & ~(on | off);
            lose(w, gone);
            by_on |= on;
            by_off |= off;
            lost |= gone;
            from[w] = on | off;
        }
        return {by_on != 0, by_off != 0, lost != 0};
    }

  private:
    const RunAutomaton& states_;
    const std::size_t words_, cells_;
    const std::span<Word> live_;
};

}  // namespace sator::propagators
