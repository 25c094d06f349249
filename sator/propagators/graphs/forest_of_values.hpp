#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// The positions that have one of the values close no cycle of the graph: they and the edges between them are a forest. GAC; a call costs
/// a union-find over all edges. The domains are of kind `Bits`.
class ForestOfValues final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    ForestOfValues(PositionGraph graph, std::vector<Word> values)
        : graph_(std::move(graph)), values_(std::move(values)) {}

    std::string_view name() const override { return "forest_of_values"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    PositionGraph graph_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
