#include "sator/engine/couplings.hpp"

#include <algorithm>
#include <numeric>

#include "sator/engine/model.hpp"

namespace sator {

namespace {

/// More pairs of cells cost more than what is known of them saves.
constexpr std::size_t kMostPairs = 400'000;

struct CellGroup {
    Coupling coupling;
    std::vector<VariableId> cells;
};

std::vector<CellGroup> coupled_cells(const Model& model) {
    std::vector<CellGroup> groups;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto scope = model.scope_of(PropagatorId(p));
        CoupledPositions coupled;
        model.propagators()[p].propagator->couple(scope.size(), coupled);
        for (const auto& [coupling, positions] : coupled.groups()) {
            CellGroup& group = groups.emplace_back(coupling, std::vector<VariableId>{});
            for (const std::uint32_t position : positions) {
                if (scope[position].index() < model.cell_count()) group.cells.push_back(scope[position]);
            }
            if (group.cells.size() >= model.cell_count()) groups.pop_back();
        }
    }
    return groups;
}

}  // namespace

void CoupledPositions::add(Coupling coupling, std::span<const std::uint32_t> positions) {
    groups_.push_back({coupling, {positions.begin(), positions.end()}});
}

void CoupledPositions::add_all(Coupling coupling, std::size_t positions) {
    std::vector<std::uint32_t> all(positions);
    std::iota(all.begin(), all.end(), 0U);
    groups_.push_back({coupling, std::move(all)});
}

void Propagator::couple(std::size_t, CoupledPositions&) const {}

Couplings::Couplings(const Model& model) {
    const std::vector<CellGroup> groups = coupled_cells(model);
    std::size_t pairs = 0;
    for (const CellGroup& group : groups) pairs += group.cells.size() * group.cells.size();
    if (pairs == 0 || pairs > kMostPairs) return;
    std::vector<std::vector<Neighbour>> of_cell(model.cell_count());
    for (const auto& [coupling, cells] : groups) {
        for (const VariableId cell : cells) {
            for (const VariableId other : cells) {
                if (cell != other) of_cell[cell.index()].push_back({other, coupling});
            }
        }
    }
    for (std::vector<Neighbour>& some : of_cell) add_part(without_repetitions(std::move(some)));
}

/// Of two couplings with one cell the stronger stays.
std::vector<Couplings::Neighbour> Couplings::without_repetitions(std::vector<Neighbour> neighbours) {
    const auto order = [](const Neighbour& n) { return std::pair(n.cell, n.coupling == Coupling::Differ); };
    std::ranges::sort(neighbours, {}, order);
    const auto repeated = std::ranges::unique(neighbours, {}, &Neighbour::cell);
    neighbours.erase(repeated.begin(), repeated.end());
    return neighbours;
}

void Couplings::add_part(const std::vector<Neighbour>& neighbours) {
    Part part{.first = static_cast<std::uint32_t>(neighbours_.size())};
    const auto add_those = [&](Coupling coupling) {
        for (const Neighbour& neighbour : neighbours) {
            if (neighbour.coupling == coupling)
                neighbours_.push_back(static_cast<std::uint32_t>(neighbour.cell.index()));
        }
        return static_cast<std::uint32_t>(neighbours_.size());
    };
    part.first_differing = add_those(Coupling::Depend);
    part.end = add_those(Coupling::Differ);
    parts_.push_back(part);
}

/// Without branches: whether two cells share a candidate is as good as random.
std::uint64_t Couplings::sum_over_narrowed(std::size_t cell, std::span<const Word> candidates,
                                           std::span<const std::uint64_t> weights) const {
    const Part part = parts_[cell];
    const Word own = candidates[cell];
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
