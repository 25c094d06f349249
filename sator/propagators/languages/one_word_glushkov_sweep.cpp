// The sweeps of regular_glushkov.cpp on sets of one word. A visit is a single loop over the positions in a
// word: it finds those that can read the cell and collects the next cell's at the same time.
#include "sator/propagators/languages/one_word_glushkov_sweep.hpp"

#include <algorithm>
#include <bit>

namespace sator::propagators {

namespace {

/// The next two functions make up a loop over the positions in a word.
Word without_least(Word positions) {
    return positions & (positions - 1);
}

std::size_t least(Word positions) {
    return static_cast<std::size_t>(std::countr_zero(positions));
}

}  // namespace

OneWordGlushkovSweep::OneWordGlushkovSweep(const PositionAutomaton& automaton, Scope& scope,
                                           std::span<Word> live, bool is_first)
    : symbols_(automaton.symbols(0).data()),
      follow_(automaton.follow_words().data()),
      before_(automaton.before_words().data()),
      first_(automaton.first()[0]),
      last_(automaton.last()[0]),
      scope_(scope),
      live_(live),
      is_first_(is_first) {
    if (!is_first) return;
    std::ranges::fill(live_, ~Word{0});
    live_[0] = first_;
}

// The visits are short loops, each called from two places. They are forced inline because a call would cost
// as much as the loop.

[[gnu::always_inline]] inline SweepResult OneWordGlushkovSweep::forward(std::size_t cell,
                                                                        bool neighbour_lost_states) {
    const Word candidates = scope_[cell].word(0), before = live_[cell];
    Word readers = 0, next = 0;
    Word rest = neighbour_lost_states ? before & reached_ : before;
    for (; rest != 0; rest = without_least(rest)) {
        const std::size_t position = least(rest);
        if ((symbols_[position] & candidates) == 0) continue;
        readers |= Word{1} << position;
        next |= follow_[position];
    }
    if (cell + 1 == live_.size()) readers &= last_;
    if (readers == 0) return SweepResult::Conflict;
    reached_ = next;
    if (readers == before) return SweepResult::Unchanged;
    live_[cell] = readers;
    return SweepResult::StatesLost;
}

[[gnu::always_inline]] inline SweepResult OneWordGlushkovSweep::backward(std::size_t cell, bool is_touched,
                                                                         bool neighbour_lost_states) {
    const Word kept = neighbour_lost_states ? live_[cell] & reached_ : live_[cell];
    if (kept == live_[cell] && !is_touched) return SweepResult::Unchanged;
    live_[cell] = kept;
    Word supported = 0;
    reached_ = 0;
    for (Word rest = kept; rest != 0; rest = without_least(rest)) {
        reached_ |= before_[least(rest)];
        supported |= symbols_[least(rest)];
    }
    const bool loses = (scope_[cell].word(0) & ~supported) != 0;
    return loses && !scope_.keep(cell, {&supported, 1}) ? SweepResult::Conflict : SweepResult::StatesLost;
}

bool OneWordGlushkovSweep::sweep(const Changed& changed, std::span<Word> touched) {
    return is_first_ ? sweep_all(*this, live_.size()) : sweep_changes(*this, live_.size(), changed, touched);
}

bool OneWordGlushkovSweep::can_read_all(std::size_t cell) const {
    const Word candidates = scope_[cell].word(0);
    for (Word rest = live_[cell]; rest != 0; rest = without_least(rest)) {
        if ((candidates & ~symbols_[least(rest)]) == 0) return true;
    }
    return false;
}

bool OneWordGlushkovSweep::reads_all() const {
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

}  // namespace sator::propagators
