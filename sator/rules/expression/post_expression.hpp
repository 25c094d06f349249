#pragma once

#include <cstddef>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// What the tables of a puzzle's expressions may cost to build. A condition that many combinations satisfy
/// gets no table: it would prune little, and every place that it is posted at would be slow. Steps are those
/// of `formula_rows`; a million take about 6 ms.
struct TableBudget {
    std::size_t left = 2'000'000;  ///< steps for all tables together
    std::size_t each = 1'000'000;  ///< steps for one table
    std::size_t always = 20'000;   ///< steps for one table that are spent even if nothing is left
    double combinations = 1e9;     ///< if there are more combinations, only `always` steps are spent
    std::size_t values = 20'000;   ///< the maximum size of a table: its rows times its cells
};

/// Posts propagators that enforce an expression, for each conjunct the kind that suits it: all-different for
/// `distinct` of cells, linear constraints for comparisons of sums, a table for a condition if the budget
/// allows it, and bounds propagation for all others. `variables` has the variable of each position of the
/// expression.
void post_expression(Model& model, const Expression& expression, std::span<const VariableId> variables,
                     TableBudget& budget);

}  // namespace sator::rules
