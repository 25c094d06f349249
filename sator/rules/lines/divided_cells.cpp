// The edges of a statement as a map of half-cell points. Two inner edges that end at a point and are at a right angle bound one of the
// cells there, so that four of them make a crossing, and two alone are between three cells around a hole.
#include "sator/rules/lines/divided_cells.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "sator/puzzle/grids/between_cells.hpp"
#include "sator/rules/registry/cell_graph.hpp"

namespace sator::rules {

namespace {

/// Finds the points at which inner edges of square cells meet.
class MeetingEdges {
  public:
    void add(HalfCell at, std::uint32_t edge) {
        inner_at_.emplace(at, edge);
        // An edge in an odd row is upright, and its ends are above and below it.
        const std::int32_t down = at.row % 2 != 0 ? 1 : 0, right = 1 - down;
        corners_.insert({at.row - down, at.column - right});
        corners_.insert({at.row + down, at.column + right});
    }

    void add_to(DividedCells& divided) const {
        for (const HalfCell corner : corners_) {
            const std::array<std::optional<std::uint32_t>, 4> around = {
                find(corner, -1, 0), find(corner, 0, 1), find(corner, 1, 0), find(corner, 0, -1)};
            const auto count =
                std::ranges::count_if(around, [](const auto& edge) { return edge.has_value(); });
            if (count == 4) divided.crossings.push_back({*around[0], *around[1], *around[2], *around[3]});
            if (count != 2) continue;
            for (std::size_t i = 0; i < around.size(); ++i) {
                const auto& next = around[(i + 1) % around.size()];
                if (around[i] && next) divided.bends.push_back({*around[i], *next});
            }
        }
    }

  private:
    std::optional<std::uint32_t> find(HalfCell corner, std::int32_t down, std::int32_t right) const {
        const auto found = inner_at_.find({corner.row + down, corner.column + right});
        return found == inner_at_.end() ? std::nullopt : std::optional(found->second);
    }

    std::map<HalfCell, std::uint32_t> inner_at_;
    std::set<HalfCell> corners_;
};

}  // namespace

DividedCells divided_cells(const Grid& grid, Slot edges) {
    DividedCells divided;
    divided.edges = std::move(edges);
    const puzzle::PositionMap map(grid);
    divided.has_six_sides = map.steps().size() != 4;
    for (const CellId edge : divided.edges) {
        for (const auto& cell : map.cells(edge)) {
            if (cell) divided.cells.push_back(*cell);
        }
    }
    std::ranges::sort(divided.cells);
    divided.cells.erase(std::ranges::unique(divided.cells).begin(), divided.cells.end());
    for (const CellId cell : divided.cells) divided.points.push_back(map.point(cell));
    const auto place_of = [&](CellId cell) {
        return static_cast<std::uint32_t>(std::ranges::lower_bound(divided.cells, cell) -
                                          divided.cells.begin());
    };
    MeetingEdges meeting;
    for (std::uint32_t i = 0; i < divided.edges.size(); ++i) {
        const auto cells = map.cells(divided.edges[i]);
        if (!cells[0] || !cells[1]) {
            divided.outer.push_back(i);
            continue;
        }
        divided.inner.push_back(i);
        divided.sides.emplace_back(place_of(*cells[0]), place_of(*cells[1]));
        meeting.add(map.point(divided.edges[i]), i);
    }
    if (!divided.has_six_sides) meeting.add_to(divided);
    const auto neighbours = neighbouring_cells(grid, divided.cells, Touching::Edges);
    divided.has_unnamed_edges = neighbours.size() != divided.sides.size();
    return divided;
}

std::vector<std::uint32_t> regions_between(const DividedCells& divided,
                                           const std::function<bool(std::uint32_t)>& is_border) {
    std::vector<std::uint32_t> region(divided.cells.size());
    for (std::uint32_t cell = 0; cell < region.size(); ++cell) region[cell] = cell;
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::size_t i = 0; i < divided.inner.size(); ++i) {
            std::uint32_t &a = region[divided.sides[i].first], &b = region[divided.sides[i].second];
            if (a == b || is_border(divided.inner[i])) continue;
            a = b = std::min(a, b);
            is_changed = true;
        }
    }
    return region;
}

}  // namespace sator::rules
