// Divides the target by the factors of the fixed positions. Every open position's factor must divide the
// quotient that is left, and what remains then must lie between the least and the greatest product of the
// other open positions' magnitudes. If two positions are open, each value must have its partner at the other:
// GAC from there on, weaker before. Repeats until nothing is pruned; a round looks at each candidate once or
// twice. Used if an automaton over the divisors of the target would be too large.
#include "sator/propagators/arithmetic/exact_product.hpp"

#include <algorithm>
#include <limits>

#include "sator/base/small_vector.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"
#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

namespace {

using Magnitude = std::uint64_t;

/// Returns the product, or the greatest representable number if the product is larger.
Magnitude product(Magnitude a, Magnitude b) {
    Magnitude result = 0;
    return __builtin_mul_overflow(a, b, &result) ? std::numeric_limits<Magnitude>::max() : result;
}

class ExactProductCall {
  public:
    ExactProductCall(std::span<const std::int64_t> factors, std::int64_t target, Scope& scope)
        : factors_(factors), target_(target), scope_(scope) {}

    Propagation run() {
        for (;;) {
            if (!divide_by_fixed()) return Propagation::Conflict;
            if (open_.empty()) return rest_ == 1 ? Propagation::Entailed : Propagation::Conflict;
            const std::size_t before = open_candidates();
            if (!keep_divisors() || !keep_what_others_leave()) return Propagation::Conflict;
            if (open_candidates() == before) return Propagation::Fixpoint;
        }
    }

  private:
    std::int64_t factor(Value v) const { return factors_[static_cast<std::size_t>(v)]; }

    bool divide_by_fixed() {
        rest_ = target_;
        open_.clear();
        for (std::size_t i = 0; i < scope_.size(); ++i) {
            if (!scope_[i].is_fixed()) {
                open_.push_back(i);
                continue;
            }
            const std::int64_t own = factor(scope_[i].value());
            if (own == 0 || rest_ % own != 0) return false;
            rest_ /= own;
        }
        return true;
    }

    std::size_t open_candidates() const {
        std::size_t count = 0;
        for (const std::size_t i : open_) count += scope_[i].size();
        return count;
    }

    bool keep_divisors() {
        const auto divides = [&](Value v) { return factor(v) != 0 && rest_ % factor(v) == 0; };
        return std::ranges::all_of(open_, [&](std::size_t i) { return filter_domain(scope_, i, divides); });
    }

    bool keep_what_others_leave() {
        if (open_.size() == 1)
            return filter_domain(scope_, open_[0], [&](Value v) { return factor(v) == rest_; });
        if (open_.size() == 2) return keep_partners(open_[0], open_[1]) && keep_partners(open_[1], open_[0]);
        return keep_bounded();
    }

    /// Keeps the values of `position` whose partner is a candidate of `other`.
    bool keep_partners(std::size_t position, std::size_t other) {
        std::vector<std::int64_t> partners;
        scope_[other].for_each([&](Value v) { partners.push_back(factor(v)); });
        std::ranges::sort(partners);
        return filter_domain(scope_, position, [&](Value v) {
            return std::ranges::binary_search(partners, rest_ / factor(v));
        });
    }

    bool keep_bounded() {
        SmallVector<Magnitude, 8> least, greatest;
        for (const std::size_t i : open_) {
            least.push_back(std::numeric_limits<Magnitude>::max());
            greatest.push_back(0);
            scope_[i].for_each([&](Value v) {
                least.back() = std::min(least.back(), magnitude(factor(v)));
                greatest.back() = std::max(greatest.back(), magnitude(factor(v)));
            });
        }
        for (std::size_t k = 0; k < open_.size(); ++k) {
            Magnitude low = 1, high = 1;
            for (std::size_t other = 0; other < open_.size(); ++other) {
                if (other == k) continue;
                low = product(low, least[other]);
                high = product(high, greatest[other]);
            }
            const auto fits = [&](Value v) {
                const Magnitude quotient = magnitude(rest_ / factor(v));
                return low <= quotient && quotient <= high;
            };
            if (!filter_domain(scope_, open_[k], fits)) return false;
        }
        return true;
    }

    std::span<const std::int64_t> factors_;
    std::int64_t target_;
    Scope& scope_;
    std::int64_t rest_ = 0;  // the target divided by the fixed positions' factors
    SmallVector<std::size_t, 8> open_;
};

}  // namespace

Propagation ExactProduct::propagate(Scope& scope, Changed, Scratch&) const {
    return ExactProductCall(factors_, target_, scope).run();
}

void ExactProduct::residual(const Scope& scope, Residual& residual) const {
    std::int64_t rest = target_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) rest /= factors_[static_cast<std::size_t>(scope[i].value())];
    }
    residual.add_signed(rest);
}

}  // namespace sator::propagators
