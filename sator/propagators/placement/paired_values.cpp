// Two matchings decide everything if the positions of one value are known. By the theorem of Mendelsohn and Dulmage (1958), if one
// matching covers all positions that must have the first value, and another one all that must have the second, then one covers
// both. So each side is looked at alone: the positions that must have its value are owners, and those that may have the other
// value are partners. A partner that every matching of the owners uses has the other value; a position for which no matching of
// the owners and itself has a partner does not have the owners' value. One search over alternating paths finds both.
#include "sator/propagators/placement/paired_values.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/placement/value_matching.hpp"

namespace sator::propagators {

namespace {

/// The places of both values.
using Sides = std::array<ValuePlaces, 2>;

template <class Domains>
Sides sides_of(const Domains& domains, const std::array<Value, 2>& values) {
    Sides sides;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        for (std::size_t i = 0; i < domains.size(); ++i) {
            const Domain domain = domains[i];
            sides[side].may.push_back(domain.contains(values[side]) ? 1 : 0);
            sides[side].must.push_back(sides[side].may.back() != 0 && domain.is_fixed() ? 1 : 0);
        }
    }
    return sides;
}

/// The result of a pass over both sides.
enum class Pass : std::uint8_t { Nothing, Pruned, Conflict };

/// Prunes what the matching of one side says.
Pass prune(Scope& scope, const ValueMatching& matching, const ValuePlaces& own, const ValuePlaces& other,
           Value own_value, Value other_value) {
    if (matching.unmatched()) return Pass::Conflict;
    Pass pass = Pass::Nothing;
    for (std::uint32_t i = 0; i < scope.size(); ++i) {
        if (other.must[i] == 0 && matching.is_needed(i)) {
            if (!scope.assign(i, other_value)) return Pass::Conflict;
            pass = Pass::Pruned;
        }
        if (own.may[i] != 0 && own.must[i] == 0 && !matching.can_join(i) && scope[i].contains(own_value)) {
            if (!scope.remove(i, own_value)) return Pass::Conflict;
            pass = Pass::Pruned;
        }
    }
    return pass;
}

Pass prune(Scope& scope, const PositionsBeside& beside, const std::array<Value, 2>& values) {
    const Sides sides = sides_of(scope, values);
    Pass pass = Pass::Nothing;
    for (std::size_t own = 0; own < sides.size(); ++own) {
        const std::size_t other = 1 - own;
        const ValueMatching matching(beside, sides[own], sides[other]);
        const Pass half = prune(scope, matching, sides[own], sides[other], values[own], values[other]);
        if (half == Pass::Conflict) return half;
        if (half == Pass::Pruned) pass = half;
    }
    return pass;
}

/// Returns whether no open position can have one of the values.
bool is_decided(const Scope& scope, const std::array<Value, 2>& values) {
    const Sides sides = sides_of(scope, values);
    return sides[0].may == sides[0].must && sides[1].may == sides[1].must;
}

/// Writes the reason of a Hall set: its positions have the own value, and these beside them do not have the other value.
class HallReason {
  public:
    HallReason(const DomainsBefore& before, Reason& reason)
        : before_(before), reason_(reason), is_owner_(before.size(), 0), is_beside_(before.size(), 0) {}

    /// `joining` is a position of the set that need not have the own value; the number of positions if there is none.
    void add(const std::vector<std::uint32_t>& set, std::uint32_t joining, const PositionsBeside& beside,
             Value own, Value other) {
        for (const std::uint32_t owner : set) {
            if (owner != joining) add_owner(owner, own);
            for (const std::uint32_t partner : beside[owner]) add_partner(partner, other);
        }
    }

  private:
    void add_owner(std::uint32_t position, Value own) {
        if (std::exchange(is_owner_[position], 1) != 0) return;
        before_.initial(position).for_each([&](Value v) {
            if (v != own) reason_.push_back({position, Literal::Relation::NotEqual, v});
        });
    }
    void add_partner(std::uint32_t position, Value other) {
        if (before_[position].contains(other) || std::exchange(is_beside_[position], 1) != 0) return;
        if (before_.initial(position).contains(other))
            reason_.push_back({position, Literal::Relation::NotEqual, other});
    }

