// For = and <=: bounds each term by the constant minus the least (or greatest) sum of the other terms, until
// no bound moves. For = this is bounds consistency over the reals; if the terms have no gaps and coefficients
// 1 or -1, also over the integers. For <= it is GAC. For !=: the last open position loses one value; GAC,
// except on a domain of kind `Interval`, which can lose its ends only. A round is linear in the positions.
//
// C. Schulte and P. J. Stuckey, "When do bounds and domain propagation lead to the same search space?",
// TOPLAS 2005.
#include "sator/propagators/arithmetic/linear.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/engine/counting/residual.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"
#include "sator/propagators/arithmetic/interval.hpp"
#include "sator/propagators/basic/filter_domain.hpp"

namespace sator::propagators {

namespace {

/// The least and the greatest number of each term, and their sums.
class Bounds {
  public:
    Bounds(Scope& scope, std::span<const Linear::Term> terms, std::span<Word> workspace)
        : scope_(scope),
          terms_(terms),
          least_(workspace.first(terms.size())),
          greatest_(workspace.subspan(terms.size())) {
        for (std::size_t i = 0; i < terms.size(); ++i) {
            read(i);
            sum_least_ += least(i);
            sum_greatest_ += greatest(i);
        }
    }

    std::int64_t least(std::size_t i) const { return static_cast<std::int64_t>(least_[i]); }
    std::int64_t greatest(std::size_t i) const { return static_cast<std::int64_t>(greatest_[i]); }
    std::int64_t sum_least() const { return sum_least_; }
    std::int64_t sum_greatest() const { return sum_greatest_; }

    /// Bounds term i from above (or below), if the bound is tighter than the present one.
    bool at_most(std::size_t i, std::int64_t bound) {
        if (greatest(i) <= bound) return true;
        const auto& [coefficient, numbers] = terms_[i];
        const bool has_candidates = coefficient > 0
                                        ? numbers.at_most(scope_, i, floor_quotient(bound, coefficient))
                                        : numbers.at_least(scope_, i, ceil_quotient(bound, coefficient));
        return has_candidates && renew(i);
    }
    bool at_least(std::size_t i, std::int64_t bound) {
        if (least(i) >= bound) return true;
        const auto& [coefficient, numbers] = terms_[i];
        const bool has_candidates = coefficient > 0
                                        ? numbers.at_least(scope_, i, ceil_quotient(bound, coefficient))
                                        : numbers.at_most(scope_, i, floor_quotient(bound, coefficient));
        return has_candidates && renew(i);
    }
    /// Returns whether a bound has moved since the last call.
    bool moved() { return std::exchange(moved_, false); }

  private:
    void read(std::size_t i) {
        const auto& [coefficient, numbers] = terms_[i];
        const Domain domain = scope_[i];
        const std::int64_t a = coefficient * numbers.least(domain),
                           b = coefficient * numbers.greatest(domain);
        least_[i] = static_cast<Word>(std::min(a, b));
        greatest_[i] = static_cast<Word>(std::max(a, b));
    }
    bool renew(std::size_t i) {
        sum_least_ -= least(i);
        sum_greatest_ -= greatest(i);
        read(i);
        sum_least_ += least(i);
        sum_greatest_ += greatest(i);
        return moved_ = true;
    }

