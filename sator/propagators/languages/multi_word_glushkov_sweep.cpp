// The sweeps of regular_glushkov.cpp on sets of several words. It costs the live positions of the visited
// cells × words.
#include "sator/propagators/languages/multi_word_glushkov_sweep.hpp"

#include <algorithm>

#include "sator/propagators/languages/position_successors.hpp"

namespace sator::propagators {

MultiWordGlushkovSweep::MultiWordGlushkovSweep(const PositionAutomaton& automaton, Scope& scope,
                                               std::span<Word> live, bool is_first, std::span<Word> workspace)
    : automaton_(automaton),
      words_(automaton.words()),
      scope_(scope),
      live_(live),
      is_first_(is_first),
      reached_(workspace.first(words_)),
      other_(workspace.subspan(words_, words_)),
      supported_(workspace.subspan(2 * words_)) {
    if (!is_first) return;
    std::ranges::fill(live_, ~Word{0});
    std::ranges::copy(automaton_.first(), this->live(0).begin());
}

bool MultiWordGlushkovSweep::sweep(const Changed& changed, std::span<Word> touched) {
    return is_first_ ? sweep_all(*this, scope_.size())
                     : sweep_changes(*this, scope_.size(), changed, touched);
}

SweepResult MultiWordGlushkovSweep::forward(std::size_t cell, bool neighbour_lost_states) {
    const std::span<Word> live = this->live(cell), readers = other_;
    if (neighbour_lost_states) {
        successors(automaton_, this->live(cell - 1), readers);
        for (std::size_t w = 0; w < words_; ++w) readers[w] &= live[w];
    } else {
        std::ranges::copy(live, readers.begin());
    }
    keep_readers(automaton_, scope_[cell], readers);
    Word any = 0, lost = 0;
    for (std::size_t w = 0; w < words_; ++w) {
        if (cell + 1 == scope_.size()) readers[w] &= automaton_.last()[w];
        any |= readers[w];
        lost |= readers[w] ^ live[w];
    }
    if (any == 0) return SweepResult::Conflict;
    if (lost == 0) return SweepResult::Unchanged;
    std::ranges::copy(readers, live.begin());
    return SweepResult::StatesLost;
}

SweepResult MultiWordGlushkovSweep::backward(std::size_t cell, bool is_touched, bool neighbour_lost_states) {
    const std::span<Word> live = this->live(cell);
    Word lost = is_touched ? 1 : 0;
    for (std::size_t w = 0; w < words_ && neighbour_lost_states; ++w) {
        lost |= live[w] & ~reached_[w];
        live[w] &= reached_[w];
    }
    if (lost == 0) return SweepResult::Unchanged;
    predecessors(automaton_, live, reached_);
    std::ranges::fill(supported_, 0);
    for_each_bit(live, [&](std::size_t position) {
        const auto symbols = automaton_.symbols(position);
        for (std::size_t v = 0; v < supported_.size(); ++v) supported_[v] |= symbols[v];
    });
    return scope_.keep(cell, supported_) ? SweepResult::StatesLost : SweepResult::Conflict;
}

bool MultiWordGlushkovSweep::can_read_all(std::size_t cell) {
    std::ranges::copy(live(cell), other_.begin());
    return keep_full_readers(scope_[cell], other_);
}

bool MultiWordGlushkovSweep::reads_all() {
    std::ranges::copy(live(0), reached_.begin());
    for (std::size_t i = 0;; std::swap(reached_, other_)) {
        if (!keep_full_readers(scope_[i], reached_)) return false;
        if (++i == scope_.size()) return true;
        successors(automaton_, reached_, other_);
        for (std::size_t w = 0; w < words_; ++w) other_[w] &= live(i)[w];
    }
}

/// Drops the positions that do not read every candidate of the cell. Returns whether any are left.
bool MultiWordGlushkovSweep::keep_full_readers(const Domain& domain, std::span<Word> positions) const {
    Word any = 0;
    for (std::size_t w = 0; w < positions.size(); ++w) {
        for (Word rest = positions[w]; rest != 0; rest &= rest - 1) {
            const std::size_t bit = static_cast<std::size_t>(std::countr_zero(rest));
            const auto symbols = automaton_.symbols(w * kWordBits + bit);
            Word missed = 0;
            for (std::size_t v = 0; v < symbols.size(); ++v) missed |= domain.word(v) & ~symbols[v];
            if (missed != 0) positions[w] &= ~(Word{1} << bit);
        }
        any |= positions[w];
    }
    return any != 0;
}

}  // namespace sator::propagators
