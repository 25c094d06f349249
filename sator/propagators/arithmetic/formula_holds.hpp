#pragma once

#include <memory>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/formula.hpp"

namespace sator::propagators {

/// A formula is true. Bounds reasoning node by node (HC4), GAC once the open variables have few choices left,
/// e.g. 64 if the formula is small; a round is linear in the formula. For cells only.
class FormulaHolds final : public Propagator {
  public:
    /// The formula's last node must be a truth (0 or 1). The scope has one variable for each position of the
    /// formula.
    explicit FormulaHolds(std::shared_ptr<const Formula> formula);

    const Formula& formula() const { return *formula_; }

    std::string_view name() const override { return "satisfied"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

  private:
    std::shared_ptr<const Formula> formula_;
    std::size_t most_choices_;
};

}  // namespace sator::propagators
