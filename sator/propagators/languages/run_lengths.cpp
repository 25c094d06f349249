// The lines of nonograms. Forward sweep: states reached from the left. Backward sweep: states that reach the
// end. Together they decide which candidates have a support. GAC; a call costs states / 64 for each cell that
// a change touches (sweep_changes.hpp).
#include "sator/propagators/languages/run_lengths.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/languages/run_layers.hpp"
#include "sator/propagators/languages/run_lengths_reason.hpp"
#include "sator/propagators/languages/sweep_changes.hpp"

namespace sator::propagators {

namespace {

/// Layout of the reversible words: whether there was a call before; then, for the place before each cell and
/// for the end, the states on a path from the start to the end.
constexpr std::size_t kRunsIsSetUp = 0, kRunsLive = 1;

class RunLengthsCall {
  public:
    RunLengthsCall(const RunAutomaton& states, Value on, Scope& scope, std::span<Word> live, bool is_first)
        : layers_(states, scope.size(), live, is_first), on_(on), scope_(scope) {}

    // The visits of sweep_changes.

    SweepResult forward(std::size_t cell, bool /*neighbour_lost_states*/) const {
        return layers_.forward(cell, choice_of(scope_[cell], on_), [](std::size_t, Word) {});
    }

    /// Removes the candidates of the cell that are on no path.
    SweepResult backward(std::size_t cell, bool /*is_touched*/, bool /*neighbour_lost_states*/) const {
        const auto found = layers_.backward(cell, choice_of(scope_[cell], on_), [](std::size_t, Word) {});
        if (!found.off && !scope_.assign(cell, on_)) return SweepResult::Conflict;
        if (!found.on && !scope_.remove(cell, on_)) return SweepResult::Conflict;
        return found.has_lost_states ? SweepResult::StatesLost : SweepResult::Unchanged;
    }

  private:
    const RunLayers layers_;
    const Value on_;
    Scope& scope_;
};

}  // namespace

std::size_t RunLengths::memo_words(std::size_t positions) const {
    return layers_memo_words(positions);
}

std::size_t RunLengths::reversible_words(std::size_t positions) const {
    return kRunsLive + (positions + 1) * states_.words();
}

Propagation RunLengths::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    if (scope.size() == 0) return states_.count() == 1 ? Propagation::Entailed : Propagation::Conflict;
    const bool is_first = std::exchange(scratch.reversible[kRunsIsSetUp], 1) == 0;
    RunLengthsCall call(states_, on_, scope, scratch.reversible.subspan(kRunsLive), is_first);
    return sweep_layers(call, scope, changed, is_first, scratch.memo);
}

Reason RunLengths::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = run_lengths_reason(states_, on_, removals, before);
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

/// Writes how many cells of the runs are complete before the first open position and whether a run may
/// continue there, the same from the other end, and the fixed values between open positions.
void RunLengths::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    const auto is_on = [&](std::size_t position) { return scope[position].value() == on_ ? 1u : 0u; };
    std::uint64_t before = 0, after = 0;
    for (std::size_t i = 0; i < open.first; ++i) before += is_on(i);
    for (std::size_t i = open.end; i < scope.size(); ++i) after += is_on(i);
    residual.add(before);
    residual.add(open.first > 0 ? is_on(open.first - 1) : 0);
    for (std::size_t i = open.first; i < open.end; ++i) {
        if (scope[i].is_fixed()) residual.add(is_on(i));
    }
    residual.add(open.end < scope.size() ? is_on(open.end) : 0);
    residual.add(after);
}

void RunLengths::refine_value_classes(const Scope& scope, ValueClasses& classes) const {
    std::vector<Word> on(scope.size() == 0 ? 0 : scope[0].word_count(), 0);
    if (!on.empty()) set_bit(on, static_cast<std::size_t>(on_));
    classes.split(on);
}

void RunLengths::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    demand.add_signed(on_);
    demand.add(states_.count());
    for (const Word word : states_.is_on()) demand.add(word);
    signature.begin(name(), demand);
    signature.add_ordered(positions);
}

}  // namespace sator::propagators
