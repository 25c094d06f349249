#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/loops/loop_demand.hpp"

namespace sator::propagators {

/// The lines that have one of the values make one closed line, or several: each vertex has two of them or none. There is at least one,
/// and some vertices must be visited. A path with two given ends is a loop with one line more, which joins them and is always drawn.
/// Weaker than GAC, which is NP-hard. A call costs a search through the graph. The domains are of kind `Bits`.
class OneLoop final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    OneLoop(LoopDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "one_loop"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    LoopDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
