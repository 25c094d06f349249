// For each window of n consecutive numbers, finds what each position can have of it, by Hall's theorem (hall_sets.hpp), and keeps
// the union over all windows.
#include "sator/propagators/distinct/consecutive_values.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/distinct/hall_sets.hpp"

namespace sator::propagators {

namespace {

/// Returns the candidates `first` … `first` + count - 1 as the lowest bits of a word.
Word window_of(const Domain& domain, Value first, std::size_t count) {
    const std::size_t word = static_cast<std::size_t>(first) / kWordBits,
                      bits = static_cast<std::size_t>(first) % kWordBits;
    Word window = domain.word(word) >> bits;
    if (bits != 0 && word + 1 < domain.word_count()) window |= domain.word(word + 1) << (kWordBits - bits);
    return window & ~Word{0} >> (kWordBits - count);
}

/// Adds the lowest bits of a window to a set of values.
void add_window(std::span<Word> values, Word window, Value first) {
    const std::size_t word = static_cast<std::size_t>(first) / kWordBits,
                      bits = static_cast<std::size_t>(first) % kWordBits;
    values[word] |= window << bits;
    if (bits != 0 && word + 1 < values.size()) values[word + 1] |= window >> (kWordBits - bits);
}

/// Returns whether each position has a candidate of the window and each number of the window a position.
bool is_covered(std::span<const Word> taken) {
    Word all = 0;
    for (const Word own : taken) {
        if (own == 0) return false;
        all |= own;
    }
    return all == ~Word{0} >> (kWordBits - taken.size());
}

}  // namespace

ConsecutiveValues::ConsecutiveValues(std::size_t positions, const ValueNumbers& numbers, std::size_t values)
    : value_words_(words_for(values)) {
    SATOR_ASSERT(0 < positions && positions <= kWordBits);
    for (std::size_t first = 0; first + positions <= values; ++first) {
        const auto least = static_cast<Value>(first), greatest = static_cast<Value>(first + positions - 1);
        if (!numbers.contains(greatest)) continue;
        // Numbers ascend, so that this is true of a run without a gap only. A blank, which comes last, may have the number 0.
        const bool is_run = magnitude(numbers[greatest]) + magnitude(numbers[least]) < kMaxMagnitude &&
                            numbers[greatest] - numbers[least] == static_cast<std::int64_t>(positions) - 1;
        if (is_run) windows_.push_back(least);
    }
}

std::size_t ConsecutiveValues::memo_words(std::size_t positions) const {
    const std::size_t unions = positions <= kMaxHallSets ? std::size_t{1} << positions : 0;
    return positions * (value_words_ + 1) + unions;
}

Propagation ConsecutiveValues::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const std::size_t n = scope.size();
    const auto taken = scratch.memo.first(n), unions = scratch.memo.subspan(n * (value_words_ + 1));
    const auto kept = [&](std::size_t i) { return scratch.memo.subspan(n + i * value_words_, value_words_); };
    const auto is_fixed = [&] {
        for (std::size_t i = 0; i < n; ++i) {
            if (!scope[i].is_fixed()) return false;
        }
        return true;
    };
    const bool was_fixed = is_fixed();
    for (std::size_t i = 0; i < n; ++i) std::ranges::fill(kept(i), Word{0});
    for (const Value first : windows_) {
        for (std::size_t i = 0; i < n; ++i) taken[i] = window_of(scope[i], first, n);
        if (!is_covered(taken) || (n <= kMaxHallSets && !filter_by_hall_sets(taken, unions))) continue;
        for (std::size_t i = 0; i < n; ++i) add_window(kept(i), taken[i], first);
    }
    for (std::size_t i = 0; i < n; ++i) {
        if (!scope.keep(i, kept(i))) return Propagation::Conflict;
    }
    if (was_fixed) return Propagation::Entailed;
    // A variable at two positions may have been fixed to a value that only one of them can have.
    return is_fixed() ? propagate(scope, changed, scratch) : Propagation::Fixpoint;
}

std::vector<Word> ConsecutiveValues::value_sets(std::size_t positions) const {
    std::vector<Word> sets;
    if (value_words_ != 1) return sets;
    for (const Value first : windows_) sets.push_back(~Word{0} >> (kWordBits - positions) << first);
    return sets;
}

/// The windows that are left depend on the values taken, not on their positions.
void ConsecutiveValues::residual(const Scope& scope, Residual& residual) const {
    std::vector<Word> taken(value_words_, 0);
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) set_bit(taken, static_cast<std::size_t>(scope[i].value()));
    }
    for (const Word word : taken) residual.add(word);
}

void ConsecutiveValues::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    for (const Value first : windows_) demand.add(static_cast<Word>(first));
    signature.begin(name(), demand);
    signature.add_symmetric(positions);
}

void ConsecutiveValues::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Differ, positions);
}

}  // namespace sator::propagators
