#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/propagators/arithmetic/linear.hpp"
#include "sator/propagators/distinct/differing_cells.hpp"

namespace sator::propagators {

/// Coefficients × values of different cells, as indices, are =, <= or != a constant.
struct LinearEquation {
    struct Term {
        VariableId cell;
        std::int64_t coefficient = 1;

        friend bool operator==(const Term&, const Term&) = default;
    };

    std::vector<Term> terms;  ///< by cell; no coefficient is 0
    LinearRelation relation = LinearRelation::Equal;
    std::int64_t constant = 0;

    /// Adds a term and keeps the order; terms of the same cell are added.
    void add(VariableId cell, std::int64_t coefficient);
};

/// Returns the equations that a propagator states: a sum, or equal sums. Returns none if it states no sum, or
/// one of other numbers than multiples of values, or if a cell's values do not fit a word.
std::vector<LinearEquation> stated_equations(const Model& model, PropagatorId by);

/// The same, and else what other propagators state: different values with a known sum, e.g. a permutation (posted_sum).
std::vector<LinearEquation> all_equations(const Model& model, PropagatorId by);

/// Posts the equation as a CliqueSum. Returns false, and posts nothing, if it has no terms or too large
/// numbers.
bool post_clique_sum(Model& model, const LinearEquation& equation, const DifferingCells& differing,
                     bool is_redundant);

}  // namespace sator::propagators
