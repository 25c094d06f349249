#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Among several lines of equal length, each an ordered list of positions, exactly `smaller` lines are
/// lexicographically smaller than one of them, and no other line is equal to it. Lines may share positions.
/// Compares the bounds of the lines: weaker than GAC; a round costs values × positions of all lines.
class LineRank final : public Propagator {
  public:
    using Line = std::vector<std::uint32_t>;

    /// `own`: the ranked line. `others`: the lines that it is compared with.
    LineRank(Line own, std::vector<Line> others, std::size_t smaller)
        : own_(std::move(own)), others_(std::move(others)), smaller_(smaller) {}

    std::string_view name() const override { return "line_rank"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;

    const Line& own() const { return own_; }
    std::span<const Line> others() const { return others_; }
    std::size_t smaller() const { return smaller_; }

  private:
    bool prune(Scope& scope) const;
    bool prune_first_open(Scope& scope) const;

    Line own_;
    std::vector<Line> others_;
    std::size_t smaller_;
};

}  // namespace sator::propagators
