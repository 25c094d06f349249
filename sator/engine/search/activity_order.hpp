#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/dom_wdeg_order.hpp"

namespace sator::engine {

/// DomWdegOrder, in which also the variables in the reasons of a conflict gain weight. Each conflict adds
/// more than the one before, so that recent conflicts count most (VSIDS: M. Moskewicz et al., "Chaff:
/// engineering an efficient SAT solver", DAC 2001).
class ActivityOrder final : public DomWdegOrder {
  public:
    /// `model` must outlive this.
    explicit ActivityOrder(const Model& model, const SearchOptions& options = {})
        : DomWdegOrder(model, options), growth_(options.activity_growth) {}

    void bump(std::span<const VariableId> variables) override;
    void end_learning() override;
    void reset() override;

  private:
    double growth_;
    double increment_ = 1;
};

}  // namespace sator::engine
