// The lines of nonograms. States reached from the left and states that reach the end from the right together
// say which candidates have a support. Generalised arc consistency; a call costs positions × states / 64.
#include "sator/propagators/runs.hpp"

#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"
#include "sator/engine/value_classes.hpp"
#include "sator/propagators/runs_reason.hpp"

namespace sator {

namespace {

class RunsCall {
  public:
    RunsCall(const RunStates& states, Value on, Scope& scope, std::span<Word> reached)
        : states_(states), words_(states.words()), on_(on), scope_(scope), reached_(reached.data()) {}

    Propagation run() {
        sweep_forward();
        Word* const last = reached(scope_.size());
        for (std::size_t w = 0; w < words_; ++w) last[w] &= states_.last(w);
        bool is_fixed = true;
        for (std::size_t i = scope_.size(); i-- > 0;) {
            const OnOff live = sweep_backward(i);
            if (!live.on && !live.off) return Propagation::Conflict;
            if (!live.off && !scope_.assign(i, on_)) return Propagation::Conflict;
            if (!live.on && !scope_.remove(i, on_)) return Propagation::Conflict;
            is_fixed = is_fixed && live.on != live.off;
        }
        if (scope_.size() == 0 && last[0] == 0) return Propagation::Conflict;
        return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
    }

  private:
    /// The states reached before the cell at `position`; after the backward sweep, those of them that also
    /// reach the end.
    Word* reached(std::size_t position) const { return reached_ + position * words_; }

    void sweep_forward() {
        std::fill_n(reached(0), words_, Word{0});
        *reached(0) = 1;
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            const OnOff may = choice_of(scope_[i], on_);
            const Word* from = reached(i);
            Word* to = reached(i + 1);
            for (std::size_t w = 0; w < words_; ++w) {
                to[w] = (may.on ? states_.after_on(from, w) : 0) | (may.off ? states_.after_off(from, w) : 0);
            }
        }
    }

    /// Keeps the states before the cell that reach the end, and tells what the cell may be on the way.
    OnOff sweep_backward(std::size_t position) const {
        const OnOff may = choice_of(scope_[position], on_);
        OnOff live;
        Word* from = reached(position);
        const Word* to = reached(position + 1);
        for (std::size_t w = 0; w < words_; ++w) {
            const Word by_on = may.on ? states_.before_on(to, w) & from[w] : 0;
            const Word by_off = may.off ? states_.before_off(to, w) & from[w] : 0;
            live.on = live.on || by_on != 0;
            live.off = live.off || by_off != 0;
            from[w] = by_on | by_off;
        }
        return live;
    }

    const RunStates& states_;
    std::size_t words_;
    Value on_;
    Scope& scope_;
    Word* reached_;
};

}  // namespace

Propagation Runs::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return RunsCall(states_, on_, scope, scratch.memo).run();
}

Reason Runs::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = runs_reason(states_, on_, removals, before);
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

/// How many cells of the runs are done before the first open position, and whether a run may go on there;
/// likewise from behind; and what stands between open positions.
void Runs::residual(const Scope& scope, Residual& residual) const {
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

void Runs::tell_apart(const Scope& scope, ValueClasses& classes) const {
    std::vector<Word> on(scope.size() == 0 ? 0 : scope[0].word_count(), 0);
    if (!on.empty()) set_bit(on, static_cast<std::size_t>(on_));
    classes.split(on);
}

void Runs::outline(std::size_t positions, DemandOutline& outline) const {
    Residual demand;
    demand.add_signed(on_);
    demand.add(states_.count());
    for (const Word word : states_.is_on()) demand.add(word);
    outline.begin(name(), demand);
    outline.add_in_order(positions);
}

}  // namespace sator
