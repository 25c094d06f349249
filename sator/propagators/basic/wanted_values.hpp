#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Each position has a wanted value of its own; at least `least` and at most `most` positions hold theirs.
/// GAC if no variable occurs twice; a call is linear in the positions.
class WantedValues final : public Propagator {
  public:
    WantedValues(std::vector<Value> wanted, std::size_t least, std::size_t most)
        : wanted_(std::move(wanted)), least_(least), most_(most) {}

    std::string_view name() const override { return "wanted_values"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

  private:
    std::vector<Value> wanted_;
    std::size_t least_, most_;
};

}  // namespace sator::propagators
