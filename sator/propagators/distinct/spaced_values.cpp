// Dynamic programming over the values in ascending order. A state is the set of positions that have their value already; the
// states before a value v are a set of such sets, which are numbered by their bits. A value is skipped, or one position takes it,
// and the values up to the gap are skipped then. Forward: the states that can be reached before v. Backward: the states before v
// from which all positions can still get a value. A position can have v if a state of the first kind becomes one of the second.
#include "sator/propagators/distinct/spaced_values.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

namespace {

/// The most steps of a call for which `make` returns a propagator, and the most positions.
constexpr std::size_t kMaxSteps = 1 << 15, kMaxPositions = 12;

/// The members of 0 … 63 without bit p, for the positions p that are within a word.
constexpr Word kWithout[] = {0x5555'5555'5555'5555, 0x3333'3333'3333'3333, 0x0F0F'0F0F'0F0F'0F0F,
                             0x00FF'00FF'00FF'00FF, 0x0000'FFFF'0000'FFFF, 0x0000'0000'FFFF'FFFF};
constexpr std::size_t kPositionsInWord = 6;

/// Calls `visit(a, b, mask, shift)` for the words a of states without the position and the words b of the same states with it:
/// bit i of word a, in `mask`, becomes bit i + shift of word b.
template <class Visit>
void for_each_step(std::size_t position, std::size_t words, Visit visit) {
    if (position < kPositionsInWord) {
        for (std::size_t w = 0; w < words; ++w) visit(w, w, kWithout[position], std::size_t{1} << position);
        return;
    }
    const std::size_t distance = std::size_t{1} << (position - kPositionsInWord);
    for (std::size_t w = 0; w < words; ++w) {
        if ((w & distance) == 0) visit(w, w + distance, ~Word{0}, std::size_t{0});
    }
}

std::size_t state_words(std::size_t positions) {
    return words_for(std::size_t{1} << positions);
}

}  // namespace

std::shared_ptr<const SpacedValues> SpacedValues::make(std::size_t positions, const ValueNumbers& numbers,
                                                       std::size_t values, std::uint64_t gap) {
    if (positions > kMaxPositions || values * positions * state_words(positions) > kMaxSteps) return nullptr;
    std::vector<std::size_t> next;
    for (std::size_t v = 0; v < values && numbers.contains(static_cast<Value>(v)); ++v) {
        std::size_t other = v + 1;
        const auto difference = [&] {
            return static_cast<std::uint64_t>(numbers[static_cast<Value>(other)]) -
                   static_cast<std::uint64_t>(numbers[static_cast<Value>(v)]);
        };
        while (other < values && numbers.contains(static_cast<Value>(other)) && difference() < gap) ++other;
        next.push_back(other);
    }
    for (std::size_t& other : next) other = std::min(other, next.size());
    return std::shared_ptr<const SpacedValues>(new SpacedValues(std::move(next), words_for(values)));
}

std::size_t SpacedValues::memo_words(std::size_t positions) const {
    return 2 * (next_.size() + 1) * state_words(positions) + positions * value_words_;
}

Propagation SpacedValues::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const std::size_t n = scope.size(), words = state_words(n);
    const auto is_fixed = [&] {
        for (std::size_t i = 0; i < n; ++i) {
            if (!scope[i].is_fixed()) return false;
        }
        return true;
    };
    const bool was_fixed = is_fixed();
    std::ranges::fill(scratch.memo, Word{0});
    sweep_up(scope, scratch.memo, words);
    sweep_down(scope, scratch.memo, words);
    const auto kept = scratch.memo.last(n * value_words_);
    for (std::size_t i = 0; i < n; ++i) {
        if (!scope.keep(i, kept.subspan(i * value_words_, value_words_))) return Propagation::Conflict;
    }
    if (was_fixed) return Propagation::Entailed;
    // A variable at two positions may have been fixed although they must differ.
    return is_fixed() ? propagate(scope, changed, scratch) : Propagation::Fixpoint;
}

/// Finds the states that can be reached before each value.
void SpacedValues::sweep_up(const Scope& scope, std::span<Word> reached, std::size_t words) const {
    reached[0] = 1;
    for (std::size_t v = 0; v < next_.size(); ++v) {
        const auto before = reached.subspan(v * words, words),
                   skipped = reached.subspan((v + 1) * words, words),
                   taken = reached.subspan(next_[v] * words, words);
        for (std::size_t w = 0; w < words; ++w) skipped[w] |= before[w];
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (!scope[i].contains(static_cast<Value>(v))) continue;
            for_each_step(i, words, [&](std::size_t a, std::size_t b, Word mask, std::size_t shift) {
                taken[b] |= (before[a] & mask) << shift;
            });
        }
    }
}

/// Finds the states before each value from which all positions can get one, and collects the values that a reached state uses.
void SpacedValues::sweep_down(Scope& scope, std::span<Word> memo, std::size_t words) const {
    const std::size_t n = scope.size();
    const auto reached = [&](std::size_t v) { return memo.subspan(v * words, words); };
    const auto useful = [&](std::size_t v) { return memo.subspan((next_.size() + 1 + v) * words, words); };
    const auto kept = memo.last(n * value_words_);
    set_bit(useful(next_.size()), (std::size_t{1} << n) - 1);
    for (std::size_t v = next_.size(); v-- > 0;) {
        const auto own = useful(v), skipped = useful(v + 1), taken = useful(next_[v]), before = reached(v);
        for (std::size_t w = 0; w < words; ++w) own[w] |= skipped[w];
        for (std::size_t i = 0; i < n; ++i) {
            if (!scope[i].contains(static_cast<Value>(v))) continue;
            for_each_step(i, words, [&](std::size_t a, std::size_t b, Word mask, std::size_t shift) {
                const Word from = taken[b] >> shift & mask;
                own[a] |= from;
                if ((from & before[a]) != 0) set_bit(kept.subspan(i * value_words_, value_words_), v);
            });
        }
    }
}

/// The values left for the open positions depend on the values taken, not on their positions.
void SpacedValues::residual(const Scope& scope, Residual& residual) const {
    std::vector<Word> taken(value_words_, 0);
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) set_bit(taken, static_cast<std::size_t>(scope[i].value()));
    }
    for (const Word word : taken) residual.add(word);
}

void SpacedValues::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    for (const std::size_t other : next_) demand.add(other);
    signature.begin(name(), demand);
    signature.add_symmetric(positions);
}

void SpacedValues::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
