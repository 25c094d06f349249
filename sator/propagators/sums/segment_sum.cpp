// Constructive disjunction: each case that its fixed values allow is swept, forward over the sums that the
// segment's first positions reach, then backward over the sums that still lead to the target. A value is kept
// if it is on a path of at least one case.
#include "sator/propagators/sums/segment_sum.hpp"

#include <algorithm>

#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using SumWords = std::vector<Word>;

/// Calls `visit(i, word)` for each word of the set moved up by `shift` bits, as far as it has bits.
template <class Visit>
void for_each_shifted(const SumWords& set, std::uint32_t shift, Visit visit) {
    const std::size_t words = shift / kWordBits, bits = shift % kWordBits;
    for (std::size_t i = words; i < set.size(); ++i) {
        Word word = set[i - words] << bits;
        if (bits > 0 && i > words) word |= set[i - words - 1] >> (kWordBits - bits);
        visit(i, word);
    }
}

/// Sweeps the cases and collects the values that have a support.
class CaseSweep {
  public:
    CaseSweep(const Scope& scope, const std::vector<std::uint32_t>& weights, std::uint32_t target)
        : scope_(scope),
          weights_(weights),
          target_(target),
          value_words_(scope[0].word_count()),
          domains_(scope.size()),
          supports_(scope.size(), std::vector<Word>(value_words_, 0)),
          reached_(scope.size() + 1) {}

    /// Returns whether the case is possible.
    bool sweep(const SegmentSum::Case& one) {
        for (std::size_t i = 0; i < scope_.size(); ++i)
            domains_[i].assign(scope_[i].words().begin(), scope_[i].words().end());
        for (const auto& [position, value] : one.fixed) {
            if (!scope_[position].contains(value)) return false;
            std::ranges::fill(domains_[position], 0);
            set_bit(domains_[position], static_cast<std::size_t>(value));
        }
        if (!reach_target(one)) return false;
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (i < one.begin || i >= one.end) add_supports(i, domains_[i]);
        }
        sweep_back(one);
        return true;
    }

    std::span<const Word> supports(std::size_t position) const { return supports_[position]; }

  private:
    bool reach_target(const SegmentSum::Case& one) {
        const std::size_t sum_words = words_for(target_ + 1);
        reached_[one.begin].assign(sum_words, 0);
        set_bit(reached_[one.begin], 0);
        for (std::size_t i = one.begin; i < one.end; ++i) {
            reached_[i + 1].assign(sum_words, 0);
            for_each_bit(domains_[i], [&](std::size_t v) {
                if (weights_[v] > target_) return;
                for_each_shifted(reached_[i], weights_[v],
                                 [&](std::size_t word, Word sums) { reached_[i + 1][word] |= sums; });
            });
        }
        return has_bit(reached_[one.end], target_);
    }

    /// `wanted`: of the sums that the positions so far reach, those from which the others reach the target.
    void sweep_back(const SegmentSum::Case& one) {
        SumWords wanted(words_for(target_ + 1), 0);
        set_bit(wanted, target_);
        for (std::size_t i = one.end; i-- > one.begin;) {
            SumWords before(wanted.size(), 0);
            std::vector<Word> supported(value_words_, 0);
            for_each_bit(domains_[i], [&](std::size_t v) {
                if (weights_[v] > target_) return;
                if (add_sources(reached_[i], wanted, weights_[v], before)) set_bit(supported, v);
            });
            add_supports(i, supported);
            wanted = std::move(before);
        }
    }

    /// Adds the sums of `from` that lie `weight` below one of `to`. Returns whether there is one.
    static bool add_sources(const SumWords& from, const SumWords& to, std::uint32_t weight,
                            SumWords& sources) {
        const std::size_t words = weight / kWordBits, bits = weight % kWordBits;
        bool has_source = false;
        for (std::size_t i = 0; i + words < to.size(); ++i) {
            Word word = to[i + words] >> bits;
            if (bits > 0 && i + words + 1 < to.size()) word |= to[i + words + 1] << (kWordBits - bits);
            word &= from[i];
            sources[i] |= word;
            has_source |= word != 0;
        }
        return has_source;
    }

    void add_supports(std::size_t position, std::span<const Word> values) {
        for (std::size_t i = 0; i < values.size(); ++i) supports_[position][i] |= values[i];
    }

    const Scope& scope_;
    const std::vector<std::uint32_t>& weights_;
    std::uint32_t target_;
    std::size_t value_words_;
    std::vector<std::vector<Word>> domains_;   // by position, in the current case
    std::vector<std::vector<Word>> supports_;  // by position, of all cases
    std::vector<SumWords> reached_;            // by position: the sums of the segment before it
};

}  // namespace

SegmentSum::SegmentSum(std::vector<std::uint32_t> weights, std::uint32_t target, std::vector<Case> cases)
    : weights_(std::move(weights)), target_(target), cases_(std::move(cases)) {}

Propagation SegmentSum::propagate(Scope& scope, Changed, Scratch& scratch) const {
    // A variable that occurs twice may lose more at one position than the sweep found at the other.
    for (bool is_stable = false; !is_stable;) {
        CaseSweep sweep(scope, weights_, target_);
        bool is_possible = false;
        for (const Case& one : cases_) {
            if (scratch.is_over(scope.size())) return Propagation::Fixpoint;
            is_possible |= sweep.sweep(one);
        }
        if (!is_possible) return Propagation::Conflict;
        is_stable = true;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (!scope.keep(i, sweep.supports(i))) return Propagation::Conflict;
        }
        for (std::size_t i = 0; i < scope.size(); ++i)
            is_stable &= std::ranges::equal(scope[i].words(), sweep.supports(i));
    }
    return Propagation::Fixpoint;
}

}  // namespace sator::propagators
