#include "sator/models/unrolled.hpp"

#include <algorithm>

namespace sator::models {

namespace {

constexpr std::uint32_t kNoEnd = std::numeric_limits<std::uint32_t>::max();

/// Renumbers the edges of a node, and drops those to nodes without an end.
Diagram::Node renumbered(const Diagram::Node& node, const std::vector<std::uint32_t>& numbers) {
    Diagram::Node edges;
    for (const Diagram::Edge& edge : node) {
        if (numbers[edge.to] != kNoEnd) edges.push_back({edge.value, numbers[edge.to]});
    }
    std::ranges::sort(edges);
    return edges;
}

}  // namespace

double most_candidates(const LoweredModel& model, std::span<const VariableId> variables) {
    std::size_t most = 0;
    for (const VariableId variable : variables)
        most = std::max(most, model.candidates[variable.index()].size());
    return static_cast<double>(most);
}

Diagram reduced(std::vector<VariableId> variables, std::vector<std::vector<Diagram::Node>> layers) {
    std::vector<std::uint32_t> numbers = {0};
    for (std::size_t layer = layers.size(); layer-- > 0;) {
        std::map<Diagram::Node, std::uint32_t> known;
        std::vector<Diagram::Node> kept;
        std::vector<std::uint32_t> own;
        for (const Diagram::Node& node : layers[layer]) {
            Diagram::Node edges = renumbered(node, numbers);
            if (edges.empty()) {
                own.push_back(kNoEnd);
                continue;
            }
            const auto [same, is_new] = known.try_emplace(edges, static_cast<std::uint32_t>(kept.size()));
            if (is_new) kept.push_back(std::move(edges));
            own.push_back(same->second);
        }
        layers[layer] = std::move(kept);
        numbers = std::move(own);
    }
    if (!layers.empty() && layers.front().empty())
        std::ranges::for_each(layers, [](auto& layer) { layer.clear(); });
    return {std::move(variables), std::move(layers)};
}

}  // namespace sator::models
