#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// Views go from a position in several directions, as those of `SeenCells`. If the position has a value that is a number, this is the
/// number of positions that its views see. GAC if no variable occurs twice. A call costs positions + views × the largest sum of lengths
/// squared. The domains are of kind `Bits`.
class OwnSeenCells final : public Propagator {
  public:
    /// The scope has the position that looks, then those of one view after the other, each from its beginning; `lengths` are theirs.
    /// `blocking` is the set of values that end a view, `numbers` the number of each value, or nullopt.
    OwnSeenCells(std::vector<std::uint32_t> lengths, std::vector<Word> blocking,
                 std::vector<std::optional<std::uint32_t>> numbers)
        : lengths_(std::move(lengths)), blocking_(std::move(blocking)), numbers_(std::move(numbers)) {}

    std::string_view name() const override { return "own_seen_cells"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    Propagation prune(Scope& scope, const Lights& lights) const;
    /// By number: whether the position may still have it; all of them if it may have a value without a number.
    std::vector<bool> allowed_numbers(const Scope& scope, std::size_t most) const;

    std::vector<std::uint32_t> lengths_;
    std::vector<Word> blocking_;
    std::vector<std::optional<std::uint32_t>> numbers_;
};

}  // namespace sator::propagators
