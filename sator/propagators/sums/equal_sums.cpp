// Dynamic programming over partial sums, as in ExactSum. Forward: for each part, the sums that its first i positions can have.
// The sums that all parts can have are common. Backward: in each part, the partial sums from which the other positions can
// reach a common sum. A value is supported if it leads from a sum of the first kind to one of the second. GAC, because parts
// share nothing but the sum. A call costs values × words of a set of sums.
#include "sator/propagators/sums/equal_sums.hpp"

#include <algorithm>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/sums/shifted_sets.hpp"

namespace sator::propagators {

namespace {

/// The most steps of a call (values of all positions × words of a set of sums) for which `make` returns a propagator.
constexpr std::size_t kMaxEqualSteps = 1 << 15;
/// The most that the greatest sum of a part may exceed the least one, because a set of more sums has more words than steps.
constexpr std::int64_t kMaxWidth = kMaxEqualSteps * kWordBits;

struct Range {
    std::int64_t least = 0, greatest = 0;
};

/// Returns the least and the greatest product of the coefficient and a number.
Range range_of(std::int64_t coefficient, const ValueNumbers& numbers, std::size_t values) {
    Range range{coefficient * numbers[0], coefficient * numbers[0]};
    for (std::size_t v = 1; v < values; ++v) {
        if (!numbers.contains(static_cast<Value>(v))) continue;
        const std::int64_t product = coefficient * numbers[static_cast<Value>(v)];
        range = {std::min(range.least, product), std::max(range.greatest, product)};
    }
    return range;
}

/// Returns by how much each product exceeds the least. Values without a number are never candidates.
std::vector<std::uint32_t> weights_of(std::int64_t coefficient, const ValueNumbers& numbers,
                                      std::size_t values, std::int64_t least) {
    std::vector<std::uint32_t> weights(values, 0);
    for (std::size_t v = 0; v < values; ++v) {
        const auto value = static_cast<Value>(v);
        if (numbers.contains(value))
            weights[v] = static_cast<std::uint32_t>(coefficient * numbers[value] - least);
    }
    return weights;
}

}  // namespace

std::shared_ptr<const EqualSums> EqualSums::make(std::span<const Term> terms, const ValueNumbers& numbers,
                                                 std::size_t values) {
    std::shared_ptr<EqualSums> made(new EqualSums());
    std::vector<Range> sums;  // of each part
    std::vector<std::int64_t> coefficients;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (terms[i].begins_part) {
            made->parts_.push_back({i, i, 0});
            sums.emplace_back();
        }
        const Range own = range_of(terms[i].coefficient, numbers, values);
        if (own.greatest - own.least > kMaxWidth) return nullptr;
        made->parts_.back().end = i + 1;
        sums.back() = {sums.back().least + own.least, sums.back().greatest + own.greatest};
        const auto known = std::ranges::find(coefficients, terms[i].coefficient);
        made->table_of_.push_back(static_cast<std::uint32_t>(known - coefficients.begin()));
        if (known != coefficients.end()) continue;
        coefficients.push_back(terms[i].coefficient);
        made->weights_.push_back(weights_of(terms[i].coefficient, numbers, values, own.least));
    }
    const std::int64_t least = std::ranges::max(sums, {}, &Range::least).least;
    std::int64_t width = 0;
    for (const Range& sum : sums) width = std::max({width, sum.greatest - sum.least, least - sum.least});
    if (width > kMaxWidth) return nullptr;
    made->words_ = words_for(static_cast<std::size_t>(width) + 1);
    made->value_words_ = words_for(values);
    if (terms.size() * values * made->words_ > kMaxEqualSteps) return nullptr;
    for (std::size_t p = 0; p < sums.size(); ++p)
        made->parts_[p].skip = static_cast<std::uint32_t>(least - sums[p].least);
    return made;
}

std::size_t EqualSums::memo_words(std::size_t positions) const {
    // A set before and behind each position, the common sums, two sets of `prune`, and the kept values.
    constexpr std::size_t kFurtherSets = 3;
    return (positions + parts_.size() + kFurtherSets) * words_ + value_words_;
}

