#pragma once

#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// A region lies at one place if an auxiliary, 0 or 1, is 1: the first `inside` positions are then no border, the others are one, and
/// the last position is the auxiliary. If an edge says otherwise, the auxiliary is 0. That it is 1 if all edges agree follows
/// only if each cell has exactly one placement. GAC; a call costs the number of positions. For edges of kind `Bits`.
class PlacedRegion final : public Propagator {
  public:
    /// `values`: the values that are a border, a bit for each.
    PlacedRegion(std::vector<Word> values, std::size_t inside)
        : values_(std::move(values)), inside_(inside) {}

    std::string_view name() const override { return "placed_region"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    template <class Domains>
    std::size_t first_wrong(const Domains& domains) const;

    std::vector<Word> values_;
    std::size_t inside_;
};

/// If an edge, the first position, is no border, one of the next `inside` auxiliaries is 1: those of the placements that have both of its
/// cells. If it is a border, one of the other auxiliaries is 1: those of the placements that have one of the two. GAC; a call costs the
/// number of positions.
class BorderOfPlacements final : public Propagator {
  public:
    BorderOfPlacements(std::vector<Word> values, std::size_t inside)
        : values_(std::move(values)), inside_(inside) {}

    std::string_view name() const override { return "border_of_placements"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    /// The positions of auxiliaries one of which must be 1.
    struct Placements {
        std::size_t from, to;
    };
    Placements placements(bool is_border, std::size_t size) const {
        return is_border ? Placements{1 + inside_, size} : Placements{1, 1 + inside_};
    }
    template <class Domains>
    bool has_possible(const Domains& domains, bool is_border) const;

    std::vector<Word> values_;
    std::size_t inside_;
};

}  // namespace sator::propagators
