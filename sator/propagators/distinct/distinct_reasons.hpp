#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/distinct/distinct_network.hpp"

namespace sator {

/// Why `removals` follow where each is the value of another position that is fixed, as most are.
/// `holder_of(removal)`: that position, or nothing.
template <class HolderOf>
std::optional<Reason> single_reason(std::span<const Literal> removals, const DomainsBefore& before,
                                    HolderOf holder_of) {
    Reason reason;
    for (const Literal& removal : removals) {
        if (removal.relation != Literal::Relation::NotEqual) return std::nullopt;
        const std::optional<std::uint32_t> holder = holder_of(removal);
        if (!holder) return std::nullopt;
        before.initial(*holder).for_each([&](Value v) {
            if (v != removal.value) reason.push_back({*holder, Literal::Relation::NotEqual, v});
        });
    }
    return removals.empty() ? std::nullopt : std::optional(std::move(reason));
}

/// Groups of positions that have different values, as the reasons of what follows from them want to see them.
class DistinctReasons {
  public:
    /// Of `positions` positions with domains of kind `Bits` and one word, none of them one variable with
    /// another.
    DistinctReasons(std::size_t positions, std::vector<DistinctGroup> groups);

    /// Why `removals` follow, or, without any, a conflict, from single candidates, single places of required
    /// values and what two groups share; nothing where these do not suffice.
    std::optional<Reason> reason(std::span<const Literal> removals, const DomainsBefore& before) const;
    /// The same where it is known that single_reason has none.
    std::optional<Reason> longer_reason(std::span<const Literal> removals, const DomainsBefore& before) const;

  private:
    friend class DistinctReplay;

    std::optional<std::uint32_t> holder_of(const Literal& removal, const DomainsBefore& before) const;

    /// A required value of the inner group that has no place in `rest_of_inner` leaves `rest_of_outer`.
    struct Intersection {
        std::uint32_t inner;
        std::vector<std::uint32_t> rest_of_inner = {}, rest_of_outer = {};
    };

    void find_intersections();

    std::span<const std::uint32_t> groups_of(std::uint32_t position) const {
        return std::span(groups_of_)
            .subspan(first_group_[position], first_group_[position + 1] - first_group_[position]);
    }

    std::vector<DistinctGroup> groups_;
    std::vector<std::uint32_t> groups_of_;    // of the positions, one after the other
    std::vector<std::uint32_t> first_group_;  // of each position, and one past the last: where in groups_of_
    std::vector<Intersection> intersections_;
};

}  // namespace sator
