// A part says all of a position: water, or the place in a ship of which length and direction. So a part allows few parts beside
// it, and all rules but the numbers of ships are about two neighbours. The narrowing runs to its fixpoint in each call, from the
// domains alone, so that a call is monotone.
#include "sator/propagators/placement/fleet.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

constexpr std::uint32_t kNone = SquareNeighbours::kNone;
constexpr FleetParts::Set kOnlyWater = FleetParts::Set{1} << FleetParts::kWater;

bool is_empty(FleetParts::Set parts) {
    return parts == 0;
}

bool is_ship(FleetParts::Set parts) {
    return (parts & kOnlyWater) == 0;
}

/// Returns the union of what the parts allow.
FleetParts::Set allowed_by(FleetParts::Set parts, const std::vector<FleetParts::Set>& allowed) {
    FleetParts::Set together = 0;
    for (; parts != 0; parts &= parts - 1)
        together |= allowed[static_cast<std::size_t>(std::countr_zero(parts))];
    return together;
}

}  // namespace

Fleet::Fleet(std::vector<SquareNeighbours> neighbours, Value ship, std::span<const std::uint32_t> lengths)
    : neighbours_(std::move(neighbours)),
      beside_(neighbours_.size()),
      at_(neighbours_.size()),
      ship_(ship),
      parts_(lengths) {
    std::ranges::fill(at_, parts_.all());
    std::vector<bool> begins_row(at_.size(), true), begins_column(at_.size(), true);
    for (std::uint32_t i = 0; i < at_.size(); ++i) {
        const auto& [right, down, down_right, down_left] = neighbours_[i];
        for (const std::uint32_t other : {right, down, down_right, down_left}) {
            if (other == kNone) continue;
            beside_[i].push_back(other);
            beside_[other].push_back(i);
        }
        if (right == kNone) at_[i] &= parts_.across().last;
        if (down == kNone) at_[i] &= parts_.down().last;
        if (right != kNone) begins_row[right] = false;
        if (down != kNone) begins_column[down] = false;
    }
    for (std::size_t i = 0; i < at_.size(); ++i) {
        if (begins_row[i]) at_[i] &= parts_.across().first;
        if (begins_column[i]) at_[i] &= parts_.down().first;
    }
}

/// One pass over all neighbours. Returns whether something changed.
bool Fleet::narrow_pairs(std::vector<Set>& sets) const {
    bool has_changed = false;
    const auto keep = [&](std::uint32_t position, Set kept) {
        has_changed |= (sets[position] & ~kept) != 0;
        sets[position] &= kept;
    };
    const auto pair = [&](std::uint32_t a, std::uint32_t b, const FleetParts::Beside& beside) {
        if (b == kNone) return;
        keep(b, allowed_by(sets[a], beside.next));
        keep(a, allowed_by(sets[b], beside.before));
    };
    const auto apart = [&](std::uint32_t a, std::uint32_t b) {
        if (b == kNone) return;
        if (is_ship(sets[a])) keep(b, kOnlyWater);
        if (is_ship(sets[b])) keep(a, kOnlyWater);
    };
    for (std::uint32_t i = 0; i < sets.size(); ++i) {
        pair(i, neighbours_[i].right, parts_.across());
        pair(i, neighbours_[i].down, parts_.down());
        apart(i, neighbours_[i].down_right);
        apart(i, neighbours_[i].down_left);
    }
    return has_changed;
}

/// Compares the number of first parts with the number of ships, for each length. Empties all sets if they conflict. Returns
/// whether something changed.
bool Fleet::narrow_counts(std::vector<Set>& sets) const {
    bool has_changed = false;
    for (const auto& [first, ships] : parts_.counts()) {
        std::uint32_t must = 0, may = 0;
        for (const Set own : sets) {
            may += (own & first) != 0 ? 1 : 0;
            must += (own & first) != 0 && (own & ~first) == 0 ? 1 : 0;
        }
        if (must > ships || may < ships) {
            std::ranges::fill(sets, 0);
            return true;
        }
        if (must == may || (must != ships && may != ships)) continue;
        for (Set& own : sets) {
            const bool is_open = (own & first) != 0 && (own & ~first) != 0;
            if (is_open) own &= must == ships ? ~first : first;
            has_changed |= is_open;
        }
    }
    return has_changed;
}

