#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::solve {

/// The value of `lesser` is less than that of `greater`.
struct CellOrder {
    CellId lesser, greater;
};

/// Orders of cells that exactly one solution of each orbit keeps, if each orbit has the same number of solutions. An orbit is the set of
/// a solution's images, e.g. the eight turned and mirrored forms of a magic square.
struct SymmetryOrders {
    std::size_t factor = 1;         ///< the number of solutions of an orbit
    std::vector<CellOrder> orders;  ///< none if `factor` is 1
};

/// Returns the orders of a model with these values fixed. There are none if the model is no system of sums and distinct cells, because
/// then orbits may be of different sizes (see OrbitCount), or if a limit is reached.
SymmetryOrders symmetry_orders(const Model& model, std::span<const FixedCell> fixed, const Limits& limits);

/// The puzzle with a rule for each order.
Puzzle with_orders(Puzzle puzzle, std::span<const CellOrder> orders);

}  // namespace sator::solve
