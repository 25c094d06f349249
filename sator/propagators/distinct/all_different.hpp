#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// No two positions have the same value. Naked and hidden singles: weaker than bounds consistency, because no
/// Hall set with more than one value is found; GlobalCardinality is GAC. A round costs positions × words of a
/// domain. The domains are of kind `Bits` and have the same number of words.
class AllDifferent final : public Propagator {
  public:
    /// `required`: the values that some position must have, e.g. all of them if there are as many values as
    /// positions. Has the same number of words as the domains.
    explicit AllDifferent(std::vector<Word> required);

    /// The values that some position must have.
    std::span<const Word> required() const { return required_; }

    std::string_view name() const override { return "all_different"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return requires_values_ ? WakeOn::Any : WakeOn::Fixed; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

  private:
    bool is_permutation(const Scope& scope) const;

    std::vector<Word> required_;
    bool requires_values_;
};

}  // namespace sator::propagators
