#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// At least `least` and at most `most` positions have a value of a given set (Among, as in the Global
/// Constraint Catalogue). GAC; a call costs positions × words. The domains are of kind `Bits` and have the
/// same number of words.
class Among final : public Propagator {
  public:
    /// `values` has the same number of words as the domains.
    Among(std::vector<Word> values, std::uint32_t least, std::uint32_t most);

    std::span<const Word> values() const { return values_; }
    std::uint32_t least() const { return least_; }
    std::uint32_t most() const { return most_; }

    std::string_view name() const override { return "count"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

  private:
    static void add_losses(std::span<const Word> lost, std::size_t how_many, const DomainsBefore& before,
                           Reason& reason);

    std::vector<Word> values_, others_;
    std::uint32_t least_, most_;
};

}  // namespace sator::propagators
