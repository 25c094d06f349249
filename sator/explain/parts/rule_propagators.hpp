#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"

namespace sator::explain {

/// Maps each rule to the propagators that it posted in a model. It is made once, because thousands of
/// fixpoints of a few rules need it.
class RulePropagators {
  public:
    /// `model` must outlive this.
    explicit RulePropagators(const Model& model);

    const Model& model() const { return *model_; }
    /// In ascending order.
    std::span<const PropagatorId> of(RuleId rule) const;
    /// Returns the propagators of all these rules, in ascending order. No rule may occur twice.
    std::vector<PropagatorId> of(std::span<const RuleId> rules) const;

  private:
    const Model* model_;
    std::vector<PropagatorId> by_rule_;
};

}  // namespace sator::explain
