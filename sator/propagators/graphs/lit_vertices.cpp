#include "sator/propagators/graphs/lit_vertices.hpp"

#include <algorithm>

namespace sator::propagators {

namespace {

using Vertex = PositionGraph::Vertex;

constexpr std::uint32_t kNotSeen = 0;

/// The search from one vertex. `number` counts vertices in the order in which they are seen, from 1 on. `low` is the least number
/// that a vertex reaches by its subtree and one edge more; a child that reaches nothing above its parent hangs on this parent alone.
class CutSearch {
  public:
    CutSearch(const PositionGraph& graph, const Lights& lights)
        : graph_(graph),
          lights_(lights),
          visits_(graph.size()),
          reach_{std::vector<std::uint8_t>(graph.size(), 0), std::vector<std::uint8_t>(graph.size(), 0)} {}

    Reach run(Vertex root) {
        enter(root);
        while (!path_.empty()) {
            const Vertex vertex = path_.back();
            if (const auto beside = graph_.beside(vertex); visits_[vertex].next_edge < beside.size()) {
                follow(vertex, beside[visits_[vertex].next_edge++]);
            } else {
                path_.pop_back();
                if (!path_.empty()) leave(vertex, path_.back());
            }
        }
        return std::move(reach_);
    }

  private:
    struct Visit {
        std::uint32_t number = kNotSeen, low = 0, next_edge = 0;
        bool has_lit = false;  // some vertex of its subtree is on
    };

    void enter(Vertex vertex) {
        Visit& visit = visits_[vertex];
        visit.number = visit.low = ++seen_;
        visit.has_lit = lights_[vertex] == Light::On;
        reach_.is_reached[vertex] = 1;
        path_.push_back(vertex);
    }

    void follow(Vertex from, Vertex to) {
        if (lights_[to] == Light::Off) return;
        if (visits_[to].number == kNotSeen) {
            enter(to);
        } else {
            visits_[from].low = std::min(visits_[from].low, visits_[to].number);
        }
    }

    void leave(Vertex child, Vertex parent) {
        const Visit& below = visits_[child];
        Visit& above = visits_[parent];
        above.low = std::min(above.low, below.low);
        if (!below.has_lit) return;
        above.has_lit = true;
        if (below.low >= above.number) reach_.is_needed[parent] = 1;
    }

    const PositionGraph& graph_;
    const Lights& lights_;
    std::vector<Visit> visits_;
    std::vector<Vertex> path_;
    std::uint32_t seen_ = 0;
    Reach reach_;
};

}  // namespace

Reach reach_from(Vertex root, const PositionGraph& graph, const Lights& lights) {
    return CutSearch(graph, lights).run(root);
}

std::vector<Vertex> separator(const std::vector<std::uint8_t>& part, Vertex outside,
                              const PositionGraph& graph) {
    const auto touches = [&](Vertex vertex, const std::vector<std::uint8_t>& side) {
        return std::ranges::any_of(graph.beside(vertex), [&](Vertex next) { return side[next] != 0; });
    };
    std::vector<std::uint8_t> is_border(graph.size(), 0), other(graph.size(), 0);
    for (Vertex v = 0; v < graph.size(); ++v) is_border[v] = part[v] == 0 && touches(v, part) ? 1 : 0;
    flood(outside, graph, other, [&](Vertex v) { return is_border[v] == 0; });
    std::vector<Vertex> found;
    for (Vertex v = 0; v < graph.size(); ++v) {
        if (is_border[v] != 0 && touches(v, other)) found.push_back(v);
    }
    return found;
}

}  // namespace sator::propagators
