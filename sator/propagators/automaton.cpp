// Forward, the states reached after each position; backward, those of them from which the machine can still
// accept; a value stays where it leads from the one to the other. GAC. Positions times states times values.
// G. Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
#include "sator/propagators/automaton.hpp"

#include <algorithm>

#include "sator/base/words.hpp"
#include "sator/engine/demand_outline.hpp"
#include "sator/engine/residual.hpp"
#include "sator/engine/scope.hpp"

namespace sator {

Automaton::Automaton(std::shared_ptr<const StateTable> table)
    : table_(std::move(table)),
      state_words_(words_for(table_->states())),
      value_words_(words_for(table_->values)) {}

Propagation Automaton::propagate(Scope& scope, Changed, Scratch& scratch) const {
    const std::size_t n = scope.size();
    const auto states_after = [&](std::size_t i) {
        return scratch.memo.subspan(i * state_words_, state_words_);
    };
    const auto alive = states_after(n + 1), kept = scratch.memo.last(value_words_);

    std::ranges::fill(scratch.memo, Word{0});
    set_bit(states_after(0), 0);
    for (std::size_t i = 0; i < n; ++i) {
        for_each_bit(states_after(i), [&](std::size_t state) {
            scope[i].for_each([&](Value v) {
                const std::uint32_t to = table_->step(state, v);
                if (to != StateTable::kNone) set_bit(states_after(i + 1), to);
            });
        });
    }
    for_each_bit(states_after(n), [&](std::size_t state) {
        if (table_->accepts[state] == 0)
            states_after(n)[state / kWordBits] &= ~(Word{1} << state % kWordBits);
    });

    bool is_fixed = true;
    for (std::size_t i = n; i-- > 0;) {
        std::ranges::fill(kept, Word{0});
        std::ranges::fill(alive, Word{0});
        for_each_bit(states_after(i), [&](std::size_t state) {
            scope[i].for_each([&](Value v) {
                const std::uint32_t to = table_->step(state, v);
                if (to == StateTable::kNone || !has_bit(states_after(i + 1), to)) return;
                set_bit(alive, state);
                set_bit(kept, static_cast<std::size_t>(v));
            });
        });
        std::ranges::copy(alive, states_after(i).begin());
        if (!scope.keep(i, kept)) return Propagation::Conflict;
        is_fixed = is_fixed && scope[i].is_fixed();
    }
    return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
}

/// The state before the first open position, the fixed values between open ones, and the states after the
/// last open position from which the machine accepts.
void Automaton::residual(const Scope& scope, Residual& residual) const {
    const OpenSpan open = open_span(scope);
    std::uint32_t state = 0;
    for (std::size_t i = 0; i < open.first; ++i) state = table_->step(state, scope[i].value());
    residual.add(state);
    add_inner_values(scope, open, residual);
    if (open.end == scope.size()) return;
    std::vector<Word> accepting(state_words_, 0);
    for (std::uint32_t from = 0; from < table_->states(); ++from) {
        std::uint32_t to = from;
        for (std::size_t i = open.end; i < scope.size() && to != StateTable::kNone; ++i) {
            to = table_->step(to, scope[i].value());
        }
        if (to != StateTable::kNone && table_->accepts[to] != 0) set_bit(accepting, from);
    }
    for (const Word word : accepting) residual.add(word);
}

void Automaton::outline(std::size_t positions, DemandOutline& outline) const {
    outline.add_ordered_piece(name(), table_.get(), positions);
}

}  // namespace sator
