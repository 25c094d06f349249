// Quick reasons of CliqueSum. A value that is too large for the lower bound follows from the least candidates
// of the other positions, and from the values that all of a clique's positions have lost below the greatest
// one that the bound uses. The upper bound is the mirror image. What else was removed, e.g. by the last open
// positions, has the default reason: all losses.
#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/sums/clique_bounds.hpp"
#include "sator/propagators/sums/clique_sum.hpp"

namespace sator::propagators {

namespace {

/// The bounds of a sum as they were before a call, and reasons made of them.
class CliqueSumReasons {
  public:
    CliqueSumReasons(const CliqueSum& sum, const DomainsBefore& before) : sum_(sum), before_(before) {}

    /// Returns an empty list if the bounds do not show the removals, or the conflict.
    Reason reason(std::span<const Literal> removals) {
        if (sum_.relation() == LinearRelation::NotEqual || !read()) return {};
        if (removals.empty()) {
            uses_least_ = slack_.above_least < 0;
            uses_greatest_ = !uses_least_ && slack_.below_greatest < 0;
        } else {
            if (!std::ranges::all_of(removals, [this](const Literal& removal) { return add(removal); }))
                return {};
            const std::uint32_t first = removals[0].position;
            if (std::ranges::all_of(removals, [&](const Literal& l) { return l.position == first; }))
                removed_from_ = first;
        }
        Reason reason = std::move(lost_before_);
        for (std::size_t q = 0; q < cliques_.size(); ++q) add_losses(q, reason);
        return reason;
    }

  private:
    bool is_equal() const { return sum_.relation() == LinearRelation::Equal; }

    /// Returns false if the domains have no bounds.
    bool read() {
        std::int64_t least = 0, greatest = 0;
        for (const CliqueSum::Clique& clique : sum_.cliques()) {
            CliqueBounds bounds{.coefficient = clique.coefficient};
            if (!read(clique, bounds)) return false;
            least += bounds.least_sum() + clique.coefficient * sum_of(bounds.fixed);
            greatest += bounds.greatest_sum() + clique.coefficient * sum_of(bounds.fixed);
            cliques_.push_back(bounds);
            needed_.push_back({bounds.least.taken, bounds.greatest.taken});
        }
        slack_.above_least = sum_.constant() - least;
        if (is_equal()) slack_.below_greatest = greatest - sum_.constant();
        return true;
    }

    bool read(const CliqueSum::Clique& clique, CliqueBounds& bounds) const {
        const auto for_each_open = [&](auto visit) {
            for (std::uint32_t i = clique.first; i < clique.first + clique.size; ++i) {
                const Word word = before_[i].word(0);
                if (!is_single_bit(word) && !visit(word)) return false;
            }
            return true;
        };
        for (std::uint32_t i = clique.first; i < clique.first + clique.size; ++i) {
            const Word word = before_[i].word(0);
            if (word == 0 || (is_single_bit(word) && (bounds.fixed & word) != 0)) return false;
            (is_single_bit(word) ? bounds.fixed : bounds.usable) |= word;
        }
        bounds.usable &= ~bounds.fixed;
        return for_each_open([&](Word word) {
            return bounds.least.insert(bounds.usable, word) && bounds.greatest.insert(bounds.usable, word);
        });
    }

    static std::int64_t sum_of(Word values) {
        std::int64_t sum = 0;
        for (; values != 0; values &= values - 1) sum += std::countr_zero(values);
        return sum;
    }

    std::size_t clique_of(std::uint32_t position) const {
        std::size_t q = 0;
        while (position >= sum_.cliques()[q].first + sum_.cliques()[q].size) ++q;
        return q;
    }

    static Word excluded(const Literal& literal, Word values) {
        Word out = 0;
        for (; values != 0; values &= values - 1) {
            if (excludes(literal, std::countr_zero(values))) out |= values & -values;
        }
        return out;
    }

    /// Notes which bounds show the removal. Returns false if they do not.
    bool add(const Literal& removal) {
        const std::size_t q = clique_of(removal.position);
        const Word candidates = before_[removal.position].word(0);
        Word removed = excluded(removal, candidates);
        // Values that a bound excludes and that were lost before need no reason.
        add_holes(removal.position,
                  excluded(removal, before_.initial(removal.position).word(0)) & ~candidates, lost_before_);
        if (is_single_bit(candidates) || slack_.above_least < 0 || slack_.below_greatest < 0) return false;
        const SumSlack slack = slack_.of_value(cliques_[q].coefficient);
        const bool is_up = cliques_[q].coefficient > 0;
        if (slack.above_least != SumSlack::kNone)
            removed = without_too_great(q, candidates, removed, slack.above_least, is_up);
        if (removed != 0 && slack.below_greatest != SumSlack::kNone)
            removed = without_too_small(q, candidates, removed, slack.below_greatest, is_up);
        return removed == 0;
    }

