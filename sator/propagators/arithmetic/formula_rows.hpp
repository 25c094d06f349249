#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/arithmetic/formula.hpp"

namespace sator::propagators {

/// Limits of a table's size.
struct RowLimits {
    std::size_t steps;  ///< one for each node that is bounded, and one for each value that is written
    std::size_t rows;
};

/// Returns the rows of the table that is true if and only if the formula is: all choices of one candidate for
/// each position that make its last node 1, in lexicographical order, row after row. `candidates` has a list
/// for each position. Returns nullopt if that takes more than `limits`, from which the steps are subtracted.
std::optional<std::vector<std::uint32_t>> formula_rows(const Formula& formula,
                                                       std::span<const std::vector<Value>> candidates,
                                                       RowLimits& limits);

}  // namespace sator::propagators
