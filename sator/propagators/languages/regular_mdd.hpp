#pragma once

#include <memory>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/language/automata/mdd.hpp"

namespace sator::propagators {

/// The scope spells a string that a multi-valued decision diagram (a layered automaton) accepts. Pesant's two
/// sweeps ("A regular language membership constraint for finite sequences of variables", CP 2004): forward,
/// the states reachable by candidates; backward, those of them from which the end can be reached. The labels
/// of the transitions between such states are the support. GAC; a call costs the transitions of live states
/// in the layers that a change touches (sweep_changes.hpp).
class RegularMdd final : public Propagator {
  public:
    /// The scope has `mdd->length()` positions, at least one, and its domains have `mdd->value_words()`
    /// words.
    explicit RegularMdd(std::shared_ptr<const Mdd> mdd) : mdd_(std::move(mdd)) {}

    std::string_view name() const override { return "in_mdd"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    std::size_t reversible_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    /// Writes the states before the first open position, the fixed values between open positions, and the
    /// states after the last open position from which the end can be reached.
    void residual(const Scope& scope, Residual& residual) const override;
    /// Values in the same labels are read alike everywhere.
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;

  private:
    std::shared_ptr<const Mdd> mdd_;
};

}  // namespace sator::propagators
