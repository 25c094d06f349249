// Enumerates the combinations, i.e. the sets of values that have the sum. For each combination that the
// domains can still form, finds what each position can have of it, by Hall's theorem (hall_sets.hpp). GAC. A
// call costs combinations × 2^positions, so both are bounded.
#include "sator/propagators/sums/distinct_sum.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/distinct/hall_sets.hpp"

namespace sator::propagators {

namespace {

/// The most steps of a call (combinations × subsets of the positions) for which `make` returns a propagator.
constexpr std::size_t kMaxSetSteps = 1 << 14;

/// Collects the sets of `left` more values, from value `rest` on, whose numbers add up to `target`. Returns
/// false if there are too many.
class Collector {
  public:
    Collector(const ValueNumbers& numbers, std::size_t most) : numbers_(numbers), most_(most) {}

    bool collect(Word chosen, Word rest, std::size_t left, std::int64_t target) {
        if (left == 0) {
            if (target == 0) found_.push_back(chosen);
            return found_.size() <= most_;
        }
        for (; count_bits(rest) >= left; rest &= rest - 1) {
            if (++steps_ > kMaxSetSteps) return false;
            const std::int64_t number = numbers_[std::countr_zero(rest)];
            if (!collect(chosen | (rest & -rest), rest & (rest - 1), left - 1, target - number)) return false;
        }
        return true;
    }
    std::vector<Word> found() && { return std::move(found_); }

  private:
    const ValueNumbers& numbers_;
    std::size_t most_;
    std::size_t steps_ = 0;
    std::vector<Word> found_;
};

/// The open positions, and the values of all.
struct Positions {
    explicit Positions(const Scope& scope) {
        for (std::size_t i = 0; i < scope.size(); ++i) {
            const Word word = scope[i].word(0);
            all |= word;
            if (!is_single_bit(word)) {
                open[open_count++] = static_cast<std::uint32_t>(i);
            } else {
                is_value_twice = is_value_twice || (fixed & word) != 0;
                fixed |= word;
            }
        }
    }

    std::array<std::uint32_t, kMaxHallSets> open{};
    std::size_t open_count = 0;
    Word fixed = 0, all = 0;
    bool is_value_twice = false;  // two positions are fixed to the same
};

}  // namespace

std::shared_ptr<const DistinctSum> DistinctSum::make(std::size_t positions, std::span<const Word> values,
                                                     const ValueNumbers& numbers, std::int64_t target) {
    if (values.size() > 1 || positions > kMaxHallSets ||
        numbers.largest_magnitude() > kMaxMagnitude / kWordBits)
        return nullptr;
    Collector collector(numbers, kMaxSetSteps >> positions);
    if (target < -kMaxMagnitude || target > kMaxMagnitude ||
        !collector.collect(0, values[0], positions, target))
        return nullptr;
    return std::shared_ptr<const DistinctSum>(new DistinctSum(std::move(collector).found()));
}

/// Fixed positions only say which combinations are left, and which of their values are free.
Propagation DistinctSum::propagate(Scope& scope, Changed, Scratch& scratch) const {
    const std::size_t n = scope.size();
    const auto kept = scratch.memo.first(n), taken = scratch.memo.subspan(n, n),
               unions = scratch.memo.subspan(2 * n);
    const Positions positions(scope);
    if (positions.is_value_twice) return Propagation::Conflict;
    const std::span<const std::uint32_t> open(positions.open.data(), positions.open_count);
    std::ranges::fill(kept, Word{0});
    bool is_possible = false;
    for (const Word combination : combinations_) {
        if ((combination & ~positions.all) != 0 || (positions.fixed & ~combination) != 0) continue;
        const Word free = combination & ~positions.fixed;
        for (std::size_t k = 0; k < open.size(); ++k) taken[k] = scope[open[k]].word(0) & free;
        if (!filter_by_hall_sets(taken.first(open.size()), unions)) continue;
        is_possible = true;
        for (std::size_t k = 0; k < open.size(); ++k) kept[k] |= taken[k];
    }
    if (!is_possible) return Propagation::Conflict;
    bool is_fixed = true;
    for (std::size_t k = 0; k < open.size(); ++k) {
        if (!scope.keep(open[k], kept.subspan(k, 1))) return Propagation::Conflict;
        is_fixed = is_fixed && scope[open[k]].is_fixed();
    }
    return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
}

/// The combinations that are left depend on the values taken, not on their positions.
void DistinctSum::residual(const Scope& scope, Residual& residual) const {
    Word taken = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) taken |= scope[i].word(0);
    }
    residual.add(taken);
}

void DistinctSum::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    for (const Word combination : combinations_) demand.add(combination);
    signature.begin(name(), demand);
    signature.add_symmetric(positions);
}

void DistinctSum::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Differ, positions);
}

}  // namespace sator::propagators
