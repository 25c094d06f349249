// Bounds of a sum whose cells differ in cliques. The least sum of a clique is that of different values
// (distinct_bounds.hpp), so it is larger than the sum of the least candidates. Each open position keeps the
// values that do not exceed the slack, i.e. what is left between the bound and the constant. Fixed positions
// are summed up once, in reversible memory. Entry point: CliqueSum::propagate; reasons are in
// clique_sum_reasons.cpp.
//
// N. Beldiceanu, M. Carlsson, T. Petit and J.-C. Régin, "An O(n log n) bound consistency algorithm for the
// conjunction of an alldifferent and an inequality between a sum of variables and a constant, and its
// generalization", ECAI 2012.
#include "sator/propagators/sums/clique_sum.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/sums/clique_bounds.hpp"
#include "sator/propagators/sums/last_terms.hpp"

namespace sator::propagators {

namespace {

/// Reversible memory: for each clique the positions known to be fixed and their values, then their sum.
constexpr std::size_t kWordsOfAClique = 2;

/// A sum with at most `kCheap` positions is cheap, one with at most `kMedium` of medium cost.
constexpr std::uint32_t kCheap = 6, kMedium = 12;

/// One call of the propagator.
class CliqueSumCall {
  public:
    CliqueSumCall(const CliqueSum& sum, Scope& scope, Scratch& scratch)
        : sum_(sum),
          scope_(scope),
          candidates_(scratch.memo.first(scope.size())),
          positions_(scratch.memo.subspan(scope.size())),
          known_(scratch.reversible) {}

    Propagation run() {
        do {
            moved_ = false;
            if (!read()) return Propagation::Conflict;
            const Propagation found = open_ == 0                                    ? judge_fixed()
                                      : sum_.relation() == LinearRelation::NotEqual ? keep_unequal()
                                      : sum_.relation() == LinearRelation::Equal && open_ <= kLastTerms
                                          ? keep_last()
                                          : keep_within_bounds();
            if (found != Propagation::Fixpoint) return found;
        } while (moved_);
        return Propagation::Fixpoint;
    }

  private:
    std::int64_t fixed_sum() const { return static_cast<std::int64_t>(known_.back()); }

    /// Reads the positions that were open in the last call. Returns false if a clique has one value twice.
    bool read() {
        cliques_.clear();
        open_ = 0;
        for (std::size_t q = 0; q < sum_.cliques().size(); ++q) {
            if (!read(sum_.cliques()[q], known_[kWordsOfAClique * q], known_[kWordsOfAClique * q + 1]))
                return false;
        }
        return true;
    }

    bool read(const CliqueSum::Clique& clique, Word& closed, Word& values) {
        CliqueBounds bounds{.coefficient = clique.coefficient, .first_open = open_};
        Word rest = (~Word{0} >> (kWordBits - clique.size)) & ~closed;
        for (; rest != 0; rest &= rest - 1) {
            const auto position = clique.first + static_cast<std::uint32_t>(std::countr_zero(rest));
            const Word candidates = scope_[position].word(0);
            if (is_single_bit(candidates)) {
                if ((values & candidates) != 0) return false;
                closed |= rest & -rest;
                values |= candidates;
                known_.back() += static_cast<Word>(clique.coefficient * std::countr_zero(candidates));
            } else {
                candidates_[open_] = candidates;
                positions_[open_++] = position;
                bounds.candidates |= candidates;
            }
        }
        bounds.fixed = values;
        bounds.usable = bounds.candidates & ~values;
        bounds.end_of_open = open_;
        cliques_.push_back(bounds);
        return true;
    }

    Propagation judge_fixed() const {
        const bool holds = sum_.relation() == LinearRelation::Equal    ? fixed_sum() == sum_.constant()
                           : sum_.relation() == LinearRelation::AtMost ? fixed_sum() <= sum_.constant()
                                                                       : fixed_sum() != sum_.constant();
        return holds ? Propagation::Entailed : Propagation::Conflict;
    }

    /// Keeps what supports the last open positions give each other.
    Propagation keep_last() {
        std::array<OpenTerm, kLastTerms> terms;
        for (std::size_t q = 0; q < cliques_.size(); ++q) {
            const CliqueBounds& clique = cliques_[q];
            for (std::uint32_t i = clique.first_open; i < clique.end_of_open; ++i)
                terms[i] = {candidates_[i] & ~clique.fixed, clique.coefficient, q};
        }
        keep_supported({terms.data(), open_}, sum_.constant() - fixed_sum());
        bool is_fixed = true;
        for (std::uint32_t i = 0; i < open_; ++i) {
            const Word kept = terms[i].candidates;
            if (kept == 0 || !keep(i, kept)) return Propagation::Conflict;
            is_fixed = is_fixed && is_single_bit(kept);
        }
        // Only a variable at two positions can have lost more than is known here.
        moved_ = false;
        for (std::uint32_t i = 0; i < open_; ++i) moved_ = moved_ || word_of(i) != terms[i].candidates;
        return is_fixed && !moved_ ? Propagation::Entailed : Propagation::Fixpoint;
    }

    /// Computes the bounds of all cliques. Returns false if one has too few values.
    bool bound(SumSlack& slack) {
        std::int64_t least = fixed_sum(), greatest = fixed_sum();
        for (CliqueBounds& clique : cliques_) {
            for (std::uint32_t i = clique.first_open; i < clique.end_of_open; ++i) {
                if (!clique.least.insert(clique.usable, candidates_[i])) return false;
                if (!clique.greatest.insert(clique.usable, candidates_[i])) return false;
            }
            least += clique.least_sum();
            greatest += clique.greatest_sum();
        }
        slack = {sum_.constant() - least, greatest - sum_.constant()};
        return true;
    }

