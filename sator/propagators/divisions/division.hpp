#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/divisions/division_demand.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// Borders divide the vertices of a graph into regions: a position is on if a border lies on its edge, each border has two regions on
/// its sides, and each region keeps the demand. Not GAC, but it decides all full assignments; DivisionFindings has the inferences. Each
/// pass costs a search from each part of a region that must grow or has a clue. For domains of kind `Bits`.
class Division final : public Propagator {
  public:
    /// `graph`: each line is the place of a border between its two ends. `values`: the values that are a border, a bit for each.
    Division(LineGraph graph, std::vector<Word> values, DivisionDemand demand)
        : graph_(std::move(graph)), values_(std::move(values)), demand_(std::move(demand)) {}

    const LineGraph& graph() const { return graph_; }
    std::span<const Word> values() const { return values_; }
    const DivisionDemand& demand() const { return demand_; }

    std::string_view name() const override { return "division"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    LineGraph graph_;
    std::vector<Word> values_;
    DivisionDemand demand_;
};

}  // namespace sator::propagators
