#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/placement/fleet_parts.hpp"

namespace sator::propagators {

/// The positions beside a position of a grid of squares; kNone if there is none.
struct SquareNeighbours {
    static constexpr std::uint32_t kNone = 0xFFFF'FFFFU;

    std::uint32_t right = kNone, down = kNone, down_right = kNone, down_left = kNone;
};

/// The positions that have one value form exactly the ships of a fleet: straight lines of given lengths that touch neither along
/// an edge nor at a corner. Each position has the set of parts of ships that it may be. Arc consistency between neighbouring parts,
/// and for each length the number of first parts; not GAC. A call costs positions × parts, and as much for each round of changes.
/// The domains are of kind `Bits`.
class Fleet final : public Propagator {
  public:
    Fleet(std::vector<SquareNeighbours> neighbours, Value ship, std::span<const std::uint32_t> lengths);

    const FleetParts& parts() const { return parts_; }
    Value ship() const { return ship_; }
    std::span<const SquareNeighbours> squares() const { return neighbours_; }
    /// Returns the parts that a position may be, as far as the edges of the grid say it.
    FleetParts::Set parts_at(std::size_t position) const { return at_[position]; }

    std::string_view name() const override { return "fleet"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    using Set = FleetParts::Set;

    Set parts_of(std::size_t position, const Domain& domain) const;
    bool narrow(std::vector<Set>& sets) const;
    bool narrow_pairs(std::vector<Set>& sets) const;
    bool narrow_counts(std::vector<Set>& sets) const;
    std::vector<std::uint32_t> window_around(std::uint32_t position) const;

    std::vector<SquareNeighbours> neighbours_;
    std::vector<std::vector<std::uint32_t>> beside_;  // by position: all around it
    std::vector<Set> at_;
    Value ship_;
    FleetParts parts_;
};

}  // namespace sator::propagators
