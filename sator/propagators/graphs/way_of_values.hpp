#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Whether the positions that have one of the values must join two of them, or must not.
enum class Joining : std::uint8_t { Required, Forbidden };

/// Two vertices, which count as lit, are joined by a path of positions that have one of the values; or no such path joins them. GAC. A call
/// costs a search through the graph. The domains are of kind `Bits`.
class WayOfValues final : public Propagator {
  public:
    /// `values` is the set of values, as bits. Vertices that must not be on a path have no edges in the graph.
    WayOfValues(PositionGraph graph, std::vector<Word> values, PositionGraph::Vertex first,
                PositionGraph::Vertex last, Joining joining)
        : graph_(std::move(graph)),
          values_(std::move(values)),
          first_(first),
          last_(last),
          joining_(joining) {}

    std::string_view name() const override { return "way_of_values"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    /// The lights as this propagator sees them: only the two ends are on if they must be joined.
    Lights lights(const Scope& scope) const;
    Propagation join(Scope& scope, const Lights& lights) const;
    Propagation separate(Scope& scope, const Lights& lights) const;

    PositionGraph graph_;
    std::vector<Word> values_;
    PositionGraph::Vertex first_, last_;
    Joining joining_;
};

}  // namespace sator::propagators
