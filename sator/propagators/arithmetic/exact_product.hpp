#pragma once

#include <cstdint>
#include <vector>

#include "sator/engine/model/propagator.hpp"

namespace sator {

/// The factors of all positions' values multiply to a target that is not 0. Domains of kind `Bits`, all with
/// as many words.
class ExactProduct final : public Propagator {
  public:
    /// `factors`: that of each value of the alphabet; 0 for a value that cannot stand there.
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

}  // namespace sator
