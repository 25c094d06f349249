#include "sator/engine/search/value_places.hpp"

#include "sator/engine/model/constraint_graph.hpp"

namespace sator::engine {

ValuePlaces::ValuePlaces(const Model& model) : groups_of_(model.cell_count()) {
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto scope = model.scope_of(PropagatorId(p));
        NeighbourGroups neighbours;
        model.propagators()[p].propagator->neighbours(scope.size(), neighbours);
        for (const auto& [positions, values] : neighbours.places()) {
            Group group{.cells = {}, .values = values};
            bool are_cells = true;
            for (const std::uint32_t position : positions) {
                group.cells.push_back(scope[position]);
                are_cells &= scope[position].index() < model.cell_count();
            }
            if (!are_cells) continue;
            for (const VariableId cell : group.cells)
                groups_of_[cell.index()].push_back(static_cast<std::uint32_t>(groups_.size()));
            groups_.push_back(std::move(group));
        }
    }
}

}  // namespace sator::engine
