#pragma once

#include <cstdint>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// The numbers of the first and the last position differ by at least a distance, and no middle position has a number from one
/// to the other, e.g. a lockout line. GAC; a call costs pairs of values of the ends × positions. At least two positions; domains
/// of kind `Bits`, whose values have ascending numbers.
class OutsideEnds final : public Propagator {
  public:
    OutsideEnds(ValueNumbers numbers, std::uint64_t distance)
        : numbers_(std::move(numbers)), distance_(distance) {}

    std::string_view name() const override { return "outside_ends"; }
    Cost cost() const override { return Cost::Quadratic; }
    std::size_t memo_words(std::size_t) const override { return 0; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void neighbours(std::size_t positions, NeighbourGroups& neighbours) const override;

  private:
    ValueNumbers numbers_;
    std::uint64_t distance_;
};

}  // namespace sator::propagators