/// Narrows the sets to the fixpoint. Returns false if one is empty.
bool Fleet::narrow(std::vector<Set>& sets) const {
    const auto has_conflict = [&] { return std::ranges::any_of(sets, is_empty); };
    do {
        while (narrow_pairs(sets)) {
            if (has_conflict()) return false;
        }
    } while (narrow_counts(sets) && !has_conflict());
    return !has_conflict();
}

Fleet::Set Fleet::parts_of(std::size_t position, const Domain& domain) const {
    const bool may_be_ship = domain.contains(ship_), may_be_water = !may_be_ship || !domain.is_fixed();
    return at_[position] & ((may_be_ship ? ~kOnlyWater : 0) | (may_be_water ? kOnlyWater : 0));
}

Propagation Fleet::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    std::vector<Set> sets;
    sets.reserve(scope.size());
    for (std::size_t i = 0; i < scope.size(); ++i) sets.push_back(parts_of(i, scope[i]));
    if (scratch.is_over(scope.size())) return Propagation::Fixpoint;
    if (!narrow(sets)) return Propagation::Conflict;
    bool is_decided = true;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (sets[i] == kOnlyWater && !scope.remove(i, ship_)) return Propagation::Conflict;
        if (is_ship(sets[i]) && !scope.assign(i, ship_)) return Propagation::Conflict;
        is_decided &= sets[i] == kOnlyWater || is_ship(sets[i]);
    }
    return is_decided ? Propagation::Entailed : Propagation::Fixpoint;
}

/// Returns the positions that a ship through this one, and one beside it, can reach.
std::vector<std::uint32_t> Fleet::window_around(std::uint32_t position) const {
    std::vector<std::uint32_t> window = {position};
    std::vector<bool> is_in(at_.size(), false);
    is_in[position] = true;
    std::size_t begin = 0;
    for (std::uint32_t distance = 0; distance < parts_.longest() + 1; ++distance) {
        const std::size_t end = window.size();
        for (; begin < end; ++begin) {
            for (const std::uint32_t other : beside_[window[begin]]) {
                if (is_in[other]) continue;
                is_in[other] = true;
                window.push_back(other);
            }
        }
    }
    return window;
}

/// What the cells near a removal lost, if it follows from them alone; else all that was lost.
Reason Fleet::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    if (removals.empty()) return Propagator::quick_reason(removals, before);
    Reason reason;
    std::vector<bool> is_told(before.size(), false);
    for (const auto& [position, relation, value] : removals) {
        if (relation != Literal::Relation::NotEqual) return Propagator::quick_reason(removals, before);
        std::vector<Set> sets;
        for (std::size_t i = 0; i < before.size(); ++i) sets.push_back(parts_of(i, before.initial(i)));
        const std::vector<std::uint32_t> window = window_around(position);
        for (const std::uint32_t i : window) sets[i] = parts_of(i, before[i]);
        const bool follows =
            !narrow(sets) || (value == ship_ ? sets[position] == kOnlyWater : is_ship(sets[position]));
        if (!follows) return Propagator::quick_reason(removals, before);
        for (const std::uint32_t i : window) {
            if (is_told[i]) continue;
            is_told[i] = true;
            before.initial(i).for_each([&](Value v) {
                if (!before[i].contains(v)) reason.push_back({i, Literal::Relation::NotEqual, v});
            });
        }
    }
    return reason;
}

void Fleet::refine_value_classes(const Scope& scope, ValueClasses& classes) const {
    std::vector<Word> only(scope.size() == 0 ? 1 : scope[0].word_count(), 0);
    set_bit(only, static_cast<std::size_t>(ship_));
    classes.split(only);
}

}  // namespace sator::propagators
