// Dynamic programming over partial sums, as bit sets. Forward: for each i, the sums that the first i
// positions can have. Backward: the sums from which the remaining positions can reach the target. A value is
// supported if it leads from a sum of the first kind to one of the second. GAC; a call costs values × words
// of a set of sums.
//
// M. Trick, "A dynamic programming approach for consistency and propagation for knapsack constraints", Annals
// of Operations Research 118 (2003).
#include "sator/propagators/sums/exact_sum.hpp"

#include <algorithm>

#include "sator/base/bits.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/sums/shifted_sets.hpp"
#include "sator/propagators/sums/sumset.hpp"

namespace sator::propagators {

namespace {

/// Returns the difference of weight and value if it is the same for all usable values, else nullopt.
std::optional<int> shift_of_weights(const ExactSum::Weights& weights, std::span<const Word> usable) {
    std::optional<int> shift;
    bool is_same = true;
    for_each_bit(usable, [&](std::size_t v) {
        const auto here =
            static_cast<int>(static_cast<std::int64_t>(weights[v]) - static_cast<std::int64_t>(v));
        is_same = is_same && (!shift || *shift == here);
        shift = here;
    });
    return is_same ? shift : std::nullopt;
}

struct Supported {
    Word share;   // the weights that lead from a reached sum to a needed one
    Word before;  // the reached sums from which they lead there
};

Supported supported(Word share, Word reached, Word needed) {
    if (is_run(share) && is_run(reached)) {
        const Word left = share & difference_set(needed, reached);
        return {left, difference_set(needed, share) & reached};
    }
    Supported found{0, 0};
    for (Word rest = share; rest != 0; rest &= rest - 1) {
        const Word from = needed >> std::countr_zero(rest) & reached;
        found.before |= from;
        found.share |= from != 0 ? rest & -rest : 0;
    }
    return found;
}

/// Returns the set of all m - a that are not negative, for a in `set`. m must be below 64.
Word mirrored(Word set, Word m) {
    return bits_reversed(set) >> (kWordBits - 1 - m);
}

Word moved_up(Word set, int shift) {
    return shift >= 0 ? set << shift : set >> -shift;
}

}  // namespace

ExactSum::ExactSum(std::vector<Weights> weights, std::vector<std::uint32_t> table_of, std::uint32_t target)
    : weights_(std::move(weights)),
      table_of_(std::move(table_of)),
      target_(target),
      sum_words_(words_for(std::size_t{target} + 1)),
      value_words_(weights_.empty() ? 1 : words_for(weights_[0].size())) {
    for (const Weights& table : weights_) {
        usable_.emplace_back(value_words_, 0);
        for (std::size_t v = 0; v < table.size(); ++v) {
            if (table[v] <= target) set_bit(usable_.back(), v);
        }
        if (const auto shift = shift_of_weights(table, usable_.back())) shifts_.push_back(*shift);
    }
    if (shifts_.size() < weights_.size() || sum_words_ > 1 || value_words_ > 1) shifts_.clear();
}

std::optional<std::int64_t> ExactSum::sum_of_values() const {
    std::int64_t sum = target_;
    for (const std::uint32_t table : table_of_) {
        const auto shift = shift_of_weights(weights_[table], usable_[table]);
        if (!shift) return std::nullopt;
        sum -= *shift;
    }
    return sum;
}

std::size_t ExactSum::memo_words(std::size_t positions) const {
    return (positions + 2) * sum_words_ + value_words_ + 2 * positions;
}

Propagation ExactSum::propagate(Scope& scope, Changed, Scratch& scratch) const {
    if (!shifts_.empty()) return propagate_shifted(scope, scratch.memo);
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope.keep(i, usable_[table_of_[i]])) return Propagation::Conflict;
    }
    return sum_words_ == 1 ? propagate_one_word(scope, scratch.memo) : propagate_words(scope, scratch.memo);
}

/// For tables whose weights are the values plus a shift. Fixed positions only lower the target. If two
/// positions are open, each keeps what the other's candidates leave.
Propagation ExactSum::propagate_shifted(Scope& scope, std::span<Word> memo) const {
    const std::size_t n = scope.size();
    const auto reached = memo.first(n + 1), shares = memo.subspan(n + 1, n),
               open = memo.subspan(2 * n + 1, n);
    std::size_t open_count = 0;
    std::uint64_t fixed = 0;
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint32_t table = table_of_[i];
        const Word candidates = scope[i].word(0) & usable_[table][0];
        if (candidates != scope[i].word(0) && !scope.keep(i, usable_[table])) return Propagation::Conflict;
        const Word share = moved_up(candidates, shifts_[table]);
        shares[open_count] = share;
        open[open_count] = i;
        const bool is_open = !is_single_bit(share);
        open_count += is_open ? 1 : 0;
        fixed += is_open ? 0 : static_cast<std::uint64_t>(std::countr_zero(share));
    }
    if (fixed > target_) return Propagation::Conflict;
    const Word left = target_ - fixed;
    if (open_count == 0) return left == 0 ? Propagation::Entailed : Propagation::Conflict;
    if (open_count == 1) return keep_share(scope, open[0], Word{1} << left);
    if (open_count == 2) {
        const Word first = shares[0] & mirrored(shares[1], left),
                   second = shares[1] & mirrored(shares[0], left);
        if (keep_share(scope, open[0], first) == Propagation::Conflict) return Propagation::Conflict;
        return keep_share(scope, open[1], second);
    }
    return sweep_open(scope, reached, shares.first(open_count), open, left);
}

