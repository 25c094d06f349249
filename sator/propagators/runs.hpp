#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/words.hpp"
#include "sator/engine/propagator.hpp"

namespace sator {

/// The maximal runs of one value have, in the order of the scope, the given lengths. Generalised arc
/// consistency where no variable stands twice. For cells only.
class Runs final : public Propagator {
  public:
    /// `on`: the value whose runs are measured. `lengths`: none of them zero; none at all if it stands
    /// nowhere.
    Runs(std::span<const std::uint32_t> lengths, Value on);

    std::string_view name() const override { return "runs"; }
    Cost cost() const override { return Cost::Linear; }
    std::size_t memo_words(std::size_t positions) const override { return (positions + 1) * is_on_.size(); }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void outline(std::size_t positions, DemandOutline& outline) const override;
    void residual(const Scope& scope, Residual& residual) const override;
    void tell_apart(const Scope& scope, ValueClasses& classes) const override;

  private:
    Value on_;
    std::size_t states_;
    std::vector<Word> is_on_;  // the states that are entered by `on`
};

}  // namespace sator
