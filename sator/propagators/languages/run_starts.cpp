// The lines of nonograms, with the starts of their runs. The sweeps are those of RunLengths; a start's bounds are the first
// and the last cell at which the automaton may enter the run. GAC on cells and bounds. Each change is a step of its own,
// and starts are narrowed before cells, so that reasons can name the new bounds.
#include "sator/propagators/languages/run_starts.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/state/scope.hpp"
#include "sator/propagators/languages/run_layers.hpp"
#include "sator/propagators/languages/run_starts_reason.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

namespace {

/// Layout of the reversible words, as in RunLengths.
constexpr std::size_t kStartsIsSetUp = 0, kStartsLive = 1;

/// Sets of cells in the memo: those to visit, those visited, and those that must be outside or inside of a run.
struct RunCellSets {
    RunCellSets(std::span<Word> memo, std::size_t words)
        : changed(memo.first(words)),
          touched(memo.subspan(words, words)),
          off(memo.subspan(2 * words, words)),
          on(memo.subspan(3 * words, words)) {}
    std::span<Word> changed, touched, off, on;
};
constexpr std::size_t kRunCellSets = 4;

class RunStartsCall {
  public:
    RunStartsCall(const RunAutomaton& states, const RunChain& chain, Value on, Scope& scope,
                  std::span<Word> live, std::span<Word> memo, bool is_first)
        : layers_(states, scope.size() - chain.runs(), live, is_first),
          chain_(chain),
          on_(on),
          scope_(scope),
          sets_(memo, words_for(cells())),
          lost_(memo.subspan(kRunCellSets * words_for(cells()), states.words())) {
        std::ranges::fill(memo.first(kRunCellSets * words_for(cells()) + states.words()), Word{0});
        if (is_first) std::ranges::fill(lost_, ~Word{0});
    }

    bool sweep(const Changed& changed, bool is_first) {
        changed.for_each([&](std::size_t position) {
            if (position < cells()) return set_bit(sets_.changed, position);
            bound_run(position - cells());
        });
        if (is_first) return sweep_all(*this, cells());
        return sweep_changes(*this, cells(), Changed(sets_.changed.data(), cells()), sets_.touched);
    }

    // The visits of sweep_changes.

    SweepResult forward(std::size_t cell, bool /*neighbour_lost_states*/) const {
        return layers_.forward(cell, choice_of(scope_[cell], on_),
                               [this](std::size_t w, Word lost) { lost_[w] |= lost; });
    }

    SweepResult backward(std::size_t cell, bool /*is_touched*/, bool /*neighbour_lost_states*/) const {
        const OnOff may = choice_of(scope_[cell], on_);
        const auto found =
            layers_.backward(cell, may, [this](std::size_t w, Word lost) { lost_[w] |= lost; });
        if (!found.on && !found.off) return SweepResult::Conflict;
        if (!found.off && may.off) set_bit(sets_.on, cell);
        if (!found.on && may.on) set_bit(sets_.off, cell);
        return found.has_lost_states ? SweepResult::StatesLost : SweepResult::Unchanged;
    }

    void narrow() {
        for (std::size_t run = 0; run < chain_.runs(); ++run) {
            if (has_lost_entries(run)) raise(run);
        }
        for (std::size_t run = chain_.runs(); run-- > 0;) {
            if (has_lost_entries(run)) lower(run);
        }
        for_each_bit(sets_.on, [&](std::size_t cell) {
            scope_.begin_step();
            (void)scope_.assign(cell, on_);
        });
        for_each_bit(sets_.off, [&](std::size_t cell) {
            scope_.begin_step();
            (void)scope_.remove(cell, on_);
        });
    }

    bool is_fixed(std::size_t cell) const { return scope_[cell].is_fixed(); }
    std::size_t cells() const { return layers_.cells(); }

  private:
    bool may_start(std::size_t run, std::size_t cell) const {
        return has_bit(layers_.set_before(cell + 1), chain_.first_state(run));
    }

    bool has_lost_entries(std::size_t run) const { return has_bit(lost_, chain_.first_state(run)); }

    /// Drops the entries into a run that the bounds of its start exclude.
    void bound_run(std::size_t run) {
        const Domain start = scope_[cells() + run];
        const std::size_t state = chain_.first_state(run);
        set_bit(lost_, state);
        for (std::size_t cell = 0; cell < cells(); ++cell) {
            const auto at = static_cast<Value>(cell);
            if ((start.min() <= at && at <= start.max()) || !may_start(run, cell)) continue;
            layers_.before(cell + 1)[state / kWordBits] &= ~(Word{1} << state % kWordBits);
            set_bit(sets_.changed, cell);
            if (cell + 1 < cells()) set_bit(sets_.changed, cell + 1);
        }
    }

    void raise(std::size_t run) {
        const std::size_t position = cells() + run;
        auto least = static_cast<std::size_t>(scope_[position].min());
        if (may_start(run, least)) return;
        while (!may_start(run, least)) ++least;
        scope_.begin_step();
        (void)scope_.at_least(position, static_cast<Value>(least));
    }
    void lower(std::size_t run) {
        const std::size_t position = cells() + run;
        auto greatest = static_cast<std::size_t>(scope_[position].max());
        if (may_start(run, greatest)) return;
        while (!may_start(run, greatest)) --greatest;
        scope_.begin_step();
        (void)scope_.at_most(position, static_cast<Value>(greatest));
    }

    const RunLayers layers_;
    const RunChain& chain_;
    const Value on_;
    Scope& scope_;
    const RunCellSets sets_;
    const std::span<Word> lost_;  // the states that were lost somewhere in this call
};

}  // namespace

std::size_t RunStarts::memo_words(std::size_t positions) const {
    return kRunCellSets * words_for(positions - chain_.runs()) + states_.words() + 1;
}

std::size_t RunStarts::reversible_words(std::size_t positions) const {
    return kStartsLive + (positions - chain_.runs() + 1) * states_.words();
}

Propagation RunStarts::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const bool is_first = std::exchange(scratch.reversible[kStartsIsSetUp], 1) == 0;
    RunStartsCall call(states_, chain_, on_, scope, scratch.reversible.subspan(kStartsLive), scratch.memo,
                       is_first);
    if (!call.sweep(changed, is_first)) return Propagation::Conflict;
    call.narrow();
    const auto is_fixed = [&](std::size_t cell) { return call.is_fixed(cell); };
    return holds_everywhere(call.cells(), scratch.memo.back(), is_fixed) ? Propagation::Entailed
                                                                         : Propagation::Fixpoint;
}

Reason RunStarts::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = run_starts_reason(states_, chain_, on_, removals, before);
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

}  // namespace sator::propagators
