// Keeps in each domain the values that have a support in the other. GAC; a call costs values × words of a
// domain.
//
// C. Lecoutre and J. Vion, "Enforcing arc consistency using bitwise operations", Constraint Programming
// Letters 2 (2008).
#include "sator/propagators/basic/binary_table.hpp"

#include <algorithm>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

BinaryRelation::BinaryRelation(std::size_t values, std::size_t words,
                               const std::function<bool(Value, Value)>& fits)
    : values_(values), value_words_(words), after_(values * words, 0), before_(values * words, 0) {
    for (std::size_t a = 0; a < values; ++a) {
        for (std::size_t b = 0; b < values; ++b) {
            if (!fits(static_cast<Value>(a), static_cast<Value>(b))) continue;
            set_bit(std::span(after_).subspan(a * value_words_, value_words_), b);
            set_bit(std::span(before_).subspan(b * value_words_, value_words_), a);
        }
    }
}

Propagation BinaryTable::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    const auto fitting = scratch.memo;
    if (scope.variable(0) == scope.variable(1)) {  // a value is a pair with itself
        std::ranges::fill(fitting, Word{0});
        scope[0].for_each([&](Value v) {
            if (static_cast<std::size_t>(v) < pairs_->values() &&
                has_bit(pairs_->supports_of_first(v), static_cast<std::size_t>(v)))
                set_bit(fitting, static_cast<std::size_t>(v));
        });
        return scope.keep(0, fitting) ? Propagation::Entailed : Propagation::Conflict;
    }
    const auto filter_domain = [&](std::size_t position, std::size_t other, auto row_of) {
        std::ranges::fill(fitting, Word{0});
        scope[other].for_each([&](Value v) {
            if (static_cast<std::size_t>(v) >= pairs_->values()) return;
            const auto row = row_of(v);
            for (std::size_t w = 0; w < row.size(); ++w) fitting[w] |= row[w];
        });
        return scope.keep(position, fitting);
    };
    // A value that is removed here supported nothing in the other domain, so the other domain need not be
    // filtered again.
    if (changed.contains(0) && !filter_domain(1, 0, [&](Value a) { return pairs_->supports_of_first(a); }))
        return Propagation::Conflict;
    if (changed.contains(1) && !filter_domain(0, 1, [&](Value b) { return pairs_->supports_of_second(b); }))
        return Propagation::Conflict;
    return scope[0].is_fixed() || scope[1].is_fixed() ? Propagation::Entailed : Propagation::Fixpoint;
}

void BinaryTable::neighbours(std::size_t positions, NeighbourGroups& neighbours) const {
    neighbours.add_all(EdgeKind::Depend, positions);
}

}  // namespace sator::propagators
