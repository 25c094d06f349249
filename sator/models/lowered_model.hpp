#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/engine/model/domain.hpp"
#include "sator/models/models_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::models {

/// A decision diagram over some variables: a table, an automaton or a sum, unrolled variable by variable. The variables have values
/// exactly if they are the labels of a path from the root to the last layer. A variable may occur in several layers.
struct Diagram {
    struct Edge {
        ValueId value;
        std::uint32_t to = 0;  ///< a node of the next layer

        friend bool operator==(const Edge&, const Edge&) = default;
        friend auto operator<=>(const Edge& a, const Edge& b) {
            return a.value.index() != b.value.index() ? a.value.index() <=> b.value.index() : a.to <=> b.to;
        }
    };
    using Node = std::vector<Edge>;  ///< sorted by value

    std::vector<VariableId> variables;
    /// By layer, one for each of `variables`. The root is node 0 of the first layer. Edges of the last layer lead to node 0, which
    /// accepts. If the first layer is empty, nothing is accepted.
    std::vector<std::vector<Node>> layers;
};

/// Variables with different values.
struct DifferentCells {
    std::vector<VariableId> cells;
    std::vector<ValueId> required;  ///< the values that some cell has
};

/// A variable has a value, or has not.
struct ValueClaim {
    VariableId variable;
    ValueId value;
    bool is_equal = true;
};

/// A puzzle in the small core that each target prints: variables with their candidates, all-different constraints, decision diagrams
/// and clauses. Values of the cells satisfy all rules exactly if, with some values of the auxiliary variables, all of these hold.
struct LoweredModel {
    std::size_t cells = 0;  ///< the number of cells: the first variables; the others are auxiliary
    std::vector<std::vector<ValueId>> candidates;  ///< by variable
    std::vector<DifferentCells> different;
    std::vector<Diagram> diagrams;
    std::vector<std::vector<ValueClaim>> clauses;  ///< in each, some claim holds

    /// Adds an auxiliary variable with the values 0 to `values` - 1.
    VariableId add_auxiliary(std::size_t values);
};

/// Returns whether the values of all variables satisfy the model.
bool satisfies(const LoweredModel& model, std::span<const ValueId> values);

}  // namespace sator::models
