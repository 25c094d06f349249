#pragma once

#include <span>
#include <vector>

#include "sator/engine/model/propagator.hpp"

namespace sator {

/// No two positions have the same value. Domains of kind `Bits`, all with as many words.
class AllDifferent final : public Propagator {
  public:
    /// `required`: the values that some position must have, where there are such: as when there are as many
    /// values as positions. As many words as the domains have.
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

}  // namespace sator
