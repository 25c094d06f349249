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

/// The positions that have one of the values are lines of a graph. Vertex 0 and the vertices that they join with it are a stretch, whose
/// number of vertices is within bounds. Checks the least and the greatest stretch, and prunes the lines at the end of what is lit; a call
/// costs a search through the graph for each of these lines. The domains are of kind `Bits`.
class LineStretch final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    LineStretch(LineGraph graph, std::uint32_t least, std::uint32_t most, std::vector<Word> values)
        : graph_(std::move(graph)), least_(least), most_(most), values_(std::move(values)) {}

    std::string_view name() const override { return "line_stretch"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    /// Vertices of a set that contains vertex 0.
    struct Reached {
        std::vector<std::uint8_t> has;  ///< by vertex
        std::uint32_t count = 0;
    };
    /// Returns what lines of these lights join with vertex 0: those that are on, or else all that are not off. The line `other` counts as
    /// on in the first case, and as off in the second one.
    Reached reached(const Lights& lights, Light least, std::optional<LineGraph::Line> other) const;
    /// Returns the lines that are decided now; nullopt if the lights conflict.
    std::optional<std::vector<std::pair<LineGraph::Line, Light>>> findings(const Lights& lights) const;

    LineGraph graph_;
    std::uint32_t least_, most_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
