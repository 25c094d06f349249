#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// The positions that have one of the values are paths in the graph which do not touch each other or themselves, and at most one of
/// them has two ends: none branches, and none is a loop. With `ConnectedValues` on the same positions they are one path. Weaker
/// than GAC. A call costs a search through the graph for each round of changes. The domains are of kind `Bits`.
class PathOfValues final : public Propagator {
  public:
    /// `values` is the set of values, as bits. The graph's vertices are the positions of the scope.
    PathOfValues(PositionGraph graph, std::vector<Word> values)
        : graph_(std::move(graph)), values_(std::move(values)) {}

    std::string_view name() const override { return "path_of_values"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PositionGraph graph_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
