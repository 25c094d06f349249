#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The product of the positions' factors is a target that is not 0. Checks complete assignments; GAC once at
/// most two positions are open. A round is linear in the candidates. The domains are of kind `Bits` and have
/// the same number of words.
class ExactProduct final : public Propagator {
  public:
    /// `factors`: the factor of each value of the alphabet, 0 for a value that no position can have.
    ExactProduct(std::vector<std::int64_t> factors, std::int64_t target)
        : factors_(std::move(factors)), target_(target) {}

    std::string_view name() const override { return "factors"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;

  private:
    std::vector<std::int64_t> factors_;
    std::int64_t target_;
};

}  // namespace sator::propagators
