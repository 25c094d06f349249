#include "sator/models/lowered_model.hpp"

#include <algorithm>
#include <set>

namespace sator::models {

namespace {

bool accepts(const Diagram& diagram, std::span<const ValueId> values) {
    if (diagram.layers.empty()) return true;
    if (diagram.layers.front().empty()) return false;
    std::uint32_t node = 0;
    for (std::size_t i = 0; i < diagram.variables.size(); ++i) {
        const Diagram::Node& edges = diagram.layers[i][node];
        const auto edge =
            std::ranges::find(edges, values[diagram.variables[i].index()], &Diagram::Edge::value);
        if (edge == edges.end()) return false;
        node = edge->to;
    }
    return true;
}

bool holds(const DifferentCells& different, std::span<const ValueId> values) {
    std::set<std::size_t> seen;
    for (const VariableId cell : different.cells) {
        if (!seen.insert(values[cell.index()].index()).second) return false;
    }
    return std::ranges::all_of(different.required,
                               [&](ValueId value) { return seen.contains(value.index()); });
}

bool holds(const std::vector<ValueClaim>& clause, std::span<const ValueId> values) {
    return std::ranges::any_of(clause, [&](const ValueClaim& claim) {
        return (values[claim.variable.index()] == claim.value) == claim.is_equal;
    });
}

}  // namespace

VariableId LoweredModel::add_auxiliary(std::size_t values) {
    candidates.emplace_back();
    for (std::size_t value = 0; value < values; ++value) candidates.back().push_back(ValueId(value));
    return VariableId(candidates.size() - 1);
}

bool satisfies(const LoweredModel& model, std::span<const ValueId> values) {
    for (std::size_t v = 0; v < values.size(); ++v) {
        if (std::ranges::find(model.candidates[v], values[v]) == model.candidates[v].end()) return false;
    }
    return std::ranges::all_of(model.different, [&](const auto& cells) { return holds(cells, values); }) &&
           std::ranges::all_of(model.diagrams,
                               [&](const Diagram& diagram) { return accepts(diagram, values); }) &&
           std::ranges::all_of(model.clauses, [&](const auto& clause) { return holds(clause, values); });
}

}  // namespace sator::models
