#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/arithmetic/linear.hpp"
#include "sator/propagators/arithmetic/value_numbers.hpp"

namespace sator::propagators {

/// A term of a linear expression.
struct LinearTerm {
    std::int64_t coefficient = 1;
    VariableId variable;
    ValueNumbers numbers;
};

/// Posts that the sum of the terms is =, <= or != the constant, with the propagators that suit the initial
/// domains. A variable may occur in several terms. Posts nothing and returns `Overflow` if a sum could exceed
/// kMaxMagnitude.
std::expected<void, Overflow> post_linear(Model& model, std::span<const LinearTerm> terms,
                                          LinearRelation relation, std::int64_t constant);

}  // namespace sator::propagators
