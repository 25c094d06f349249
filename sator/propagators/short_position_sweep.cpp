// The sweeps of in_positions.cpp, each step of which is one loop over the positions of a word: those that can
// read the cell are found while the next cell's are collected.
#include "sator/propagators/short_position_sweep.hpp"

#include <bit>

namespace sator {

namespace {

/// Together: a loop over the positions of a word.
Word without_least(Word positions) {
    return positions & (positions - 1);
}

std::size_t least(Word positions) {
    return static_cast<std::size_t>(std::countr_zero(positions));
}

}  // namespace

ShortPositionSweep::ShortPositionSweep(const PositionAutomaton& automaton, Scope& scope, std::span<Word> live)
    : symbols_(automaton.symbols(0).data()),
      follow_(automaton.follow_words().data()),
      before_(automaton.before_words().data()),
      first_(automaton.first()[0]),
      last_(automaton.last()[0]),
      scope_(scope),
      live_(live) {}

Propagation ShortPositionSweep::run() {
    if (!sweep_forward() || !sweep_backward()) return Propagation::Conflict;
    return is_entailed() ? Propagation::Entailed : Propagation::Fixpoint;
}

/// `live_`: for each cell, the positions that can read it after some start.
bool ShortPositionSweep::sweep_forward() {
    Word reached = first_;
    for (std::size_t i = 0; i < live_.size(); ++i) {
        const Word candidates = scope_[i].word(0);
        Word readers = 0, next = 0;
        for (Word rest = reached; rest != 0; rest = without_least(rest)) {
            const std::size_t position = least(rest);
            if ((symbols_[position] & candidates) == 0) continue;
            readers |= Word{1} << position;
            next |= follow_[position];
        }
        live_[i] = readers;
        reached = next;
    }
    return (live_.back() & last_) != 0;
}

/// Drops the positions from which the end cannot be reached, last cell first, and keeps the values that the
/// others read.
bool ShortPositionSweep::sweep_backward() {
    Word alive = last_;
    for (std::size_t i = live_.size(); i-- > 0;) {
        live_[i] &= alive;
        alive = 0;
        Word supported = 0;
        for (Word rest = live_[i]; rest != 0; rest = without_least(rest)) {
            alive |= before_[least(rest)];
            supported |= symbols_[least(rest)];
        }
        const bool loses = (scope_[i].word(0) & ~supported) != 0;
        if (loses && !scope_.keep(i, {&supported, 1})) return false;
    }
    return true;
}

/// See InPositions::is_entailed.
bool ShortPositionSweep::is_entailed() const {
    Word reached = first_;
    for (std::size_t i = 0; i < live_.size(); ++i) {
        const Word candidates = scope_[i].word(0);
        Word next = 0;
        bool is_any_full = false;
        for (Word rest = reached & live_[i]; rest != 0; rest = without_least(rest)) {
            const std::size_t position = least(rest);
            if ((candidates & ~symbols_[position]) != 0) continue;
            is_any_full = true;
            next |= follow_[position];
        }
        if (!is_any_full) return false;
        reached = next;
    }
    return true;
}

}  // namespace sator
