#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// Views go from one place in several directions. Each view sees its positions up to the first one that has a value of a set; the
/// number of positions seen, this one excluded, is between two bounds. GAC. A call costs positions + views × the largest sum of
/// lengths squared. The domains are of kind `Bits`.
class SeenCells final : public Propagator {
  public:
    /// The scope has the positions of one view after the other, each from its beginning; `lengths` are theirs. `blocking` is the
    /// set of values that end a view.
    SeenCells(std::vector<std::uint32_t> lengths, std::vector<Word> blocking, std::uint32_t least,
              std::uint32_t most)
        : lengths_(std::move(lengths)), blocking_(std::move(blocking)), least_(least), most_(most) {}

    std::string_view name() const override { return "seen_cells"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    Propagation prune(Scope& scope, const Lights& lights) const;

    std::vector<std::uint32_t> lengths_;
    std::vector<Word> blocking_;
    std::uint32_t least_, most_;
};

}  // namespace sator::propagators
