#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/graphs/group_demand.hpp"

namespace sator::propagators {

/// The positions that hold one of the values form groups that hang together in a graph. Each group has the size and the number of
/// clues that a demand gives. If the graph has more vertices than positions, the further vertices are always on, have no size, and may
/// be clues. Not GAC, but it decides all full assignments; GroupFindings has the inferences. Each pass costs a search from each part
/// of a group that has to grow or has a clue. For domains of kind `Bits`.
class GroupSizes final : public Propagator {
  public:
    /// `values`: a bit for each value.
    GroupSizes(PositionGraph graph, std::vector<Word> values, GroupDemand demand)
        : graph_(std::move(graph)), values_(std::move(values)), demand_(std::move(demand)) {}

    const PositionGraph& graph() const { return graph_; }
    std::span<const Word> values() const { return values_; }
    const GroupDemand& demand() const { return demand_; }

    std::string_view name() const override { return "group_sizes"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PositionGraph graph_;
    std::vector<Word> values_;
    GroupDemand demand_;
};

}  // namespace sator::propagators
