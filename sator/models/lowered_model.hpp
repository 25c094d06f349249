#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sator/models/models_namespace.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::models {

/// A decision diagram over some cells: a table, an automaton or a sum, unrolled cell by cell. Cells have values exactly if they
/// are the labels of a path from the root to the last layer.
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

    std::vector<CellId> cells;
    /// By layer, one for each cell. The root is node 0 of the first layer. Edges of the last layer lead to node 0, which accepts.
    /// If the first layer is empty, nothing is accepted.
    std::vector<std::vector<Node>> layers;
};

/// Cells with different values.
struct DifferentCells {
    std::vector<CellId> cells;
    std::vector<ValueId> required;  ///< the values that some cell has
};

/// A puzzle in the small core that each target prints: the candidates of each cell, all-different constraints and decision
/// diagrams. All rules together hold exactly if all of these do.
struct LoweredModel {
    std::vector<std::vector<ValueId>> candidates;  ///< by cell
    std::vector<DifferentCells> different;
    std::vector<Diagram> diagrams;
};

/// Returns whether the values of all cells satisfy the model.
bool satisfies(const LoweredModel& model, std::span<const ValueId> values);

}  // namespace sator::models