    Scope& scope_;
    std::span<const Linear::Term> terms_;
    std::span<Word> least_, greatest_;
    std::int64_t sum_least_ = 0, sum_greatest_ = 0;
    bool moved_ = false;
};

}  // namespace

std::expected<std::shared_ptr<const Linear>, Overflow> Linear::make(std::vector<Term> terms,
                                                                    LinearRelation relation,
                                                                    std::int64_t constant) {
    std::int64_t largest = 0;
    const auto grow = [&](std::int64_t coefficient, std::uint64_t magnitude) {
        std::int64_t product = 0;
        return magnitude <= static_cast<std::uint64_t>(kMaxMagnitude) &&
               !__builtin_mul_overflow(std::abs(coefficient), static_cast<std::int64_t>(magnitude),
                                       &product) &&
               !__builtin_add_overflow(largest, product, &largest) && largest <= kMaxMagnitude;
    };
    if (constant < -kMaxMagnitude || constant > kMaxMagnitude ||
        !grow(1, static_cast<std::uint64_t>(std::abs(constant)))) {
        return std::unexpected(Overflow{});
    }
    for (const auto& [coefficient, numbers] : terms) {
        SATOR_ASSERT(coefficient != 0);
        if (coefficient < -kMaxMagnitude || !grow(coefficient, numbers.largest_magnitude())) {
            return std::unexpected(Overflow{});
        }
    }
    return std::shared_ptr<const Linear>(new Linear(std::move(terms), relation, constant));
}

Linear::Linear(std::vector<Term> terms, LinearRelation relation, std::int64_t constant)
    : terms_(std::move(terms)), relation_(relation), constant_(constant) {
    const bool is_monotone =
        std::ranges::all_of(terms_, [](const Term& term) { return term.numbers.is_monotone(); });
    const bool has_tables =
        std::ranges::all_of(terms_, [](const Term& term) { return term.numbers.is_table(); });
    const bool needs_fixed_only = relation == LinearRelation::NotEqual && has_tables;
    wake_on_ = needs_fixed_only ? WakeOn::Fixed : is_monotone ? WakeOn::Bounds : WakeOn::Any;
}

Propagation Linear::propagate(Scope& scope, Changed, Scratch& scratch) const {
    if (relation_ == LinearRelation::NotEqual) return propagate_not_equal(scope);
    Bounds bounds(scope, terms_, scratch.memo);
    do {
        if (bounds.sum_least() > constant_) return Propagation::Conflict;
        if (relation_ == LinearRelation::Equal && bounds.sum_greatest() < constant_)
            return Propagation::Conflict;
        for (std::size_t i = 0; i < terms_.size(); ++i) {
            if (!bounds.at_most(i, constant_ - (bounds.sum_least() - bounds.least(i))))
                return Propagation::Conflict;
            if (relation_ == LinearRelation::AtMost) continue;
            if (!bounds.at_least(i, constant_ - (bounds.sum_greatest() - bounds.greatest(i))))
                return Propagation::Conflict;
        }
    } while (bounds.moved() && !scratch.is_over(terms_.size()));
    const bool is_entailed = relation_ == LinearRelation::AtMost
                                 ? bounds.sum_greatest() <= constant_
                                 : bounds.sum_least() == bounds.sum_greatest();
    return is_entailed ? Propagation::Entailed : Propagation::Fixpoint;
}

Propagation Linear::propagate_not_equal(Scope& scope) const {
    std::int64_t rest = constant_;
    std::size_t open = terms_.size();
    for (std::size_t i = 0; i < terms_.size(); ++i) {
        if (scope[i].is_fixed()) {
            rest -= terms_[i].coefficient * terms_[i].numbers[scope[i].value()];
        } else if (open < terms_.size()) {
            return Propagation::Fixpoint;
        } else {
            open = i;
        }
    }
    if (open == terms_.size()) return rest == 0 ? Propagation::Conflict : Propagation::Entailed;
    return remove_number(scope, open, rest);
}

/// Prunes the values of the position that make its term equal `sum`. A domain of kind `Interval` keeps such a
/// value unless it is one of its ends.
Propagation Linear::remove_number(Scope& scope, std::size_t position, std::int64_t sum) const {
    const auto& [coefficient, numbers] = terms_[position];
    if (sum % coefficient != 0) return Propagation::Entailed;
    const std::int64_t number = sum / coefficient;
    const Domain domain = scope[position];
    if (domain.kind() == DomainKind::Interval) {
        if (!scope.remove(position, number)) return Propagation::Conflict;
        return scope[position].contains(number) ? Propagation::Fixpoint : Propagation::Entailed;
    }
    const auto differs = [&](Value v) { return numbers[v] != number; };
    return filter_domain(scope, position, differs) ? Propagation::Entailed : Propagation::Conflict;
}

void Linear::residual(const Scope& scope, Residual& residual) const {
    std::int64_t rest = constant_;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed()) rest -= terms_[i].coefficient * terms_[i].numbers[scope[i].value()];
    }
    residual.add_signed(rest);
}

/// Equal terms get the role of the first of them.
void Linear::signature(std::size_t positions, ConstraintSignature& signature) const {
    Residual demand;
    demand.add(static_cast<std::uint64_t>(relation_));
    demand.add_signed(constant_);
    std::vector<std::size_t> roles;
    for (const Term& term : terms_) {
        const auto first = static_cast<std::size_t>(std::ranges::find(terms_, term) - terms_.begin());
        if (first == roles.size()) {
            demand.add_signed(term.coefficient);
            term.numbers.write(demand);
        }
        roles.push_back(first);
    }
    signature.begin(name(), demand);
    for (std::size_t i = 0; i < positions; ++i) signature.add(i, roles[i]);
}

}  // namespace sator::propagators
