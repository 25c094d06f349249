#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Each group of lit positions touches other groups at `touches` points. At such a point, two opposite positions are lit and the other two
/// are not.
struct TouchDemand {
    using Point = std::array<std::uint32_t, 4>;  ///< around the point: the first and the third are opposite

    PositionGraph graph;        ///< along it, lit positions form groups
    std::vector<Point> points;  ///< where four positions meet
    std::uint32_t touches = 0;  ///< of each group
};

/// Holds a TouchDemand. Weaker than GAC: a group whose neighbours are all known has as many touches as it needs, and no group has more. A call
/// costs a search through the graph. The domains are of kind `Bits`.
class GroupTouches final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    GroupTouches(TouchDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "group_touches"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    TouchDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
