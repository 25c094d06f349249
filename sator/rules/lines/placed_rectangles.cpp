// A square, or a rectangle with exactly one clue, has few places. Each place is an auxiliary, 0 or 1; each cell is in exactly one
// region, so that the auxiliaries of the places that have it add up to 1. Learning then speaks of places rather than of their borders.

#include "sator/rules/lines/placed_rectangles.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/divisions/placed_region.hpp"
#include "sator/propagators/sums/post_linear.hpp"

namespace sator::rules {

namespace {

/// The most cells that all places together may have: memory, and time for each change of an edge, grow with it.
constexpr std::size_t kMostCellsOfPlaces = 400'000;

/// Finds cells by their rows and columns.
class RectangleCells {
  public:
    RectangleCells(const DividedCells& divided, const RectangleDemand& demand)
        : demand_(demand), is_single_(divided.points.size(), 0) {
        for (std::uint32_t cell = 0; cell < divided.points.size(); ++cell) {
            const auto [row, column] = divided.points[cell];
            cells_.emplace(std::pair(row, column), cell);
            last_ = {std::max(last_.row, row), std::max(last_.column, column)};
        }
        for (const std::uint32_t cell : demand.single) is_single_[cell] = 1;
    }

    HalfCell last() const { return last_; }

    /// Returns the cells from one corner to the other; nullopt if no rectangle that is as wide, or wider, can be one.
    std::optional<std::vector<std::uint32_t>> between(HalfCell from, HalfCell to) const {
        const auto rows = static_cast<std::size_t>(to.row - from.row) / 2 + 1,
                   columns = static_cast<std::size_t>(to.column - from.column) / 2 + 1;
        if (rows * columns > demand_.most_cells || (demand_.are_square && columns > rows))
            return std::nullopt;
        std::vector<std::uint32_t> cells;
        std::size_t singles = 0;
        for (auto row = from.row; row <= to.row; row += 2) {
            for (auto column = from.column; column <= to.column; column += 2) {
                const auto found = cells_.find({row, column});
                if (found == cells_.end()) return std::nullopt;
                cells.push_back(found->second);
                singles += is_single_[found->second];
                if (singles > 1) return std::nullopt;
            }
        }
        return cells;
    }

  private:
    const RectangleDemand& demand_;
    std::map<std::pair<std::int32_t, std::int32_t>, std::uint32_t> cells_;
    std::vector<std::uint8_t> is_single_;
    HalfCell last_{0, 0};
};

/// Adds the edges of a place.
void add_edges(const std::vector<std::vector<std::uint32_t>>& edges_of_cell, const DividedCells& divided,
               RegionPlace& place) {
    for (const std::uint32_t cell : place.cells) {
        for (const std::uint32_t edge : edges_of_cell[cell]) {
            const auto [a, b] = divided.sides[edge];
            const std::uint32_t other = a == cell ? b : a;
            if (std::ranges::find(place.cells, other) == place.cells.end())
                place.rim.push_back(edge);
            else if (cell < other)
                place.inside.push_back(edge);
        }
    }
}

}  // namespace

std::vector<RegionPlace> rectangles(const DividedCells& divided, const RectangleDemand& demand,
                                    const std::function<bool(const std::vector<std::uint32_t>&)>& is_right) {
    const RectangleCells grid(divided, demand);
    std::vector<std::vector<std::uint32_t>> edges_of_cell(divided.points.size());
    for (std::uint32_t edge = 0; edge < divided.sides.size(); ++edge) {
        edges_of_cell[divided.sides[edge].first].push_back(edge);
        edges_of_cell[divided.sides[edge].second].push_back(edge);
    }
    std::vector<RegionPlace> places;
    std::size_t cells_of_places = 0;
    for (const HalfCell from : divided.points) {
        for (HalfCell to = from; to.row <= grid.last().row; to.row += 2) {
            for (to.column = from.column; to.column <= grid.last().column; to.column += 2) {
                auto cells = grid.between(from, to);
                if (!cells) break;
                if (!is_right(*cells)) continue;
                cells_of_places += cells->size();
                if (cells_of_places > kMostCellsOfPlaces) return {};
                RegionPlace place{.cells = std::move(*cells), .inside = {}, .rim = {}};
                add_edges(edges_of_cell, divided, place);
                places.push_back(std::move(place));
            }
        }
    }
    return places;
}

void post_places(Model& model, const DividedCells& divided, const std::vector<RegionPlace>& places,
                 const std::vector<VariableId>& edges, const std::vector<Word>& borders) {
    std::vector<std::vector<LinearTerm>> of_cell(divided.cells.size());
    std::vector<std::vector<VariableId>> inside(edges.size()), rim(edges.size());
    for (const RegionPlace& place : places) {
        const VariableId is_there = model.auxiliary(0, 1);
        std::vector<VariableId> scope;
        for (const std::uint32_t edge : place.inside) {
            scope.push_back(edges[edge]);
            inside[edge].push_back(is_there);
        }
        for (const std::uint32_t edge : place.rim) {
            scope.push_back(edges[edge]);
            rim[edge].push_back(is_there);
        }
        scope.push_back(is_there);
        model.post(std::make_shared<const PlacedRegion>(borders, place.inside.size()), scope);
        for (const std::uint32_t cell : place.cells)
            of_cell[cell].push_back({1, is_there, ValueNumbers::integers(0, 1)});
    }
    for (const auto& terms : of_cell) {
        if (terms.empty()) return model.post(std::make_shared<const AlwaysFalse>(), edges);
        SATOR_ASSERT(post_linear(model, terms, LinearRelation::Equal, 1));
    }
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        std::vector<VariableId> scope{edges[edge]};
        std::ranges::copy(inside[edge], std::back_inserter(scope));
        std::ranges::copy(rim[edge], std::back_inserter(scope));
        model.post_redundant(std::make_shared<const BorderOfPlacements>(borders, inside[edge].size()), scope);
    }
}

}  // namespace sator::rules
