#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// In which directions one may walk along a line: from its first end to its second one, and back.
struct LineDirections {
    bool forth = true, back = true;
};

/// The lit lines of a graph are paths and rings that neither branch nor cross, and one can walk along each of them so that each line is
/// walked in a direction that it allows. Lines beyond the scope are always lit. Weaker than GAC: open lines are tried one by one. A call is
/// linear in the lines.
class OneWayLines final : public Propagator {
  public:
    /// `directions`: by line. `values` is the set of values of lit lines, as bits.
    OneWayLines(LineGraph graph, std::vector<LineDirections> directions, std::vector<Word> values)
        : graph_(std::move(graph)), directions_(std::move(directions)), values_(std::move(values)) {}

    std::string_view name() const override { return "one_way_lines"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

    /// Returns whether lines with these lights are as they must be; those that are open count as off.
    bool holds(const Lights& lights) const { return flows(lights).has_value(); }

  private:
    /// Where one may go at a vertex: along a new line from there, or towards it.
    struct Flow {
        bool may_leave = true, may_arrive = true;
        bool is_inside = false;  ///< two lines are lit
    };
    /// Returns the flow at each vertex, or nullopt if lit lines branch or cannot be walked.
    std::optional<std::vector<Flow>> flows(const Lights& lights) const;
    /// Returns whether an open line may be lit next.
    bool may_be_lit(LineGraph::Line line, const std::vector<Flow>& flows) const;

    LineGraph graph_;
    std::vector<LineDirections> directions_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
