#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Positions with equal values that hang together in a graph form a group, and the value says how many positions it has (Fillomino).
/// All values are propagated at once, so a call searches only from the parts of groups that are near a change. Not GAC, but it decides all
/// full assignments; NumberedFindings has the inferences. For domains of kind `Bits`.
class NumberedGroups final : public Propagator {
  public:
    /// `sizes`: by value, the number of positions of its groups; 0 for a value that is in no group.
    NumberedGroups(PositionGraph graph, std::vector<std::uint32_t> sizes)
        : graph_(std::move(graph)), sizes_(std::move(sizes)) {}

    const PositionGraph& graph() const { return graph_; }
    std::span<const std::uint32_t> sizes() const { return sizes_; }

    std::string_view name() const override { return "numbered_groups"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    PositionGraph graph_;
    std::vector<std::uint32_t> sizes_;
};

}  // namespace sator::propagators
