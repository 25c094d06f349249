// Replaces GroupSizes by an auxiliary for each position and small propagators about it, as cspuz_core does with a Boolean for each clue and
// position in its reach (its pull request 285). Lit positions and labels determine each other: a group's label is its only clue.
#include "sator/propagators/graphs/with_group_labels.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include "sator/propagators/graphs/connected_values.hpp"
#include "sator/propagators/graphs/group_labels.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/propagators/graphs/label_area.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// The most labels of all positions together.
constexpr std::size_t kMostLabelsOfGroups = std::size_t{1} << 16;

/// Returns the bounds of the group of a clue.
SizeBounds bounds_of(const GroupClue& clue, const GroupDemand& demand) {
    return {std::max(clue.size.least, demand.size.least), std::min(clue.size.most, demand.size.most)};
}

/// The vertices that the group of each clue may include: the nearest ones, on ways that pass no other clue. The clue is the first one.
using Areas = std::vector<std::vector<Vertex>>;

/// Returns nullopt if there are too many vertices.
std::optional<Areas> areas_of(const PositionGraph& graph, const GroupDemand& demand) {
    std::vector<std::uint8_t> is_clue(graph.size(), 0);
    for (const GroupClue& clue : demand.clues) is_clue[clue.vertex] = 1;
    Areas areas;
    std::size_t labels = 0;
    for (const GroupClue& clue : demand.clues) {
        std::vector<Vertex> area{clue.vertex};
        std::vector<std::uint32_t> steps(graph.size(), 0);  // on the way to a vertex, with both ends
        steps[clue.vertex] = 1;
        for (std::size_t i = 0; i < area.size(); ++i) {
            if (steps[area[i]] >= bounds_of(clue, demand).most) break;
            for (const Vertex next : graph.beside(area[i])) {
                if (steps[next] != 0 || is_clue[next] != 0) continue;
                steps[next] = steps[area[i]] + 1;
                area.push_back(next);
            }
        }
        labels += area.size();
        if (labels > kMostLabelsOfGroups) return std::nullopt;
        areas.push_back(std::move(area));
    }
    return areas;
}

bool can_have_labels(const GroupSizes& groups, std::span<const VariableId> scope) {
    std::vector<VariableId> sorted(scope.begin(), scope.end());
    std::ranges::sort(sorted);
    std::vector<Vertex> clues;
    for (const GroupClue& clue : groups.demand().clues) clues.push_back(clue.vertex);
    std::ranges::sort(clues);
    return groups.demand().clues_of_group == CluesOfGroup::ExactlyOne &&
           scope.size() == groups.graph().size() && std::ranges::adjacent_find(sorted) == sorted.end() &&
           std::ranges::adjacent_find(clues) == clues.end() &&
           std::ranges::all_of(groups.demand().clues, [&](const GroupClue& clue) {
               return bounds_of(clue, groups.demand()).most != SizeBounds::kUnbounded;
           });
}

/// Returns the graph of some vertices, numbered in their order.
PositionGraph graph_between(const PositionGraph& graph, const std::vector<Vertex>& vertices) {
    std::vector<std::uint32_t> place(graph.size(), static_cast<std::uint32_t>(vertices.size()));
    for (std::uint32_t i = 0; i < vertices.size(); ++i) place[vertices[i]] = i;
    std::vector<PositionGraph::Edge> edges;
    for (std::uint32_t i = 0; i < vertices.size(); ++i) {
        for (const Vertex next : graph.beside(vertices[i])) {
            if (place[next] < i) edges.emplace_back(place[next], i);
        }
    }
    return {vertices.size(), edges};
}

class GroupLabelPoster {
  public:
    GroupLabelPoster(Model& model, const GroupSizes& groups, std::span<const VariableId> positions,
                     const Areas& areas)
        : model_(model), groups_(groups), graph_(groups.graph()), positions_(positions), areas_(areas) {}

