#include "sator/propagators/in_positions.hpp"

#include <algorithm>

#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/value_classes.hpp"
#include "sator/propagators/position_steps.hpp"
#include "sator/propagators/short_position_sweep.hpp"
#include "sator/propagators/sweep_changes.hpp"
#include "sator/propagators/wide_position_sweep.hpp"

namespace sator {

namespace {

/// The reversible words: the cell at which it was last found not to be entailed, counted from one, so that
/// zero stands before the first call; and the live positions of each cell.
constexpr std::size_t kNotFull = 0, kLive = 1;

}  // namespace

std::size_t InPositions::memo_words(std::size_t positions) const {
    return words_for(positions) + WidePositionSweep::room_words(automaton_);
}

std::size_t InPositions::reversible_words(std::size_t positions) const {
    return kLive + positions * automaton_.words();
}

Propagation InPositions::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    Word& not_full = scratch.reversible[kNotFull];
    const std::span<Word> live = scratch.reversible.subspan(kLive);
    const std::span<Word> touched = scratch.memo.first(words_for(scope.size()));
    const bool is_first = not_full == 0;
    if (ShortPositionSweep::can_sweep(automaton_)) {
        return run(ShortPositionSweep(automaton_, scope, live, is_first), scope.size(), changed, not_full,
                   touched);
    }
    const std::span<Word> room = scratch.memo.subspan(touched.size());
    return run(WidePositionSweep(automaton_, scope, live, is_first, room), scope.size(), changed, not_full,
               touched);
}

/// It is entailed where one way through the automaton reads whatever the candidates left spell: enough to
/// know that nothing can fail any more, not necessary. A fixed slot always has such a way. What the sweeps
/// left alone is not asked again.
template <class Sweep>
Propagation InPositions::run(Sweep sweep, std::size_t cells, const Changed& changed, Word& not_full,
                             std::span<Word> touched) {
    const bool is_first = not_full == 0;
    const auto least = sweep.sweep(changed, touched);
    if (!least) return Propagation::Conflict;
    if (!is_first && *least >= not_full) return Propagation::Fixpoint;
    const std::size_t at = sweep.not_full_at();
    not_full = at + 1;
    return at == cells ? Propagation::Entailed : Propagation::Fixpoint;
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
            step(automaton_, live, next);
        }
        keep_readers(automaton_, scope[i], next);
        std::swap(live, next);
    }
    for (const Word word : live) residual.add(word);
    add_inner_values(scope, open, residual);
    std::ranges::copy(automaton_.last(), live.begin());
    for (std::size_t i = scope.size(); i-- > open.end;) {
        keep_readers(automaton_, scope[i], live);
        if (i == open.end) break;
        step_back(automaton_, live, next);
        std::swap(live, next);
    }
    for (const Word word : live) residual.add(word);
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