    /// Returns the removed values but for those that are too great for the clique's least values.
    Word without_too_great(std::size_t q, Word candidates, Word removed, std::int64_t slack, bool is_up) {
        const auto& [usable, least] = std::tie(cliques_[q].usable, cliques_[q].least);
        const Word left = removed & least.within(usable, candidates, slack);
        if (left == removed) return removed;
        (is_up ? uses_least_ : uses_greatest_) = true;
        needed_[q].below |= LeastDistinct::reach(least.last_slot(candidates), slack);
        return left;
    }

    Word without_too_small(std::size_t q, Word candidates, Word removed, std::int64_t slack, bool is_up) {
        const auto& [usable, greatest] = std::tie(cliques_[q].usable, cliques_[q].greatest);
        const Word left = removed & greatest.within(usable, candidates, slack);
        if (left == removed) return removed;
        (is_up ? uses_greatest_ : uses_least_) = true;
        needed_[q].above |= GreatestDistinct::reach(greatest.last_slot(candidates), slack);
        return left;
    }

    void add_losses(std::size_t q, Reason& reason) const {
        const CliqueSum::Clique& clique = sum_.cliques()[q];
        const bool is_up = clique.coefficient > 0;
        Word initial = 0;
        for (std::uint32_t i = clique.first; i < clique.first + clique.size; ++i)
            initial |= before_.initial(i).word(0);
        const Word lost = initial & ~cliques_[q].usable & ~cliques_[q].fixed;
        if (is_up ? uses_least_ : uses_greatest_) {
            const Word below = needed_[q].below;
            const Word holes = below == 0 ? 0 : lost & up_to(highest_bit(below));
            for (std::uint32_t i = clique.first; i < clique.first + clique.size; ++i)
                add_low(i, holes, reason);
        }
        if (is_up ? uses_greatest_ : uses_least_) {
            const Word above = needed_[q].above;
            const Word holes = above == 0 ? 0 : lost & from(lowest_bit(above));
            for (std::uint32_t i = clique.first; i < clique.first + clique.size; ++i)
                add_high(i, holes, reason);
        }
    }

    /// Adds that the position is not below its least candidate, and not one of the holes above it. A value
    /// that is removed does not depend on the least candidate of its own position.
    void add_low(std::uint32_t i, Word holes, Reason& reason) const {
        const Word initial = before_.initial(i).word(0), bound = lowest_bit(before_[i].word(0));
        const bool is_own = i == removed_from_;
        if (!is_own && lowest_bit(initial) != bound)
            reason.push_back({i, Literal::Relation::AtLeast, std::countr_zero(bound)});
        add_holes(i, holes & initial & (is_own ? ~Word{0} : from(bound)), reason);
    }

    void add_high(std::uint32_t i, Word holes, Reason& reason) const {
        const Word initial = before_.initial(i).word(0), bound = highest_bit(before_[i].word(0));
        const bool is_own = i == removed_from_;
        if (!is_own && highest_bit(initial) != bound)
            reason.push_back({i, Literal::Relation::AtMost, std::countr_zero(bound)});
        add_holes(i, holes & initial & (is_own ? ~Word{0} : up_to(bound)), reason);
    }

    static void add_holes(std::uint32_t i, Word holes, Reason& reason) {
        for (; holes != 0; holes &= holes - 1)
            reason.push_back({i, Literal::Relation::NotEqual, std::countr_zero(holes)});
    }

    /// Below the greatest (or above the least) of these values, a value that a whole clique has lost matters.
    struct Needed {
        Word below = 0, above = 0;
    };
    static constexpr std::uint32_t kNowhere = 0xFFFF'FFFF;

    const CliqueSum& sum_;
    const DomainsBefore& before_;
    AllCliqueBounds cliques_;
    SmallVector<Needed, 12> needed_;
    SumSlack slack_;
    Reason lost_before_;
    bool uses_least_ = false, uses_greatest_ = false;  // bounds of the sum
    std::uint32_t removed_from_ = kNowhere;
};

}  // namespace

Reason CliqueSum::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    Reason reason = CliqueSumReasons(*this, before).reason(removals);
    return reason.empty() ? Propagator::quick_reason(removals, before) : reason;
}

}  // namespace sator::propagators
