#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/propagators/distinct/distinct_network.hpp"

namespace sator::propagators {

/// Returns the reason of `removals` if each of them is the value of another fixed position, as in most cases;
/// else nullopt. `holder_of(removal)` returns that position or nullopt.
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

/// Computes reasons for the removals that follow from groups of positions with different values.
class DistinctReasons {
  public:
    /// There are `positions` positions with domains of kind `Bits` and one word. No variable occurs twice.
    DistinctReasons(std::size_t positions, std::vector<DistinctGroup> groups);

    /// Returns the reason of `removals`, or of the conflict if there are none, by naked singles, hidden
    /// singles and intersections of two groups. Returns nullopt if these do not suffice.
    std::optional<Reason> reason(std::span<const Literal> removals, const DomainsBefore& before) const;
    /// The same, for removals without a single_reason.
    std::optional<Reason> longer_reason(std::span<const Literal> removals, const DomainsBefore& before) const;

  private:
    friend class DistinctReplay;

    std::optional<std::uint32_t> holder_of(const Literal& removal, const DomainsBefore& before) const;

    /// Two groups that share several positions. If a required value of `inner` has all its places there, then the rest of
    /// `outer` loses it.
    struct Intersection {
        std::uint32_t inner, outer;
    };

    void find_intersections();
    /// Calls `visit` for each position of a group that is not in the other one, until it returns false.
    template <class Visit>
    void visit_rest(std::uint32_t group, std::uint32_t without, Visit visit) const {
        for (const std::uint32_t i : groups_[group].positions) {
            if (std::ranges::find(groups_of(i), without) == groups_of(i).end() && !visit(i)) return;
        }
    }

    std::span<const std::uint32_t> groups_of(std::uint32_t position) const {
        return std::span(groups_of_)
            .subspan(first_group_[position], first_group_[position + 1] - first_group_[position]);
    }

    std::vector<DistinctGroup> groups_;
    std::vector<std::uint32_t> groups_of_;  // groups of each position, one position after the other
    // by position, and one past the last: its first index in groups_of_
    std::vector<std::uint32_t> first_group_;
    std::vector<Intersection> intersections_;
};

}  // namespace sator::propagators
