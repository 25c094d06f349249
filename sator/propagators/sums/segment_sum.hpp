#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// At least one of several cases is true. In a case, some positions hold a value, and the positions of a
/// segment add up to a target. E.g. for each value of the first cell, the cells that this value selects have
/// a given sum. GAC if no variable occurs twice; a call costs cases × positions × values × words of a set of
/// sums (target / 64). The domains are of kind `Bits` and have the same number of words.
class SegmentSum final : public Propagator {
  public:
    struct Case {
        std::vector<std::pair<std::uint32_t, Value>>
            fixed;                         ///< positions, each at most once, and their values
        std::uint32_t begin = 0, end = 0;  ///< the positions of the segment
    };

    /// The weight of a value that no position of a segment may hold.
    static constexpr std::uint32_t kNever = 0xFFFF'FFFF;

    /// `weights`: by value of the alphabet.
    SegmentSum(std::vector<std::uint32_t> weights, std::uint32_t target, std::vector<Case> cases);

    std::string_view name() const override { return "segment_sum"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    std::vector<std::uint32_t> weights_;
    std::uint32_t target_;
    std::vector<Case> cases_;
};

}  // namespace sator::propagators
