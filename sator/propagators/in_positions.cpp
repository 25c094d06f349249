#include "sator/propagators/in_positions.hpp"

#include <algorithm>

#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/value_classes.hpp"
#include "sator/propagators/short_position_sweep.hpp"

namespace sator {

std::size_t InPositions::memo_words(std::size_t positions) const {
    return (positions + 2) * automaton_.words() + automaton_.value_words();
}

Propagation InPositions::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    if (ShortPositionSweep::can_sweep(automaton_)) {
        return ShortPositionSweep(automaton_, scope, scratch.memo.first(scope.size())).run();
    }
    const std::size_t words = automaton_.words();
    const std::span<Word> live = scratch.memo.first(scope.size() * words);
    const std::span<Word> before = scratch.memo.subspan(live.size(), words);
    const std::span<Word> after = scratch.memo.subspan(live.size() + words, words);
    const std::span<Word> supported = scratch.memo.subspan(live.size() + 2 * words, automaton_.value_words());
    if (!sweep_forward(scope, live)) return Propagation::Conflict;
    if (!sweep_backward(scope, live, before, supported)) return Propagation::Conflict;
    return is_entailed(scope, live, before, after) ? Propagation::Entailed : Propagation::Fixpoint;
}

/// `live`: for each cell, the positions that can read it after some start.
bool InPositions::sweep_forward(const Scope& scope, std::span<Word> live) const {
    const std::size_t words = automaton_.words();
    for (std::size_t i = 0; i < scope.size(); ++i) {
        const std::span<Word> now = live.subspan(i * words, words);
        if (i == 0) {
            std::ranges::copy(automaton_.first(), now.begin());
        } else {
            step(live.subspan((i - 1) * words, words), now);
        }
        keep_readers(scope[i], now);
    }
    const std::span<Word> end = live.last(words);
    Word any = 0;
    for (std::size_t w = 0; w < words; ++w) any |= end[w] &= automaton_.last()[w];
    return any != 0;
}

void InPositions::step(std::span<const Word> from, std::span<Word> to) const {
    std::ranges::fill(to, 0);
    for_each_bit(from, [&](std::size_t position) {
        const PositionRow row = automaton_.follow(position);
        for (std::size_t w = 0; w < row.words.size(); ++w) to[row.begin + w] |= row.words[w];
    });
}

/// Drops the positions that read no candidate of the cell.
void InPositions::keep_readers(const Domain& domain, std::span<Word> positions) const {
    const std::size_t value_words = automaton_.value_words();
    for (std::size_t w = 0; w < positions.size(); ++w) {
        for (Word rest = positions[w]; rest != 0; rest &= rest - 1) {
            const std::size_t bit = static_cast<std::size_t>(std::countr_zero(rest));
            const auto symbols = automaton_.symbols(w * kWordBits + bit);
            Word common = 0;
            for (std::size_t v = 0; v < value_words; ++v) common |= symbols[v] & domain.word(v);
            if (common == 0) positions[w] &= ~(Word{1} << bit);
        }
    }
}

/// Drops the positions from which the end cannot be reached, last cell first, and keeps the values that the
/// others read.
bool InPositions::sweep_backward(Scope& scope, std::span<Word> live, std::span<Word> before,
                                 std::span<Word> supported) const {
    const std::size_t words = automaton_.words();
    for (std::size_t i = scope.size(); i-- > 0;) {
        const std::span<Word> now = live.subspan(i * words, words);
        if (i + 1 < scope.size()) {
            for (std::size_t w = 0; w < words; ++w) now[w] &= before[w];
        }
        std::ranges::fill(before, 0);
        std::ranges::fill(supported, 0);
        for_each_bit(now, [&](std::size_t position) {
            const PositionRow row = automaton_.before(position);
            for (std::size_t w = 0; w < row.words.size(); ++w) before[row.begin + w] |= row.words[w];
            const auto symbols = automaton_.symbols(position);
            for (std::size_t v = 0; v < supported.size(); ++v) supported[v] |= symbols[v];
        });
        if (!scope.keep(i, supported)) return false;
    }
    return true;
}

/// Whether one way through the automaton reads whatever the candidates left spell: enough to know that
/// nothing can fail any more, not necessary. A fixed slot always has such a way.
bool InPositions::is_entailed(const Scope& scope, std::span<const Word> live, std::span<Word> from,
                              std::span<Word> to) const {
    const std::size_t words = automaton_.words();
    std::ranges::copy(live.first(words), from.begin());
    for (std::size_t i = 0;; std::swap(from, to)) {
        if (!keep_full_readers(scope[i], from)) return false;
        if (++i == scope.size()) return true;
        step(from, to);
        for (std::size_t w = 0; w < words; ++w) to[w] &= live[i * words + w];
    }
}

/// Drops the positions that do not read every candidate of the cell; whether any is left.
bool InPositions::keep_full_readers(const Domain& domain, std::span<Word> positions) const {
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

/// The positions live before the first open cell, what is fixed between open cells, and the positions that
/// can begin the fixed end.
void InPositions::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    std::vector<Word> live(automaton_.words()), next(automaton_.words());
    for (std::size_t i = 0; i < open.first; ++i) {
        if (i == 0) {
            std::ranges::copy(automaton_.first(), next.begin());
        } else {
            step(live, next);
        }
        keep_readers(scope[i], next);
        std::swap(live, next);
    }
    for (const Word word : live) residual.add(word);
    add_inner_values(scope, open, residual);
    std::ranges::copy(automaton_.last(), live.begin());
    for (std::size_t i = scope.size(); i-- > open.end;) {
        keep_readers(scope[i], live);
        if (i == open.end) break;
        step_back(live, next);
        std::swap(live, next);
    }
    for (const Word word : live) residual.add(word);
}

void InPositions::step_back(std::span<const Word> from, std::span<Word> to) const {
    std::ranges::fill(to, 0);
    for_each_bit(from, [&](std::size_t position) {
        const PositionRow row = automaton_.before(position);
        for (std::size_t w = 0; w < row.words.size(); ++w) to[row.begin + w] |= row.words[w];
    });
}

/// Values that stand in the same symbol sets are read alike everywhere.
void InPositions::tell_apart(const Scope&, ValueClasses& classes) const {
    for (std::size_t position = 0; position < automaton_.size() && !classes.all_apart(); ++position) {
        classes.split(automaton_.symbols(position));
    }
}

/// Equal clues share their automaton.
void InPositions::outline(std::size_t positions, DemandOutline& outline) const {
    outline.add_ordered_piece(name(), &automaton_, positions);
}

}  // namespace sator