/// Keeps the candidates of the position whose weights are in `share`.
Propagation ExactSum::keep_share(Scope& scope, std::size_t position, Word share) const {
    const Word kept = moved_up(share, -shifts_[table_of_[position]]);
    if (kept != scope[position].word(0) && !scope.keep(position, {&kept, 1})) return Propagation::Conflict;
    return is_single_bit(share) ? Propagation::Entailed : Propagation::Fixpoint;
}

/// For at least three open positions. Pruning the first and the last of them takes one step each, however
/// many candidates they have.
Propagation ExactSum::sweep_open(Scope& scope, std::span<Word> reached, std::span<const Word> shares,
                                 std::span<const Word> open, Word target) const {
    const std::size_t last = shares.size() - 1;
    const Word up_to_target = ~Word{0} >> (kWordBits - 1 - target);
    reached[1] = shares[0] & up_to_target;
    for (std::size_t i = 1; i < last; ++i) {
        if (reached[i] == 0) return Propagation::Conflict;
        reached[i + 1] = sumset(reached[i], shares[i]) & up_to_target;
    }
    const Word last_share = shares[last] & mirrored(reached[last], target);
    Word needed = mirrored(last_share, target) & reached[last];
    bool is_fixed = is_single_bit(last_share);
    if (keep_share(scope, open[last], last_share) == Propagation::Conflict) return Propagation::Conflict;
    for (std::size_t i = last - 1; i > 0; --i) {
        const auto [share, before] = supported(shares[i], reached[i], needed);
        if (keep_share(scope, open[i], share) == Propagation::Conflict) return Propagation::Conflict;
        is_fixed = is_fixed && is_single_bit(share);
        needed = before;
    }
    const Propagation first = keep_share(scope, open[0], needed);
    return is_fixed || first == Propagation::Conflict ? first : Propagation::Fixpoint;
}

Propagation ExactSum::propagate_one_word(Scope& scope, std::span<Word> memo) const {
    const std::size_t n = scope.size();
    const auto reached = memo.first(n + 1), kept = memo.last(value_words_);
    reached[0] = 1;
    for (std::size_t i = 0; i < n; ++i) {
        const Weights& weights = weights_[table_of_[i]];
        Word sums = 0;
        scope[i].for_each([&](Value v) { sums |= reached[i] << weights[static_cast<std::size_t>(v)]; });
        reached[i + 1] = sums;
    }
    if ((reached[n] >> target_ & 1) == 0) return Propagation::Conflict;

    Word needed = Word{1} << target_;
    bool is_fixed = true;
    for (std::size_t i = n; i-- > 0;) {
        const Weights& weights = weights_[table_of_[i]];
        Word needed_before = 0;
        std::ranges::fill(kept, Word{0});
        scope[i].for_each([&](Value v) {
            const Word down = needed >> weights[static_cast<std::size_t>(v)] & reached[i];
            needed_before |= down;
            if (down != 0) set_bit(kept, static_cast<std::size_t>(v));
        });
        if (!scope.keep(i, kept)) return Propagation::Conflict;
        needed = needed_before;
        is_fixed = is_fixed && scope[i].is_fixed();
    }
    return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
}

Propagation ExactSum::propagate_words(Scope& scope, std::span<Word> memo) const {
    const std::size_t n = scope.size(), words = sum_words_;
    const auto reached = [&](std::size_t i) { return memo.subspan(i * words, words); };
    std::span<Word> needed = reached(n), needed_before = reached(n + 1);
    const auto kept = memo.last(value_words_);

    std::ranges::fill(memo, Word{0});
    reached(0)[0] = 1;
    for (std::size_t i = 0; i < n; ++i) {
        const Weights& weights = weights_[table_of_[i]];
        scope[i].for_each([&](Value v) {
            add_shifted_up(reached(i + 1), reached(i), weights[static_cast<std::size_t>(v)]);
        });
    }
    if (!has_bit(reached(n), target_)) return Propagation::Conflict;

    std::ranges::fill(needed, Word{0});
    set_bit(needed, target_);
    bool is_fixed = true;
    for (std::size_t i = n; i-- > 0;) {
        const Weights& weights = weights_[table_of_[i]];
        std::ranges::fill(kept, Word{0});
        std::ranges::fill(needed_before, Word{0});
        scope[i].for_each([&](Value v) {
            Word meeting = 0;
            for (std::size_t w = 0; w < words; ++w) {
                const Word down =
                    shifted_down(needed, w, weights[static_cast<std::size_t>(v)]) & reached(i)[w];
                needed_before[w] |= down;
                meeting |= down;
            }
            if (meeting != 0) set_bit(kept, static_cast<std::size_t>(v));
        });
        if (!scope.keep(i, kept)) return Propagation::Conflict;
        std::swap(needed, needed_before);
        is_fixed = is_fixed && scope[i].is_fixed();
    }
    return is_fixed ? Propagation::Entailed : Propagation::Fixpoint;
}

void ExactSum::residual(const Scope& scope, Residual& residual) const {
    std::uint32_t rest = target_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) rest -= weights_[table_of_[i]][static_cast<std::size_t>(scope[i].value())];
    }
    residual.add(rest);
}

void ExactSum::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    demand.add(target_);
    for (const Weights& table : weights_) {
        demand.add(table.size());
        for (const std::uint32_t weight : table) demand.add(weight);
    }
    signature.begin(name(), demand);
    for (std::size_t i = 0; i < positions; ++i) signature.add(i, table_of_[i]);
}

}  // namespace sator::propagators
