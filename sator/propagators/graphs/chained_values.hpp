#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Some values form a chain. A position that has one of them is beside a position with the next value, unless it has the last one,
/// and beside a position with the value before, unless it has the first one. Not GAC: each position is judged by the candidates of
/// its neighbours. A call costs changed positions × their neighbours × words of a domain. The domains are of kind `Bits`.
class ChainedValues final : public Propagator {
  public:
    /// The chain is `count` values from `first` on, in ascending order. The graph's vertices are the positions of the scope.
    ChainedValues(PositionGraph graph, Value first, std::size_t count);

    const PositionGraph& graph() const { return graph_; }
    Value first() const { return first_; }
    Value last() const { return last_; }
    bool is_in_chain(Value v) const { return v >= first_ && v <= last_; }
    /// The values of the chain, as bits.
    std::span<const Word> chain() const { return chain_; }

    std::string_view name() const override { return "chained_values"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    PositionGraph graph_;
    Value first_, last_;
    std::vector<Word> chain_;
};

}  // namespace sator::propagators
