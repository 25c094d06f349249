#include "sator/engine/model/constraint_graph.hpp"

#include <algorithm>
#include <numeric>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"

namespace sator {

using namespace engine;

namespace {

/// The most pairs of neighbours: building a larger graph costs more than it saves.
constexpr std::size_t kMostPairs = 400'000;

}  // namespace

void NeighbourGroups::add(EdgeKind kind, std::span<const std::uint32_t> positions) {
    groups_.push_back({kind, {positions.begin(), positions.end()}});
}

void NeighbourGroups::add_all(EdgeKind kind, std::size_t positions) {
    std::vector<std::uint32_t> all(positions);
    std::iota(all.begin(), all.end(), 0U);
    groups_.push_back({kind, std::move(all)});
}

void NeighbourGroups::add_places(std::span<const std::uint32_t> positions, std::span<const Word> values) {
    if (std::ranges::all_of(values, [](Word word) { return word == 0; })) return;
    places_.push_back({{positions.begin(), positions.end()}, {values.begin(), values.end()}});
}

void NeighbourGroups::add_all_places(std::size_t positions, std::span<const Word> values) {
    std::vector<std::uint32_t> all(positions);
    std::iota(all.begin(), all.end(), 0U);
    add_places(all, values);
}

void Propagator::neighbours(std::size_t, NeighbourGroups&) const {}

ConstraintGraph::ConstraintGraph(const Model& model) {
    std::vector<CellGroup> groups;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto scope = model.scope_of(PropagatorId(p));
        NeighbourGroups neighbours;
        model.propagators()[p].propagator->neighbours(scope.size(), neighbours);
        for (const auto& [kind, positions] : neighbours.groups()) {
            CellGroup& group = groups.emplace_back(kind, std::vector<VariableId>{});
            for (const std::uint32_t position : positions) {
                if (scope[position].index() < model.cell_count()) group.cells.push_back(scope[position]);
            }
            if (group.cells.size() >= model.cell_count()) groups.pop_back();
        }
        add_determined(model, scope, neighbours);
    }
    add_edges(model, std::move(groups));
}

void ConstraintGraph::add_determined(const Model& model, std::span<const VariableId> scope,
                                     const NeighbourGroups& neighbours) {
    for (const auto& [position, values] : neighbours.determined()) {
        const std::size_t cell = scope[position].index();
        if (cell >= model.cell_count()) continue;
        if (!has_determined()) {
            for (std::size_t i = 0; i < model.cell_count(); ++i)
                words_ = std::max<std::size_t>(words_, model.variables()[i].word_count);
            determined_.assign(words_ * model.cell_count(), 0);
        }
        for (std::size_t i = 0; i < std::min(words_, values.size()); ++i)
            determined_[cell * words_ + i] |= values[i];
    }
}

void ConstraintGraph::add_edges(const Model& model, std::vector<CellGroup> groups) {
    std::size_t pairs = 0;
    for (const CellGroup& group : groups) pairs += group.cells.size() * group.cells.size();
    if (pairs == 0 || pairs > kMostPairs) return;
    std::ranges::stable_partition(groups, [](const CellGroup& g) { return g.kind == EdgeKind::Depend; });
    std::vector<std::vector<std::uint32_t>> groups_of(model.cell_count());
    for (std::uint32_t g = 0; g < groups.size(); ++g) {
        for (const VariableId cell : groups[g].cells) groups_of[cell.index()].push_back(g);
    }
    // If two edges lead to one cell, the stronger stays, which comes first.
    std::vector<std::size_t> last_met(model.cell_count(), model.cell_count());
    neighbours_.reserve(pairs);
    for (std::size_t cell = 0; cell < groups_of.size(); ++cell) {
        Part part{.first = end_of_neighbours()};
        part.first_differing = part.first;
        last_met[cell] = cell;
        for (const std::uint32_t g : groups_of[cell]) {
            for (const VariableId other : groups[g].cells) {
                if (last_met[other.index()] == cell) continue;
                last_met[other.index()] = cell;
                neighbours_.push_back(static_cast<std::uint32_t>(other.index()));
            }
            if (groups[g].kind == EdgeKind::Depend) part.first_differing = end_of_neighbours();
        }
        part.end = end_of_neighbours();
        parts_.push_back(part);
    }
}

/// Has no branches in its loops, because it is nearly random whether two cells share a candidate.
std::uint64_t ConstraintGraph::weighted_degree(std::size_t cell, Word own, std::span<const Word> candidates,
                                               std::span<const std::uint64_t> weights) const {
    const Part part = parts_[cell];
    const std::span<const std::uint32_t> neighbours = neighbours_;
    std::uint64_t sum = 0;
    for (const std::uint32_t other : neighbours.subspan(part.first, part.first_differing - part.first))
        sum += weights[other];
    for (const std::uint32_t other :
         neighbours.subspan(part.first_differing, part.end - part.first_differing)) {
        const std::uint64_t is_narrowed = (candidates[other] & own) != 0 ? 1 : 0;
        sum += weights[other] & (0 - is_narrowed);
    }
    return sum;
}

}  // namespace sator
