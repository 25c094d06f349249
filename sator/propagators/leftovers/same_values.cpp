// Counts, for each value, the positions of each half that hold it and that can hold it. Repeated until nothing
// changes.
#include "sator/propagators/leftovers/same_values.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/engine/symmetry/constraint_signature.hpp"

namespace sator::propagators {

namespace {

/// The numbers of positions of a half that hold a value, and that can.
struct HalfCount {
    std::size_t least = 0, most = 0;
};

/// `domains[i]` is the domain of position i.
template <class Domains>
HalfCount count_of(const Domains& domains, std::size_t half, Value v) {
    const std::size_t size = domains.size() / 2;
    HalfCount count;
    for (std::size_t i = half * size; i < (half + 1) * size; ++i) {
        if (!domains[i].contains(v)) continue;
        ++count.most;
        count.least += domains[i].is_fixed() ? 1 : 0;
    }
    return count;
}

/// The half must hold v as often as the other half can: its open positions lose v, and the other half holds v
/// wherever it can. Returns false on a conflict.
bool settle(Scope& scope, std::size_t half, Value v, bool& has_changed) {
    const std::size_t size = scope.size() / 2;
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].contains(v) || scope[i].is_fixed()) continue;
        const bool is_own = i / size == half;
        if (!(is_own ? scope.remove(i, v) : scope.assign(i, v))) return false;
        has_changed = true;
    }
    return true;
}

Word candidates_of(const Scope& scope) {
    Word all = 0;
    for (std::size_t i = 0; i < scope.size(); ++i) all |= scope[i].word(0);
    return all;
}

/// Why the halves hold each of the values as often as they do, and can.
Reason counts_of(Word values, const DomainsBefore& before) {
    Reason reason;
    for (std::uint32_t i = 0; i < before.size(); ++i) {
        const Domain domain = before[i];
        const bool holds_one = domain.is_fixed() && (domain.word(0) & values) != 0;
        const Word lost = before.initial(i).word(0) & ~domain.word(0) & (holds_one ? ~Word{0} : values);
        for (Word rest = lost; rest != 0; rest &= rest - 1)
            reason.push_back({i, Literal::Relation::NotEqual, static_cast<Value>(std::countr_zero(rest))});
    }
    return reason;
}

}  // namespace

Propagation SameValues::propagate(Scope& scope, Changed, Scratch&) const {
    for (bool has_changed = true; has_changed;) {
        has_changed = false;
        const Word all = candidates_of(scope);
        for (Word rest = all; rest != 0; rest &= rest - 1) {
            const auto v = static_cast<Value>(std::countr_zero(rest));
            const HalfCount first = count_of(scope, 0, v), second = count_of(scope, 1, v);
            if (first.least > second.most || second.least > first.most) return Propagation::Conflict;
            if (first.least == second.most && !settle(scope, 0, v, has_changed)) return Propagation::Conflict;
            if (second.least == first.most && !settle(scope, 1, v, has_changed)) return Propagation::Conflict;
        }
    }
    for (std::size_t i = 0; i < scope.size(); ++i) {
        if (!scope[i].is_fixed()) return Propagation::Fixpoint;
    }
    return Propagation::Entailed;
}

/// The counts of one value for each removal are the reason: of the value itself, if its half must hold it as often as
/// the other half can, or of a value that the position must hold instead. A removal that follows from others of the
/// same call has neither.
Reason SameValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    Word values = 0;
    const auto must_be_full = [&](std::size_t half, Value v) {
        return count_of(before, half, v).least >= count_of(before, 1 - half, v).most;
    };
    for (const Literal& removal : removals) {
        const std::size_t half = removal.position / (before.size() / 2);
        Word cause = 0;
        if (must_be_full(half, removal.value)) cause = Word{1} << static_cast<unsigned>(removal.value);
        for (Word rest = before[removal.position].word(0); rest != 0 && cause == 0; rest &= rest - 1) {
            const auto v = static_cast<Value>(std::countr_zero(rest));
            if (v != removal.value && must_be_full(1 - half, v)) cause = rest & (~rest + 1);
        }
        if (cause == 0) return Propagator::quick_reason(removals, before);
        values |= cause;
    }
    return values == 0 ? Propagator::quick_reason(removals, before) : counts_of(values, before);
}

void SameValues::signature(std::size_t positions, ConstraintSignature& signature) const {
    signature.begin(name(), {});
    for (std::size_t i = 0; i < positions; ++i) signature.add(i, i < positions / 2 ? 0 : 1);
}

}  // namespace sator::propagators
