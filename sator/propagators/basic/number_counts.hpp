#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The value of the first position is a number, which is how many of the other positions have a value of a given
/// set, or it is no number and demands nothing. GAC; a call costs positions × words. The domains are of kind
/// `Bits` and have the same number of words.
class NumberCounts final : public Propagator {
  public:
    /// The demand of a value of the first position that is no number.
    static constexpr std::int64_t kAnything = -1;
    /// The demand of a value that the first position cannot have.
    static constexpr std::int64_t kImpossible = -2;

    /// `demands`: how many of the other positions each value demands. `counted`: the set, with as many words as
    /// the domains.
    NumberCounts(std::vector<std::int64_t> demands, std::vector<Word> counted);

    std::string_view name() const override { return "number of values"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

  private:
    friend class NumberCountsReason;

    std::vector<std::int64_t> demands_;
    std::vector<Word> counted_, others_;
};

}  // namespace sator::propagators