    void post() {
        add_labels();
        post_at_positions();
        post_areas();
        post_ways_to_clues();
    }

  private:
    /// Labels are numbers of clues, from 1 on.
    void add_labels() {
        std::vector<std::vector<Word>> candidates(graph_.size(),
                                                  std::vector<Word>(words_for(areas_.size() + 1), 0));
        for (auto& labels : candidates) set_bit(labels, kNoLabel);
        for (std::size_t clue = 0; clue < areas_.size(); ++clue) {
            for (const Vertex vertex : areas_[clue]) set_bit(candidates[vertex], clue + 1);
        }
        for (const auto& labels : candidates) labels_.push_back(model_.auxiliary(labels));
    }

    void post_at_positions() {
        const auto if_lit = std::make_shared<const LabelIfLit>(
            std::vector<Word>(groups_.values().begin(), groups_.values().end()));
        const auto beside = std::make_shared<const LabelsBeside>();
        for (Vertex v = 0; v < graph_.size(); ++v) {
            model_.post(if_lit, {positions_[v], labels_[v]});
            for (const Vertex next : graph_.beside(v)) {
                if (next < v) model_.post(beside, {labels_[next], labels_[v]});
            }
        }
    }

    void post_areas() {
        for (std::size_t clue = 0; clue < areas_.size(); ++clue) {
            std::vector<VariableId> scope;
            for (const Vertex vertex : areas_[clue]) scope.push_back(labels_[vertex]);
            model_.post(std::make_shared<const LabelArea>(
                            graph_between(graph_, areas_[clue]), static_cast<Value>(clue + 1),
                            bounds_of(groups_.demand().clues[clue], groups_.demand())),
                        scope);
        }
    }

    /// Each lit part leads to a clue: the vertex outside is beside all clues.
    void post_ways_to_clues() {
        const auto outside = static_cast<Vertex>(graph_.size());
        std::vector<PositionGraph::Edge> edges;
        for (Vertex v = 0; v < graph_.size(); ++v) {
            for (const Vertex next : graph_.beside(v)) {
                if (next < v) edges.emplace_back(next, v);
            }
        }
        for (const auto& area : areas_) edges.emplace_back(area.front(), outside);
        const std::vector<Word> values(groups_.values().begin(), groups_.values().end());
        model_.post_redundant(std::make_shared<const ConnectedValues>(PositionGraph(graph_.size() + 1, edges),
                                                                      values, Emptiness::Allowed),
                              positions_);
    }

    Model& model_;
    const GroupSizes& groups_;
    const PositionGraph& graph_;
    std::span<const VariableId> positions_;
    const Areas& areas_;
    std::vector<VariableId> labels_;  // by vertex
};

}  // namespace

std::optional<Model> with_group_labels(const Model& model, LimitWatch& watch) {
    std::vector<std::optional<Areas>> areas;
    bool is_any = false;
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const auto* groups = dynamic_cast<const GroupSizes*>(model.propagators()[p].propagator.get());
        const bool fits = groups != nullptr && can_have_labels(*groups, model.scope_of(PropagatorId(p)));
        areas.push_back(fits ? areas_of(groups->graph(), groups->demand()) : std::nullopt);
        is_any = is_any || areas.back();
    }
    if (!is_any) return std::nullopt;
    Model with = model.without_propagators();
    for (std::size_t p = 0; p < model.propagators().size(); ++p) {
        const PropagatorId id(p);
        if (watch.is_over(model.scope_of(id).size())) return std::nullopt;
        with.begin_rule(model.propagators()[p].rule);
        if (!areas[p]) {
            with.repost(model, id);
            continue;
        }
        const auto& groups = static_cast<const GroupSizes&>(*model.propagators()[p].propagator);
        GroupLabelPoster(with, groups, model.scope_of(id), *areas[p]).post();
    }
    return with;
}

}  // namespace sator::propagators
