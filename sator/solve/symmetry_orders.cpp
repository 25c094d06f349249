// The symmetries of a question as rules of the puzzle, so that it can be divided into parts that are questions of their own: a part, in
// which cells are fixed, has hardly any symmetry left.
#include "sator/solve/symmetry_orders.hpp"

#include <utility>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/symmetry/symmetries.hpp"
#include "sator/propagators/sums/sum_system.hpp"
#include "sator/solve/first_of_orbits.hpp"

namespace sator::solve {

SymmetryOrders symmetry_orders(const Model& model, std::span<const FixedCell> fixed, const Limits& limits) {
    PropagationEngine engine(model, limits);
    if (!engine.begin() || !engine.fix(fixed) || !engine.propagate()) return {};
    const std::vector<Symmetry> found = symmetries(model, engine.store());
    if (found.empty()) return {};
    LimitWatch watch(limits);
    const auto system = SumSystem::of(model, watch);
    if (system == nullptr || !have_full_orbits(*system, found)) return {};
    SymmetryOrders orders{.factor = found.size() + 1, .orders = {}};
    for (const auto& [lesser, greater] : orders_of_first(found))
        orders.orders.push_back({CellId(lesser), CellId(greater)});
    return orders;
}

Puzzle with_orders(Puzzle puzzle, std::span<const CellOrder> orders) {
    for (const CellOrder& order : orders) {
        RuleStatement statement;
        statement.name = "strict_order";
        statement.drawings = {{Sequence{.label = "", .cells = {order.lesser, order.greater}}}};
        puzzle.rules.push_back(std::move(statement));
    }
    return puzzle;
}

}  // namespace sator::solve
