#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/arithmetic/formula.hpp"

namespace sator::propagators {

/// The open variables of a scope, and the number of choices of their candidates.
class OpenVariables {
  public:
    /// The greatest number that `most_choices` may be.
    static constexpr std::size_t kMostChoices = 64;

    /// Each open variable has two candidates or more, so that few choices have at most 6 open variables.
    static constexpr std::size_t kMostOpen = 6;
    static_assert(std::size_t{1} << kMostOpen >= kMostChoices);

    OpenVariables(const Scope& scope, std::size_t most_choices);

    /// Returns whether few enough choices are left to try them all: none or one variable is open, or there are at
    /// most `most_choices` choices.
    bool are_few() const { return count_ <= 1 || choices_ <= most_choices_; }
    /// Returns a position of each open variable. Only if they are few.
    std::span<const std::uint32_t> positions() const { return {positions_.data(), count_}; }

  private:
    std::array<std::uint32_t, kMostOpen + 1> positions_ = {};
    std::size_t most_choices_, count_ = 0, choices_ = 1;
};

/// Prunes the candidates without a choice that makes the formula true: GAC. The open variables, which
/// are cells, must be few. `workspace` has an interval for each node, `values` one value for each position.
Propagation try_formula_choices(const Formula& formula, Scope& scope, const OpenVariables& open,
                                std::span<Interval> workspace, std::span<Value> values,
                                const Scratch& scratch);

}  // namespace sator::propagators
