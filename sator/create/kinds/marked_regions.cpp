#include "sator/create/kinds/marked_regions.hpp"

#include <algorithm>

#include "sator/create/shapes/grown_regions.hpp"
#include "sator/create/shapes/partition_design.hpp"

namespace sator::create {

std::size_t marked(const Slot& cells, std::span<const Value> values, Value mark) {
    return static_cast<std::size_t>(
        std::ranges::count_if(cells, [&](CellId cell) { return values[cell.index()] == mark; }));
}

PlanResult design_regions(Plan plan, const std::vector<Slot>& groups, const std::string& head,
                          const KindContext& context, RandomSource& random) {
    const Grid grid = plan.base->puzzle->grid;
    auto regions = grown_regions(grid, groups, random);
    if (!regions) return not_met("the marks of a region cannot be connected");
    const std::size_t marks = groups[0].size();
    const Value mark = plan.solution[groups[0][0].index()];
    const std::vector<Value> solution = plan.solution;
    PartConstraint constraint;
    constraint.allows = [=](const Slot& region) {
        return region.size() > 1 && marked(region, solution, mark) == marks;
    };
    constraint.excludes = [=](const Slot& region, std::span<const Value> counterexample) {
        return marked(region, counterexample, mark) != marks;
    };
    constraint.text = [=](const Partition& partition) { return head + parts_drawing(partition, grid); };
    if (auto made = design_by_parts(plan, std::move(*regions), constraint, context.bases); !made)
        return failure(made);
    return plan;
}

}  // namespace sator::create
