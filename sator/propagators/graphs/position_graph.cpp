#include "sator/propagators/graphs/position_graph.hpp"

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

}  // namespace sator::propagators
