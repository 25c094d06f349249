#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// Whether a number is even or odd.
enum class LineParity : std::uint8_t { Even, Odd };

/// An odd, or an even, number of positions have one of the values. GAC; linear. The domains are of kind `Bits`.
class OddLines final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    OddLines(std::vector<Word> values, LineParity parity) : values_(std::move(values)), parity_(parity) {}

    std::string_view name() const override { return "odd_lines"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    std::vector<Word> values_;
    LineParity parity_;
};

}  // namespace sator::propagators
