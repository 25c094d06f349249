#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/propagators/basic/light.hpp"
#include "sator/propagators/graphs/group_demand.hpp"
#include "sator/propagators/graphs/position_graph.hpp"

namespace sator::propagators {

/// Some places of a graph, and those of them that ways from one vertex reach. Such a way leads along edges, and does not visit its own
/// beginning again, and no place in between unless `is_past`.
struct ReachedPlaces {
    PositionGraph graph;
    PositionGraph::Vertex first = 0;
    std::vector<std::uint8_t> is_place;  ///< by vertex; the first one does not count
    bool is_past =
        false;  ///< Ways may visit places, too. A place that they cannot visit is not reached then.

    /// The vertices that are reached if a set of vertices may be visited.
    struct Look {
        std::vector<std::uint8_t> is_visited;  ///< by vertex; the first one is
        std::uint32_t places = 0;
    };
    template <class MayVisit>
    Look look(MayVisit may_visit) const {
        Look look{std::vector<std::uint8_t>(graph.size(), 0)};
        std::vector<std::uint8_t> is_found(graph.size(), 0);
        std::vector<PositionGraph::Vertex> rest{first};
        look.is_visited[first] = 1;
        while (!rest.empty()) {
            const PositionGraph::Vertex vertex = rest.back();
            rest.pop_back();
            for (const PositionGraph::Vertex next : graph.beside(vertex)) {
                if (next == first) continue;
                if (is_place[next] != 0 && !is_past) {
                    look.places += is_found[next] == 0 ? 1 : 0;
                    is_found[next] = 1;
                } else if (look.is_visited[next] == 0 && may_visit(next)) {
                    look.is_visited[next] = 1;
                    look.places += is_place[next] != 0 ? 1 : 0;
                    rest.push_back(next);
                }
            }
        }
        return look;
    }
};

/// The number of places that are reached over positions that have one of the values is within bounds. What a single position decides is found;
/// no stronger claim. A call costs a search through the graph for each position that is open and in reach. The domains are of kind `Bits`.
class CountOfReached final : public Propagator {
  public:
    /// `values` is the set of values, as bits.
    CountOfReached(ReachedPlaces places, std::vector<Word> values, SizeBounds bounds)
        : places_(std::move(places)), values_(std::move(values)), bounds_(bounds) {}

    std::string_view name() const override { return "count_of_reached"; }
    Cost cost() const override { return Cost::Heavy; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    Propagation look_once(Scope& scope, const Lights& lights) const;

    ReachedPlaces places_;
    std::vector<Word> values_;
    SizeBounds bounds_;
};

}  // namespace sator::propagators
