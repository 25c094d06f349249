// A region with one clue that must be a rectangle has few places. Each place is an auxiliary, 0 or 1; each cell is in exactly one
// region, so that the auxiliaries of the places that have it add up to 1. Learning then speaks of places rather than of their borders.

#include "sator/rules/lines/placed_rectangles.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "sator/base/assert.hpp"
#include "sator/propagators/basic/always_false.hpp"
#include "sator/propagators/divisions/placed_region.hpp"
#include "sator/propagators/sums/post_linear.hpp"

namespace sator::rules {

namespace {

/// The most cells that all places together may have: memory, and time for each change of an edge, grow with it.
constexpr std::size_t kMostCellsOfPlaces = 400'000;

/// Which cells lie at which rows and columns, and how many are marked.
class MarkedGrid {
  public:
    MarkedGrid(const DividedCells& divided, const std::vector<std::uint32_t>& marked) {
        for (std::uint32_t cell = 0; cell < divided.points.size(); ++cell) {
            const auto [row, column] = divided.points[cell];
            cells_.emplace(std::pair(row, column), cell);
            last_ = {std::max(last_.row, row), std::max(last_.column, column)};
        }
        is_marked_.assign(divided.points.size(), 0);
        for (const std::uint32_t cell : marked) is_marked_[cell] = 1;
    }

    HalfCell last() const { return last_; }

    /// Adds the cells from one corner to the other. Returns false if one is missing, or more than one is marked.
    bool add(HalfCell from, HalfCell to, std::vector<std::uint32_t>& cells, std::size_t& marks) const {
        for (auto row = from.row; row <= to.row; row += 2) {
            for (auto column = from.column; column <= to.column; column += 2) {
                const auto found = cells_.find({row, column});
                if (found == cells_.end()) return false;
                cells.push_back(found->second);
                marks += is_marked_[found->second];
                if (marks > 1) return false;
            }
        }
        return true;
    }

  private:
    std::map<std::pair<decltype(HalfCell::row), decltype(HalfCell::column)>, std::uint32_t> cells_;
    std::vector<std::uint8_t> is_marked_;
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

std::vector<RegionPlace> rectangles_with_one_mark(
    const DividedCells& divided, const std::vector<std::uint32_t>& marked,
    const std::function<bool(const std::vector<std::uint32_t>&)>& is_right) {
    const MarkedGrid grid(divided, marked);
    std::vector<std::vector<std::uint32_t>> edges_of_cell(divided.points.size());
    for (std::uint32_t edge = 0; edge < divided.sides.size(); ++edge) {
        edges_of_cell[divided.sides[edge].first].push_back(edge);
        edges_of_cell[divided.sides[edge].second].push_back(edge);
    }
    std::vector<RegionPlace> places;
    std::size_t cells_of_places = 0;
    for (std::uint32_t first = 0; first < divided.points.size(); ++first) {
        const HalfCell from = divided.points[first];
        auto widest = grid.last().column;
        for (HalfCell to = from; to.row <= grid.last().row; to.row += 2) {
            for (to.column = from.column; to.column <= widest; to.column += 2) {
                RegionPlace place;
                std::size_t marks = 0;
                if (!grid.add(from, to, place.cells, marks)) {
                    widest = to.column - 2;
                    break;
                }
                if (marks != 1 || !is_right(place.cells)) continue;
                cells_of_places += place.cells.size();
                if (cells_of_places > kMostCellsOfPlaces) return {};
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
