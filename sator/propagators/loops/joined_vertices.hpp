#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The positions that have one of the values are lines of a graph, and they join all its vertices: between any two there is a path of
/// such lines. GAC; a call costs a search through the graph. The domains are of kind `Bits`.
class JoinedVertices final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    JoinedVertices(LineGraph graph, std::vector<Word> values)
        : graph_(std::move(graph)), values_(std::move(values)) {}

    std::string_view name() const override { return "joined_vertices"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    std::vector<LineGraph::Line> border(const Lights& lights, LineGraph::Vertex start,
                                        std::optional<LineGraph::Line> bridge) const;

    LineGraph graph_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
