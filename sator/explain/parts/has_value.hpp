#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::explain {

/// Fixes its only cell to one value (GAC, constant time). This is a given as a propagator, so that a reason
/// can name it.
class HasValue final : public Propagator {
  public:
    explicit HasValue(Value value) : value_(value) {}

    std::string_view name() const override { return "has_value"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope& scope, Changed, Scratch&) const override {
        if (!scope[0].contains(value_)) return Propagation::Conflict;
        return scope.assign(0, value_) ? Propagation::Entailed : Propagation::Conflict;
    }

  private:
    Value value_;
};

}  // namespace sator::explain