    Propagation keep_within_bounds() {
        SumSlack slack;
        if (!bound(slack) || slack.above_least < 0) return Propagation::Conflict;
        if (sum_.relation() == LinearRelation::AtMost) slack.below_greatest = SumSlack::kNone;
        if (slack.below_greatest < 0) return Propagation::Conflict;
        for (const CliqueBounds& clique : cliques_) {
            if (clique.candidates != 0 && !prune(clique, slack.of_value(clique.coefficient)))
                return Propagation::Conflict;
        }
        return Propagation::Fixpoint;
    }

    bool prune(const CliqueBounds& clique, const SumSlack& slack) {
        const auto& [up, down] = slack;
        const Word all = clique.candidates, usable = clique.usable;
        const bool from_above = up != SumSlack::kNone && clique.least.may_prune(usable, all, up);
        const bool from_below = down != SumSlack::kNone && clique.greatest.may_prune(usable, all, down);
        if (!from_above && !from_below) return true;
        for (std::uint32_t i = clique.first_open; i < clique.end_of_open; ++i) {
            Word kept = candidates_[i];
            if (from_above) kept &= clique.least.within(usable, candidates_[i], up);
            if (from_below) kept &= clique.greatest.within(usable, candidates_[i], down);
            if (!keep(i, kept)) return false;
        }
        return true;
    }

    Propagation keep_unequal() {
        const std::int64_t rest = sum_.constant() - fixed_sum();
        if (open_ > 1) {
            SumSlack slack;
            if (!bound(slack)) return Propagation::Conflict;
            return slack.above_least == 0 && slack.below_greatest == 0 ? Propagation::Conflict
                                                                       : Propagation::Fixpoint;
        }
        const auto open = std::ranges::find_if(
            cliques_, [](const CliqueBounds& clique) { return clique.first_open < clique.end_of_open; });
        OpenTerm term{candidates_[0], open->coefficient, 0};
        keep_supported({&term, 1}, rest);
        const Word kept = candidates_[0] & ~term.candidates & ~open->fixed;
        if (kept == 0 || !keep(0, kept)) return Propagation::Conflict;
        return Propagation::Entailed;
    }

    Word word_of(std::uint32_t open) const { return scope_[positions_[open]].word(0); }

    bool keep(std::uint32_t open, Word kept) {
        if (kept == candidates_[open]) return true;
        moved_ = true;
        return scope_.keep(positions_[open], {&kept, 1});
    }

    const CliqueSum& sum_;
    Scope& scope_;
    std::span<Word> candidates_, positions_;  // of the open positions, clique by clique
    std::span<Word> known_;
    AllCliqueBounds cliques_;
    std::uint32_t open_ = 0;
    bool moved_ = false;
};

}  // namespace

CliqueSum::CliqueSum(std::vector<Clique> cliques, LinearRelation relation, std::int64_t constant)
    : cliques_(std::move(cliques)), relation_(relation), constant_(constant) {
    SATOR_ASSERT(std::abs(constant) <= kMaxCoefficient);
    std::uint32_t next = 0;
    for (const Clique& clique : cliques_) {
        SATOR_ASSERT(clique.first == std::exchange(next, next + clique.size));
        SATOR_ASSERT(clique.size > 0 && clique.size <= kWordBits);
        SATOR_ASSERT(clique.coefficient != 0 && std::abs(clique.coefficient) <= kMaxCoefficient);
    }
}

Cost CliqueSum::cost() const {
    const std::uint32_t positions = cliques_.back().first + cliques_.back().size;
    return positions <= kCheap ? Cost::Linear : positions <= kMedium ? Cost::Quadratic : Cost::Heavy;
}

std::size_t CliqueSum::reversible_words(std::size_t /*positions*/) const {
    return kWordsOfAClique * cliques_.size() + 1;
}

Propagation CliqueSum::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    return CliqueSumCall(*this, scope, scratch).run();
}

/// The rest of the sum, and for each clique which values are taken.
void CliqueSum::residual(const Scope& scope, Residual& residual) const {
    std::int64_t rest = constant_;
    for (const Clique& clique : cliques_) {
        Word taken = 0;
        for (std::uint32_t i = clique.first; i < clique.first + clique.size; ++i) {
            if (!scope[i].is_fixed()) continue;
            taken |= scope[i].word(0);
            rest -= clique.coefficient * scope[i].value();
        }
        residual.add(taken);
    }
    residual.add_signed(rest);
}

/// Each clique is a role: its positions may be swapped.
void CliqueSum::signature(std::size_t /*positions*/, ConstraintSignature& signature) const {
    Residual demand;
    demand.add(static_cast<std::uint64_t>(relation_));
    demand.add_signed(constant_);
    for (const Clique& clique : cliques_) {
        demand.add_signed(clique.coefficient);
        demand.add(clique.size);
    }
    signature.begin(name(), demand);
    for (std::size_t q = 0; q < cliques_.size(); ++q) {
        for (std::uint32_t i = 0; i < cliques_[q].size; ++i) signature.add(cliques_[q].first + i, q);
    }
}

}  // namespace sator::propagators
