#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/loops/crossing_demand.hpp"

namespace sator::propagators {

/// The lit positions are closed lines that may cross, as a CrossingDemand says. Weaker than GAC, which is NP-hard. A call follows each
/// line. The domains are of kind `Bits`.
class CrossingLoops final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    CrossingLoops(CrossingDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "crossing_loops"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    CrossingDemand demand_;
    std::vector<Word> values_;
};

}  // namespace sator::propagators
