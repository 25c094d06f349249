#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/line_graph.hpp"

namespace sator::propagators {

/// The lit positions are lines of a graph, and no cycle has only lit lines: they are a forest. GAC; a call costs a union-find over all
/// positions. The domains are of kind `Bits`.
class NoCycles final : public Propagator {
  public:
    /// `values` by position: the set of its values that count as lit, as bits. A variable may be at two positions with different
    /// values, e.g. a cell whose two diagonals are two lines.
    NoCycles(LineGraph graph, std::vector<std::vector<Word>> values)
        : graph_(std::move(graph)), values_(std::move(values)) {}

    std::string_view name() const override { return "no_cycles"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    LineGraph graph_;
    std::vector<std::vector<Word>> values_;
};

}  // namespace sator::propagators
