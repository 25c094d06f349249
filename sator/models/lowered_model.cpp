#include "sator/models/lowered_model.hpp"

#include <algorithm>
#include <set>

namespace sator::models {

namespace {

bool accepts(const Diagram& diagram, std::span<const ValueId> values) {
    if (diagram.layers.empty()) return true;
    if (diagram.layers.front().empty()) return false;
    std::uint32_t node = 0;
    for (std::size_t i = 0; i < diagram.cells.size(); ++i) {
        const Diagram::Node& edges = diagram.layers[i][node];
        const auto edge = std::ranges::find(edges, values[diagram.cells[i].index()], &Diagram::Edge::value);
        if (edge == edges.end()) return false;
        node = edge->to;
    }
    return true;
}

bool holds(const DifferentCells& different, std::span<const ValueId> values) {
    std::set<std::size_t> seen;
    for (const CellId cell : different.cells) {
        if (!seen.insert(values[cell.index()].index()).second) return false;
    }
    return std::ranges::all_of(different.required,
                               [&](ValueId value) { return seen.contains(value.index()); });
}

}  // namespace

bool satisfies(const LoweredModel& model, std::span<const ValueId> values) {
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        if (std::ranges::find(model.candidates[cell], values[cell]) == model.candidates[cell].end())
            return false;
    }
    return std::ranges::all_of(model.different, [&](const auto& cells) { return holds(cells, values); }) &&
           std::ranges::all_of(model.diagrams,
                               [&](const Diagram& diagram) { return accepts(diagram, values); });
}

}  // namespace sator::models
