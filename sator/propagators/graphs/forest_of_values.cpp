// Lit vertices that share an edge are joined into trees (union-find). An open vertex beside two vertices of one tree would close a cycle,
// so it is off; the reason is the path between the two.
#include "sator/propagators/graphs/forest_of_values.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

#include "sator/engine/counting/residual.hpp"
#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

/// The trees of lit vertices.
class Trees {
  public:
    Trees(const PositionGraph& graph, const Lights& lights) : parent_(graph.size()) {
        std::iota(parent_.begin(), parent_.end(), Vertex{0});
        for (Vertex v = 0; v < graph.size(); ++v) {
            if (lights[v] != Light::On) continue;
            for (const Vertex next : graph.beside(v)) {
                if (next >= v || lights[next] != Light::On) continue;
                const Vertex a = tree_of(next), b = tree_of(v);
                if (a == b && !closing_) closing_ = std::pair(next, v);
                parent_[a] = b;
            }
        }
    }

    /// The first edge that closes a cycle; nullopt if there is none.
    const std::optional<PositionGraph::Edge>& closing() const { return closing_; }

    Vertex tree_of(Vertex vertex) {
        while (parent_[vertex] != vertex) vertex = parent_[vertex] = parent_[parent_[vertex]];
        return vertex;
    }

  private:
    std::vector<Vertex> parent_;
    std::optional<PositionGraph::Edge> closing_;
};

/// Returns two lit vertices beside `vertex` that are in one tree; nullopt if there are none.
std::optional<PositionGraph::Edge> ends_in_one_tree(Vertex vertex, const PositionGraph& graph,
                                                    const Lights& lights, Trees& trees) {
    const auto beside = graph.beside(vertex);
    for (std::size_t i = 0; i < beside.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool are_lit = lights[beside[i]] == Light::On && lights[beside[j]] == Light::On;
            if (are_lit && trees.tree_of(beside[i]) == trees.tree_of(beside[j]))
                return std::pair(beside[j], beside[i]);
        }
    }
    return std::nullopt;
}

/// Whether a path may consist of the edge between its ends.
enum class DirectEdge : std::uint8_t { MayBeUsed, IsLeftOut };

/// Returns the lit vertices of a shortest path between two ends, which are lit.
std::vector<Vertex> lit_path(const PositionGraph::Edge& ends, DirectEdge direct, const PositionGraph& graph,
                             const Lights& lights) {
    const auto [from, to] = ends;
    std::vector<std::optional<Vertex>> before(graph.size());
    before[from] = from;
    std::vector<Vertex> reached{from};
    for (std::size_t i = 0; i < reached.size() && !before[to]; ++i) {
        for (const Vertex next : graph.beside(reached[i])) {
            const bool is_left_out = direct == DirectEdge::IsLeftOut && reached[i] == from && next == to;
            if (lights[next] != Light::On || before[next] || is_left_out) continue;
            before[next] = reached[i];
            reached.push_back(next);
        }
    }
    std::vector<Vertex> path;
    if (!before[to]) return path;
    for (Vertex at = to; at != from; at = *before[at]) path.push_back(at);
    path.push_back(from);
    return path;
}

}  // namespace

/// If no variable occurs twice, one round finds everything.
Propagation ForestOfValues::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    for (Lights lights = lights_of(scope, values_, graph_.size());;) {
        Trees trees(graph_, lights);
        if (trees.closing()) return Propagation::Conflict;
        scope.begin_step();
        bool is_open = false;
        for (Vertex v = 0; v < scope.size(); ++v) {
            if (lights[v] != Light::Open) continue;
            if (!ends_in_one_tree(v, graph_, lights, trees))
                is_open = true;
            else if (!decide(scope, v, values_, Light::Off))
                return Propagation::Conflict;
        }
        Lights after = lights_of(scope, values_, graph_.size());
        const bool has_found = after != lights;
        if (!is_open && !has_found) return Propagation::Entailed;
        if (!has_found || scratch.is_over(graph_.size())) return Propagation::Fixpoint;
        lights = std::move(after);
    }
}

Reason ForestOfValues::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    const Lights lights = lights_of(before, values_, graph_.size());
    Trees trees(graph_, lights);
    Reason reason;
    LightReason collected(before, values_, reason);
    const auto add_path = [&](const PositionGraph::Edge& ends, DirectEdge direct) {
        for (const Vertex v : lit_path(ends, direct, graph_, lights)) collected.add(v);
    };
    if (removals.empty()) {
        if (!trees.closing()) return Propagator::quick_reason(removals, before);
        add_path(*trees.closing(), DirectEdge::IsLeftOut);
        return reason;
    }
    for (const Literal& removal : removals) {
        const bool is_about_one_value = removal.relation == Literal::Relation::NotEqual;
        const auto ends = is_about_one_value && lights[removal.position] == Light::Open
                              ? ends_in_one_tree(removal.position, graph_, lights, trees)
                              : std::nullopt;
        if (!ends) return Propagator::quick_reason(removals, before);
        add_path(*ends, DirectEdge::MayBeUsed);
    }
    return reason;
}

/// Two states are alike if their trees touch the same open vertices.
void ForestOfValues::residual(const Scope& scope, Residual& residual) const {
    const Lights lights = lights_of(scope, values_, graph_.size());
    Trees trees(graph_, lights);
    std::vector<std::uint32_t> number(graph_.size(), 0);  // from 1 on, as open vertices meet the trees
    std::uint32_t count = 0;
    for (Vertex open = 0; open < scope.size(); ++open) {
        if (lights[open] != Light::Open) continue;
        for (const Vertex beside : graph_.beside(open)) {
            if (lights[beside] != Light::On) continue;
            std::uint32_t& own = number[trees.tree_of(beside)];
            if (own == 0) own = ++count;
            residual.add(own);
        }
        residual.add(0);
    }
}

void ForestOfValues::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
