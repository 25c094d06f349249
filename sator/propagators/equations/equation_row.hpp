#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/equations/linear_equation.hpp"

namespace sator::propagators {

/// An equation with a coefficient for each cell of the model, for linear algebra, and the rules that imply it.
struct EquationRow {
    std::vector<std::int32_t> coefficients;  ///< by cell
    std::int64_t constant = 0;
    std::vector<RuleId> rules;  ///< may have repetitions

    static EquationRow of(const LinearEquation& equation, std::size_t cells, RuleId rule);

    std::size_t size() const;
    /// Returns the number of cells of this + sign × other.
    std::size_t size_after(std::int32_t sign, const EquationRow& other) const;
    /// Returns whether both have coefficients of the same cell.
    bool overlaps(const EquationRow& other) const;
    void add(std::int32_t sign, const EquationRow& other);

    /// Divides by the greatest common divisor and makes the first coefficient positive. Returns false if there
    /// is no solution in integers.
    bool reduce();
    LinearEquation equation() const;
};

}  // namespace sator::propagators
