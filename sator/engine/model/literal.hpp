#pragma once

#include <cstdint>
#include <vector>

#include "sator/engine/model/domain.hpp"

namespace sator {

/// x ≠ v, x ≤ v or x ≥ v; x is the variable at a position of a scope.
struct Literal {
    enum class Relation : std::uint8_t { NotEqual, AtMost, AtLeast };

    std::uint32_t position = 0;
    Relation relation = Relation::NotEqual;
    Value value = 0;

    friend bool operator==(const Literal&, const Literal&) = default;
};

/// Whether the literal rules the value out.
inline bool excludes(const Literal& literal, Value v) {
    switch (literal.relation) {
        case Literal::Relation::NotEqual:
            return v == literal.value;
        case Literal::Relation::AtMost:
            return v > literal.value;
        case Literal::Relation::AtLeast:
            return v < literal.value;
    }
    return false;
}

/// Whether the literal holds for every candidate of its variable's domain.
inline bool is_true(const Literal& literal, const Domain& domain) {
    switch (literal.relation) {
        case Literal::Relation::NotEqual:
            return !domain.contains(literal.value);
        case Literal::Relation::AtMost:
            return domain.is_empty() || domain.max() <= literal.value;
        case Literal::Relation::AtLeast:
            return domain.is_empty() || domain.min() >= literal.value;
    }
    return false;
}

/// Why a propagator made a removal: literals that were true then, and from which it follows by the propagator
/// alone.
using Reason = std::vector<Literal>;

}  // namespace sator
