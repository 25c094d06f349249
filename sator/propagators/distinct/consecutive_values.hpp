#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// The numbers of the n positions are n consecutive numbers in any order, e.g. a renban line. GAC for up to kMaxHallSets positions,
/// and a call costs windows × 2^n; for more, a window of numbers is given up if a position or a number has no candidate in it,
/// and a call costs windows × n. At most kWordBits positions; domains of kind `Bits`.
class ConsecutiveValues final : public Propagator {
  public:
    /// `values`: the size of the alphabet, whose first symbols have the numbers.
    ConsecutiveValues(std::size_t positions, const ValueNumbers& numbers, std::size_t values);

    std::string_view name() const override { return "consecutive_values"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t positions) const override;
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void signature(std::size_t positions, ConstraintSignature& signature) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

    /// The windows as sets of values, for `positions` positions; empty if there are more than kWordBits values.
    std::vector<Word> value_sets(std::size_t positions) const;
    /// The first value of each window: the others follow it without a gap.
    std::span<const Value> windows() const { return windows_; }

  private:
    /// The first value of each window of consecutive numbers.
    std::vector<Value> windows_;
    std::size_t value_words_;
};

}  // namespace sator::propagators
