#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/lit_vertices.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Whether there may be no position at all with one of the values.
enum class Emptiness : std::uint8_t { Allowed, Forbidden };

/// The positions that have one of the values hang together: between any two of them there is a path in the graph along such
/// positions. GAC. A call costs a search through the graph. The domains are of kind `Bits`.
///
/// The graph may have one vertex more than the scope has positions: this vertex is outside, counts as one that has a value, and so
/// stands for a border that every group of such positions must reach.
class ConnectedValues final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    ConnectedValues(PositionGraph graph, std::vector<Word> values, Emptiness emptiness)
        : graph_(std::move(graph)), values_(std::move(values)), emptiness_(emptiness) {}

    const PositionGraph& graph() const { return graph_; }
    std::span<const Word> values() const { return values_; }

    std::string_view name() const override { return "connected_values"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    Propagation prune(Scope& scope, const Lights& lights) const;
    Propagation prune_without_lit(Scope& scope, const Lights& lights) const;

    PositionGraph graph_;
    std::vector<Word> values_;
    Emptiness emptiness_;
};

}  // namespace sator::propagators
