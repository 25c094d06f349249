#pragma once

#include "sator/engine/model/propagator.hpp"

namespace sator {

/// A constraint that nothing satisfies: what a demand comes to that is false whatever the cells hold.
class AlwaysFalse final : public Propagator {
  public:
    std::string_view name() const override { return "never"; }
    Cost cost() const override { return Cost::Constant; }
    Propagation propagate(Scope&, Changed, Scratch&) const override { return Propagation::Conflict; }
    Reason explain(std::optional<Literal>, const DomainsBefore&) const override { return {}; }
};

}  // namespace sator
