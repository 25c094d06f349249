#include "sator/propagators/graphs/position_graph.hpp"

#include <limits>
#include <numeric>

namespace sator::propagators {

PositionGraph::PositionGraph(std::size_t vertices, std::span<const Edge> edges)
    : first_(vertices + 1, 0), beside_(2 * edges.size()) {
    for (const auto& [a, b] : edges) {
        ++first_[a + 1];
        ++first_[b + 1];
    }
    std::partial_sum(first_.begin(), first_.end(), first_.begin());
    std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
    for (const auto& [a, b] : edges) {
        beside_[next[a]++] = b;
        beside_[next[b]++] = a;
    }
}

std::vector<std::uint32_t> steps_from(std::span<const PositionGraph::Vertex> sources,
                                      const PositionGraph& graph) {
    constexpr std::uint32_t kFar = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> steps(graph.size(), kFar);
    std::vector<PositionGraph::Vertex> reached(sources.begin(), sources.end());
    for (const PositionGraph::Vertex source : reached) steps[source] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const PositionGraph::Vertex next : graph.beside(reached[i])) {
            if (steps[next] != kFar) continue;
            steps[next] = steps[reached[i]] + 1;
            reached.push_back(next);
        }
    }
    return steps;
}

}  // namespace sator::propagators
