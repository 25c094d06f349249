#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "sator/engine/model/model.hpp"
#include "sator/propagators/arithmetic/linear.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator {

/// A variable's share in a sum.
struct LinearTerm {
    std::int64_t coefficient = 1;
    VariableId variable;
    ValueNumbers numbers;
};

/// Posts that the terms add up to the constant (or to at most, or not to it), by the propagators that suit
/// the initial domains. A variable may stand in several terms. Posts nothing and answers `Overflow` where a
/// sum could leave the numbers up to kMaxMagnitude.
std::expected<void, Overflow> post_linear(Model& model, std::span<const LinearTerm> terms,
                                          LinearRelation relation, std::int64_t constant);

}  // namespace sator
