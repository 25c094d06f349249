#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"

namespace sator::propagators {

/// Two neighbouring cells that both have a value of a set have a common owner, and an owner of one of them owns the other one if that has
/// a value of the set. The first two positions are the cells, of kind `Bits`; the others are intervals from 0 to 1, one for each cell and
/// each of its possible owners. A call is linear in them. Not GAC, because it does not know that a cell has one owner (OneOwner).
class SameOwner final : public Propagator {
  public:
    /// Says where the truth values stand that an owner has a cell; 0: it cannot have this one.
    struct Owner {
        std::uint32_t of_first = 0, of_second = 0;
    };

    /// `values`: a bit for each value.
    SameOwner(std::vector<Word> values, std::vector<Owner> owners)
        : values_(std::move(values)), owners_(std::move(owners)) {}

    std::string_view name() const override { return "same_owner"; }
    Cost cost() const override { return Cost::Linear; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;

  private:
    std::vector<Word> values_;
    std::vector<Owner> owners_;
};

}  // namespace sator::propagators
