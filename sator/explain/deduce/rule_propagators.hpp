#pragma once

#include <span>
#include <vector>

#include "sator/engine/model/model.hpp"

namespace sator {

/// Which propagators of a model each rule posted. Found once, as fixpoints of a few rules are made by the
/// thousand.
class RulePropagators {
  public:
    /// `model` must outlive this.
    explicit RulePropagators(const Model& model);

    const Model& model() const { return *model_; }
    /// In ascending order.
    std::span<const PropagatorId> of(RuleId rule) const;
    /// Those of all these rules, each rule once, in ascending order.
    std::vector<PropagatorId> of(std::span<const RuleId> rules) const;

  private:
    const Model* model_;
    std::vector<PropagatorId> by_rule_;
};

}  // namespace sator
