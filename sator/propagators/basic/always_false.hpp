#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// The constraint that no assignment satisfies. A rule posts it if its condition is false whatever the cells
/// hold. Every call is a conflict, with an empty reason; constant time.
class AlwaysFalse final : public Propagator {
  public:
    std::string_view name() const override { return "never"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope&, Changed, Scratch&) const override { return Propagation::Conflict; }
    Reason explain(std::optional<Literal>, const DomainsBefore&) const override { return {}; }
};

}  // namespace sator::propagators
