#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/linear.hpp"

namespace sator::propagators {

/// The sum of coefficient × value over all positions is =, <= or != a constant, and positions of the same
/// clique have different values. Values are indices. The domains are of kind `Bits` with one word. For =:
/// bounds over different values, GAC for three open positions or fewer. For <=: the lower bounds only. For !=:
/// the last open position loses one value. A call is linear in the open positions.
class CliqueSum final : public Propagator {
  public:
    /// The positions `first` … `first` + `size` - 1. Each position is in one clique, and the cliques are in the
    /// order of their positions. A clique has at most kWordBits positions.
    struct Clique {
        std::int64_t coefficient = 1;
        std::uint32_t first = 0, size = 0;
    };
    /// The limit on the magnitude of each coefficient and of the constant: no sum overflows.
    static constexpr std::int64_t kMaxCoefficient = std::int64_t{1} << 32;

    CliqueSum(std::vector<Clique> cliques, LinearRelation relation, std::int64_t constant);

    std::string_view name() const override { return "clique_sum"; }
    /// Longer sums run later, when the shorter ones have done their part.
    Cost cost() const override;
    std::size_t memo_words(std::size_t positions) const override { return 2 * positions; }
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

    std::span<const Clique> cliques() const { return cliques_; }
    LinearRelation relation() const { return relation_; }
    std::int64_t constant() const { return constant_; }

  private:
    std::vector<Clique> cliques_;
    LinearRelation relation_;
    std::int64_t constant_;
};

}  // namespace sator::propagators