    const DomainsBefore& before_;
    Reason& reason_;
    std::vector<std::uint8_t> is_owner_, is_beside_;
};

}  // namespace

Propagation PairedValues::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Pass pass = Pass::Pruned; pass == Pass::Pruned;) {
        scope.begin_step();
        pass = prune(scope, beside_, values_);
        if (pass == Pass::Conflict) return Propagation::Conflict;
        if (scratch.is_over(scope.size())) return Propagation::Fixpoint;
    }
    return is_decided(scope, values_) ? Propagation::Entailed : Propagation::Fixpoint;
}

/// A Hall set of one side, for each removal. If the domains before show none, all that was lost is the reason.
Reason PairedValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Sides sides = sides_of(before, values_);
    const auto none = static_cast<std::uint32_t>(before.size());
    Reason reason;
    std::vector<bool> is_explained(removals.size(), false);
    bool is_conflict_explained = false;
    for (std::size_t own = 0; own < sides.size() && !is_conflict_explained; ++own) {
        const ValueMatching matching(beside_, sides[own], sides[1 - own]);
        HallReason hall(before, reason);
        const auto add = [&](std::uint32_t first, std::uint32_t joining) {
            hall.add(matching.hall_set(first), joining, beside_, values_[own], values_[1 - own]);
        };
        if (matching.unmatched()) {
            reason.clear();
            HallReason alone(before, reason);
            alone.add(matching.hall_set(*matching.unmatched()), none, beside_, values_[own],
                      values_[1 - own]);
            is_conflict_explained = true;
            continue;
        }
        for (std::size_t r = 0; r < removals.size(); ++r) {
            const auto& [position, relation, value] = removals[r];
            if (is_explained[r] || relation != Literal::Relation::NotEqual) continue;
            if (value != values_[1 - own] && matching.is_needed(position)) {
                add(matching.owner_of(position), none);
                is_explained[r] = true;
            } else if (value == values_[own] && !matching.can_join(position)) {
                add(position, position);
                is_explained[r] = true;
            }
        }
    }
    const bool is_complete =
        removals.empty()
            ? is_conflict_explained
            : is_conflict_explained || std::ranges::find(is_explained, false) == is_explained.end();
    return is_complete ? reason : Propagator::quick_reason(removals, before);
}

/// Positions that have a value matter only if they hang together with an open one.
void PairedValues::residual(const Scope& scope, Residual& residual) const {
    const Sides sides = sides_of(scope, values_);
    const auto is_in = [&](std::uint32_t i) { return sides[0].may[i] != 0 || sides[1].may[i] != 0; };
    std::vector<std::uint8_t> is_reached(scope.size(), 0);
    std::vector<std::uint32_t> reached;
    for (std::uint32_t i = 0; i < scope.size(); ++i) {
        if (scope[i].is_fixed() || !is_in(i)) continue;
        is_reached[i] = 1;
        reached.push_back(i);
    }
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const std::uint32_t a = reached[next];
        for (const std::uint32_t b : beside_[a]) {
            const bool may_pair = (sides[0].may[a] != 0 && sides[1].may[b] != 0) ||
                                  (sides[1].may[a] != 0 && sides[0].may[b] != 0);
            if (!may_pair || std::exchange(is_reached[b], 1) != 0) continue;
            reached.push_back(b);
        }
    }
    for (std::uint32_t i = 0; i < scope.size(); ++i) {
        if (is_reached[i] == 0 || !scope[i].is_fixed()) continue;
        residual.add(i);
        residual.add(sides[0].must[i]);
    }
}

void PairedValues::refine_value_classes(const Scope& scope, ValueClasses& classes) const {
    std::vector<Word> only(scope.size() == 0 ? 1 : scope[0].word_count(), 0);
    for (const Value value : values_) {
        std::ranges::fill(only, 0);
        set_bit(only, static_cast<std::size_t>(value));
        classes.split(only);
    }
}

}  // namespace sator::propagators
