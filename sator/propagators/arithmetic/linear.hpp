#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

enum class LinearRelation : std::uint8_t { Equal, AtMost, NotEqual };

/// The sum of coefficient × number over all positions is =, <= or != a constant. For = bounds consistency
/// (over the reals), for the others GAC; a round is linear in the positions.
class Linear final : public Propagator {
  public:
    struct Term {
        std::int64_t coefficient = 1;
        ValueNumbers numbers;

        friend bool operator==(const Term&, const Term&) = default;
    };

    /// There is one term for each position; its coefficient is not 0. Returns Overflow if a sum could exceed
    /// kMaxMagnitude.
    static std::expected<std::shared_ptr<const Linear>, Overflow> make(std::vector<Term> terms,
                                                                       LinearRelation relation,
                                                                       std::int64_t constant);

    std::string_view name() const override { return "linear"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return wake_on_; }
    std::size_t memo_words(std::size_t positions) const override { return 2 * positions; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

    std::span<const Term> terms() const { return terms_; }
    LinearRelation relation() const { return relation_; }
    std::int64_t constant() const { return constant_; }

  private:
    Linear(std::vector<Term> terms, LinearRelation relation, std::int64_t constant);

    Propagation propagate_not_equal(Scope& scope) const;
    Propagation remove_number(Scope& scope, std::size_t position, std::int64_t sum) const;

    std::vector<Term> terms_;
    LinearRelation relation_;
    std::int64_t constant_;
    WakeOn wake_on_;
};

}  // namespace sator::propagators
