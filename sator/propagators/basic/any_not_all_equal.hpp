#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// In at least one of several groups of variables, the values are not all equal. GAC if no variable occurs
/// twice; a call is linear in the positions. For cells only.
class AnyNotAllEqual final : public Propagator {
  public:
    /// `ends`: for each group, the position after its last one in the scope; the next group begins there.
    explicit AnyNotAllEqual(std::vector<std::uint32_t> ends) : ends_(std::move(ends)) {}

    std::string_view name() const override { return "some group differs"; }
    Cost cost() const override { return Cost::Linear; }
    WakeOn wake_on() const override { return WakeOn::Fixed; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    std::span<const std::uint32_t> ends() const { return ends_; }

  private:
    std::vector<std::uint32_t> ends_;
};

}  // namespace sator::propagators
