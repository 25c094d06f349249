// A cell that is on has one owner (OneOwner), neighbours share theirs (SameOwner), and the cells of each owner form one group of the
// right size (GroupSizes on the cells that its clue can reach). The model is that of cspuz_core's pull request 285.
#include "sator/propagators/graphs/with_owners.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "sator/propagators/graphs/group_reach.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/propagators/graphs/one_owner.hpp"
#include "sator/propagators/graphs/same_owner.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// The maximum average number of possible owners of a cell. More would cost more than they prune, e.g. if many sizes are unknown.
constexpr std::size_t kMostOwnersOfCell = 40;

/// A possible owner of a vertex.
struct PossibleOwner {
    std::uint32_t clue = 0;
    VariableId truth;
};

/// The owners of the groups of one propagator.
class Owners {
  public:
    Owners(Model& model, const GroupSizes& groups, std::span<const VariableId> cells)
        : model_(model), groups_(groups), cells_(cells), owners_of_(cells.size()) {}

    /// Adds the auxiliaries. Returns false if there would be too many.
    bool add(LimitWatch& watch) {
        Lights lights;
        for (const VariableId cell : cells_)
            lights.push_back(light_of(model_.initial_domain(cell), groups_.values()));
        const GroupParts parts(groups_.graph(), groups_.demand(), cells_.size(), lights);
        std::size_t count = 0;
        for (const GroupClue& clue : groups_.demand().clues) {
            if (lights[clue.vertex] == Light::Off) return false;
            const GroupPart source = lights[clue.vertex] == Light::On
                                         ? parts.parts()[parts.part_of(clue.vertex)]
                                         : parts.alone(clue.vertex);
            vertices_.push_back(vertices_in(parts, source));
            count += vertices_.back().size();
            if (watch.is_over(cells_.size()) || count > kMostOwnersOfCell * cells_.size()) return false;
        }
        for (std::uint32_t clue = 0; clue < vertices_.size(); ++clue) {
            for (const Vertex v : vertices_[clue]) owners_of_[v].push_back({clue, model_.auxiliary(0, 1)});
        }
        return true;
    }

    void post() {
        const auto one = std::make_shared<const OneOwner>(values());
        for (Vertex v = 0; v < cells_.size(); ++v) {
            std::vector<VariableId> scope{cells_[v]};
            for (const PossibleOwner& owner : owners_of_[v]) scope.push_back(owner.truth);
            model_.post(one, scope);
            for (const Vertex next : groups_.graph().beside(v)) {
                if (v < next) post_shared(v, next);
            }
        }
        for (std::uint32_t clue = 0; clue < vertices_.size(); ++clue) post_group(clue);
    }

  private:
    std::vector<Word> values() const { return {groups_.values().begin(), groups_.values().end()}; }

    /// Returns the vertices that the group of a clue's part can include, in ascending order.
    static std::vector<Vertex> vertices_in(const GroupParts& parts, const GroupPart& source) {
        const GroupReach reach(parts, source);
        std::vector<Vertex> found = source.vertices;
        found.insert(found.end(), reach.open().begin(), reach.open().end());
        for (GroupParts::Part part = 0; part < parts.parts().size(); ++part) {
            const std::vector<Vertex>& vertices = parts.parts()[part].vertices;
            if (reach.includes(part)) found.insert(found.end(), vertices.begin(), vertices.end());
        }
        std::ranges::sort(found);
        return found;
    }

    void post_shared(Vertex first, Vertex second) {
        std::vector<VariableId> scope{cells_[first], cells_[second]};
        std::vector<SameOwner::Owner> owners(vertices_.size());
        const auto add = [&](Vertex vertex, std::uint32_t SameOwner::Owner::*place) {
            for (const PossibleOwner& owner : owners_of_[vertex]) {
                owners[owner.clue].*place = static_cast<std::uint32_t>(scope.size());
                scope.push_back(owner.truth);
            }
        };
        add(first, &SameOwner::Owner::of_first);
        add(second, &SameOwner::Owner::of_second);
        std::erase_if(owners, [](const SameOwner::Owner& o) { return o.of_first == 0 && o.of_second == 0; });
        model_.post(std::make_shared<const SameOwner>(values(), std::move(owners)), scope);
    }

    void post_group(std::uint32_t clue) {
        const std::vector<Vertex>& vertices = vertices_[clue];
        const auto place = [&](Vertex v) {
            const auto found = std::ranges::lower_bound(vertices, v);
            return found != vertices.end() && *found == v ? std::optional(found - vertices.begin())
                                                          : std::nullopt;
        };
        std::vector<PositionGraph::Edge> edges;
        std::vector<VariableId> scope;
        for (Vertex i = 0; i < vertices.size(); ++i) {
            for (const PossibleOwner& owner : owners_of_[vertices[i]]) {
                if (owner.clue == clue) scope.push_back(owner.truth);
            }
            for (const Vertex next : groups_.graph().beside(vertices[i])) {
                if (const auto at = place(next); at && next > vertices[i])
                    edges.emplace_back(i, static_cast<Vertex>(*at));
            }
        }
        GroupClue own = groups_.demand().clues[clue];
        own.vertex = static_cast<Vertex>(*place(own.vertex));
        const GroupDemand demand{groups_.demand().size, {own}, CluesOfGroup::ExactlyOne};
        model_.post(std::make_shared<const GroupSizes>(PositionGraph(vertices.size(), edges),
                                                       std::vector<Word>{0b10}, demand),
                    scope);
    }

    Model& model_;
    const GroupSizes& groups_;
    std::span<const VariableId> cells_;
    std::vector<std::vector<Vertex>> vertices_;          // by clue
    std::vector<std::vector<PossibleOwner>> owners_of_;  // by vertex
};

/// Returns the propagator if each of its groups has one clue, and no vertex is without a cell; otherwise null.
const GroupSizes* owned_groups(const Model::Posted& posted) {
    const auto* groups = dynamic_cast<const GroupSizes*>(posted.propagator.get());
    if (groups == nullptr || groups->graph().size() != posted.positions) return nullptr;
    return groups->demand().clues_of_group == CluesOfGroup::ExactlyOne ? groups : nullptr;
}

}  // namespace

std::optional<Model> with_owners(const Model& model, LimitWatch& watch) {
    Model with = model.without_propagators();
    bool is_better = false;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId id(p);
        const std::span<const VariableId> scope = model.scope_of(id);
        const GroupSizes* const groups = owned_groups(model.propagators()[p]);
        if (groups != nullptr) {
            Owners owners(with, *groups, scope);
            if (owners.add(watch)) {
                with.begin_rule(model.propagators()[p].rule);
                owners.post();
                is_better = true;
                continue;
            }
        }
        with.repost(model, id);
    }
    if (!is_better) return std::nullopt;
    return with;
}

}  // namespace sator::propagators
