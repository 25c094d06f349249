// The call, the entailment test and the residual of RegularGlushkov; its sweeps are in
// one_word_glushkov_sweep.cpp and multi_word_glushkov_sweep.cpp.
#include "sator/propagators/languages/regular_glushkov.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/languages/multi_word_glushkov_sweep.hpp"
#include "sator/propagators/languages/one_word_glushkov_sweep.hpp"
#include "sator/propagators/languages/position_successors.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

namespace {

/// Layout of the reversible words: whether there was a call before, then the live positions of each cell.
constexpr std::size_t kGlushkovIsSetUp = 0, kGlushkovLive = 1;
/// Layout of the memo: a cell that no position reads completely, a bit for each cell, the workspace of
/// MultiWordGlushkovSweep.
constexpr std::size_t kWatched = 0, kTouched = 1;

/// Runs the sweep. It is entailed if one path through the automaton reads all candidates left. This is
/// sufficient, not necessary; a fixed slot always has such a path. In most cases a single cell shows that
/// there is none.
template <class Sweep>
Propagation run(Sweep sweep, const Scope& scope, const Changed& changed, std::span<Word> memo) {
    if (!sweep.sweep(changed, memo.subspan(kTouched, words_for(scope.size())))) return Propagation::Conflict;
    const auto can_read_all = [&](std::size_t cell) {
        return scope[cell].is_fixed() || sweep.can_read_all(cell);
    };
    if (!holds_everywhere(scope.size(), memo[kWatched], can_read_all)) return Propagation::Fixpoint;
    return sweep.reads_all() ? Propagation::Entailed : Propagation::Fixpoint;
}

}  // namespace

std::size_t RegularGlushkov::memo_words(std::size_t positions) const {
    return kTouched + words_for(positions) + MultiWordGlushkovSweep::workspace_words(automaton_);
}

std::size_t RegularGlushkov::reversible_words(std::size_t positions) const {
    return kGlushkovLive + positions * automaton_.words();
}

Propagation RegularGlushkov::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const bool is_first = std::exchange(scratch.reversible[kGlushkovIsSetUp], 1) == 0;
    const std::span<Word> live = scratch.reversible.subspan(kGlushkovLive), memo = scratch.memo;
    if (OneWordGlushkovSweep::can_sweep(automaton_))
        return run(OneWordGlushkovSweep(automaton_, scope, live, is_first), scope, changed, memo);
    const std::span<Word> workspace = memo.last(MultiWordGlushkovSweep::workspace_words(automaton_));
    return run(MultiWordGlushkovSweep(automaton_, scope, live, is_first, workspace), scope, changed, memo);
}

/// Writes the live positions before the first open cell, the fixed values between open cells, and the
/// positions that can begin to read the fixed end.
void RegularGlushkov::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    std::vector<Word> live(automaton_.words()), next(automaton_.words());
    for (std::size_t i = 0; i < open.first; ++i) {
        if (i == 0) {
            std::ranges::copy(automaton_.first(), next.begin());
        } else {
            successors(automaton_, live, next);
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
        predecessors(automaton_, live, next);
        std::swap(live, next);
    }
    for (const Word word : live) residual.add(word);
}

/// Values in the same symbol sets are read alike everywhere.
void RegularGlushkov::refine_value_classes(const Scope&, ValueClasses& classes) const {
    for (std::size_t position = 0; position < automaton_.size() && !classes.is_discrete(); ++position) {
        classes.split(automaton_.symbols(position));
    }
}

/// Equal clues share their automaton.
void RegularGlushkov::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.add_ordered_piece(name(), &automaton_, positions);
}

}  // namespace sator::propagators
