// Tries each set of the family: its values must all have a place inside, each position inside must have one of them, and the same
// holds for the rest of a permutation and the values that the set leaves. The union and the intersection of the sets that are left
// say what the positions lose. Runs until nothing changes.
#include "sator/propagators/distinct/value_sets.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

bool all_fixed(const Scope& scope) {
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!is_single_bit(scope[i].word(0))) return false;
    }
    return true;
}

/// Sets `moved` if something is removed. Returns false if no candidate is left.
bool keep_word(Scope& scope, std::size_t position, Word mask, bool& moved) {
    if ((scope[position].word(0) & ~mask) == 0) return true;
    moved = true;
    return scope.keep(position, std::span(&mask, 1));
}

}  // namespace

template <class Domains>
bool ValueSets::is_possible(const Domains& scope, Word set, Word all) const {
    if ((set & ~all) != 0) return false;
    for (std::size_t i = 0; i < inside_; ++i) {
        if ((scope[i].word(0) & set) == 0) return false;
    }
    return std::ranges::all_of(rests_, [&](const Rest& rest) {
        const Word others = rest.values & ~set;
        Word taken = 0;
        for (const std::uint32_t position : rest.positions) {
            const Word own = scope[position].word(0) & others;
            if (own == 0) return false;
            taken |= own;
        }
        return taken == others;
    });
}

template <class Domains>
ValueSets::Values ValueSets::left(const Domains& scope) const {
    Word all = 0;
    for (std::size_t i = 0; i < inside_; ++i) all |= scope[i].word(0);
    Values values;
    for (const Word set : sets_) {
        if (!is_possible(scope, set, all)) continue;
        values.possible |= set;
        values.shared &= set;
    }
    return values;
}

bool ValueSets::keep_inside(Scope& scope, const Values& values, bool& moved) const {
    for (std::size_t i = 0; i < inside_; ++i) {
        if (!keep_word(scope, i, values.possible, moved)) return false;
    }
    return std::ranges::all_of(rests_, [&](const Rest& rest) {
        return std::ranges::all_of(rest.positions, [&](std::uint32_t position) {
            return keep_word(scope, position, rest.values & ~values.shared, moved);
        });
    });
}

bool ValueSets::keep_outside(Scope& scope, Word shared, bool& moved) const {
    for (; shared != 0; shared &= shared - 1) {
        const Word value = shared & -shared;
        Word places = 0;
        for (std::size_t i = 0; i < inside_; ++i) {
            if ((scope[i].word(0) & value) != 0) places |= Word{1} << i;
        }
        if (places == 0) return false;
        if (is_single_bit(places) &&
            !keep_word(scope, static_cast<std::size_t>(std::countr_zero(places)), value, moved))
            return false;
        for (std::size_t i = 0; i < sees_.size(); ++i) {
            if ((places & ~sees_[i]) == 0 && !keep_word(scope, inside_ + i, ~value, moved)) return false;
        }
    }
    return true;
}

Propagation ValueSets::propagate(Scope& scope, Changed /*changed*/, Scratch& /*scratch*/) const {
    for (;;) {
        bool moved = false;
        const Values values = left(scope);
        if (values.possible == 0 || !keep_inside(scope, values, moved) ||
            !keep_outside(scope, values.shared, moved))
            return Propagation::Conflict;
        if (!moved) return all_fixed(scope) ? Propagation::Entailed : Propagation::Fixpoint;
    }
}

/// Returns the positions outside whose own losses a conflict may rest on: none if no set is left, one if the values that all sets
/// share empty it, otherwise all.
std::vector<std::uint32_t> ValueSets::emptied_outside(const DomainsBefore& before) const {
    const Values values = left(before);
    if (values.possible == 0) return {};
    std::vector<std::uint32_t> outside;
    for (std::size_t o = 0; o < sees_.size(); ++o) {
        const auto position = static_cast<std::uint32_t>(inside_ + o);
        Word kept = before[position].word(0) & ~values.shared;
        for (Word shared = before[position].word(0) & values.shared; shared != 0; shared &= shared - 1) {
            for (std::size_t i = 0; i < inside_; ++i) {
                if ((sees_[o] >> i & 1) == 0) kept |= before[i].word(0) & shared & -shared;
            }
        }
        if (kept == 0) return {position};
        outside.push_back(position);
    }
    return outside;
}

/// What the positions inside and the rests have lost. What a position outside loses follows from these alone; a new bound of it
/// also rests on what it had lost before.
Reason ValueSets::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    std::vector<std::uint32_t> positions(inside_);
    std::iota(positions.begin(), positions.end(), 0U);
    for (const Rest& rest : rests_)
        positions.insert(positions.end(), rest.positions.begin(), rest.positions.end());
    if (removals.empty()) {
        const std::vector<std::uint32_t> outside = emptied_outside(before);
        positions.insert(positions.end(), outside.begin(), outside.end());
    }
    for (const Literal& removal : removals) {
        if (removal.relation != Literal::Relation::NotEqual) positions.push_back(removal.position);
    }
    std::ranges::sort(positions);
    const auto repeated = std::ranges::unique(positions);
    positions.erase(repeated.begin(), repeated.end());
    Reason reason;
    for (const std::uint32_t position : positions) {
        for (Word lost = before.initial(position).word(0) & ~before[position].word(0); lost != 0;
             lost &= lost - 1)
            reason.push_back({position, Literal::Relation::NotEqual, std::countr_zero(lost)});
    }
    return reason;
}

}  // namespace sator::propagators
