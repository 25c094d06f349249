#pragma once

#include <memory>

#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/formula.hpp"

namespace sator {

/// A formula is true. For cells only.
class FormulaHolds final : public Propagator {
  public:
    /// The formula's last node is a truth; the scope has one variable for each of its positions.
    explicit FormulaHolds(std::shared_ptr<const Formula> formula)
        : formula_(std::move(formula)), wake_on_(formula_->is_monotone() ? WakeOn::Bounds : WakeOn::Any) {}

    std::string_view name() const override { return "satisfied"; }
    Cost cost() const override { return Cost::Quadratic; }
    WakeOn wake_on() const override { return wake_on_; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    std::shared_ptr<const Formula> formula_;
    WakeOn wake_on_;
};

}  // namespace sator