Propagation EqualSums::propagate(Scope& scope, Changed, Scratch& scratch) const {
    const std::span<Word> memo = scratch.memo;
    const auto common = memo.subspan((scope.size() + parts_.size()) * words_, words_);
    std::ranges::fill(common, ~Word{0});
    for (std::size_t p = 0; p < parts_.size(); ++p) {
        sum_up(scope, p, memo);
        const auto own = reached(memo, p, parts_[p].end - parts_[p].begin);
        for (std::size_t w = 0; w < words_; ++w) common[w] &= shifted_down(own, w, parts_[p].skip);
    }
    if (count_bits(common) == 0) return Propagation::Conflict;
    for (std::size_t p = 0; p < parts_.size(); ++p) {
        if (!prune(scope, p, memo)) return Propagation::Conflict;
    }
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) return Propagation::Fixpoint;
    }
    // If a variable is at two positions, pruning one may have made the sums of the other part wrong.
    return are_equal(scope) ? Propagation::Entailed : Propagation::Conflict;
}

/// Returns whether all parts have the same sum; all positions are fixed.
bool EqualSums::are_equal(const Scope& scope) const {
    // Sums that are smaller than the least common sum are negative here.
    const auto sum = [&](const Part& part) {
        return static_cast<std::int64_t>(fixed_sum(scope, part)) - std::int64_t{part.skip};
    };
    return std::ranges::all_of(parts_, [&](const Part& part) { return sum(part) == sum(parts_[0]); });
}

/// Returns what the fixed positions of a part add to its least sum.
std::uint64_t EqualSums::fixed_sum(const Scope& scope, const Part& part) const {
    std::uint64_t sum = 0;
    for (std::size_t i = part.begin; i < part.end; ++i) {
        if (scope[i].is_fixed()) sum += weights(i)[static_cast<std::size_t>(scope[i].value())];
    }
    return sum;
}

/// Computes what each number of a part's first positions can add up to.
void EqualSums::sum_up(const Scope& scope, std::size_t part, std::span<Word> memo) const {
    const auto [begin, end, skip] = parts_[part];
    const auto none = reached(memo, part, 0);
    std::ranges::fill(none, Word{0});
    none[0] = 1;
    for (std::size_t i = begin; i < end; ++i) {
        const auto before = reached(memo, part, i - begin), after = reached(memo, part, i - begin + 1);
        std::ranges::fill(after, Word{0});
        scope[i].for_each(
            [&](Value v) { add_shifted_up(after, before, weights(i)[static_cast<std::size_t>(v)]); });
    }
}

/// Prunes the values of a part that no common sum uses.
bool EqualSums::prune(Scope& scope, std::size_t part, std::span<Word> memo) const {
    const auto [begin, end, skip] = parts_[part];
    const auto sets = memo.subspan((scope.size() + parts_.size()) * words_);
    const auto common = sets.first(words_), kept = sets.subspan(3 * words_);
    auto needed = sets.subspan(words_, words_), needed_before = sets.subspan(2 * words_, words_);
    std::ranges::fill(needed, Word{0});
    add_shifted_up(needed, common, skip);
    for (std::size_t i = end; i-- > begin;) {
        const auto before = reached(memo, part, i - begin);
        std::ranges::fill(needed_before, Word{0});
        std::ranges::fill(kept, Word{0});
        scope[i].for_each([&](Value v) {
            Word meeting = 0;
            for (std::size_t w = 0; w < words_; ++w) {
                const Word down =
                    shifted_down(needed, w, weights(i)[static_cast<std::size_t>(v)]) & before[w];
                needed_before[w] |= down;
                meeting |= down;
            }
            if (meeting != 0) set_bit(kept, static_cast<std::size_t>(v));
        });
        if (!scope.keep(i, kept)) return false;
        std::swap(needed, needed_before);
    }
    return true;
}

/// Only the sums of the fixed positions of each part matter.
void EqualSums::residual(const Scope& scope, Residual& residual) const {
    for (const Part& part : parts_) residual.add(fixed_sum(scope, part));
}

void EqualSums::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
