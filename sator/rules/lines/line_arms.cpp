#include "sator/rules/lines/line_arms.hpp"

#include <algorithm>
#include <array>

namespace sator::rules {

std::vector<CrossingDemand::Arms> line_arms(const DrawnLines& lines, const PositionMap& map) {
    constexpr std::array<HalfCell, kWays> kSteps = {{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    std::vector<CrossingDemand::Arms> arms(lines.points.size());
    for (LineGraph::Vertex v = 0; v < arms.size(); ++v) {
        for (std::size_t way = 0; way < kWays; ++way) {
            const auto [row, column] = lines.points[v];
            const auto link =
                map.find(PositionSort::Link, {row + kSteps[way].row, column + kSteps[way].column});
            if (!link) continue;
            const auto found = std::ranges::lower_bound(lines.positions, *link);
            if (found != lines.positions.end() && *found == *link)
                arms[v][way] = static_cast<LineGraph::Line>(found - lines.positions.begin());
        }
    }
    return arms;
}

}  // namespace sator::rules
