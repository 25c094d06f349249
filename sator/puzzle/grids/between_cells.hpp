#pragma once

#include <array>
#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_limit.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/grids/grid.hpp"

namespace sator::puzzle {

/// Edges, links and corners are positions that hold a value, as cells do. See Grid::Between and HalfCell.

/// Returns the word for many positions of a sort: "cells", "edges", "links", "corners".
std::string_view plural_of(PositionSort sort);
/// Returns the sort of positions between cells that a word stands for: "edges", "links", "corners".
std::optional<PositionSort> between_sort(std::string_view plural);

/// Adds the positions of these sorts to a grid: all edges of its cells, all links of cells that share an edge, all corners of its
/// cells. Sorts that the grid has already are not added again. Returns an error without a source position if the grid has more
/// than `cell_limit` positions then, or if it has no such positions: cells with six sides have no corners that hold a value.
std::expected<void, Diagnostic> add_between(Grid& grid, std::span<const PositionSort> sorts,
                                            std::size_t cell_limit = kCellLimit);

/// Two points, the upper or left one first.
using PointPair = std::array<HalfCell, 2>;

/// Finds positions by their points, and what lies at their ends and sides.
class PositionMap {
  public:
    /// `grid` must outlive this.
    explicit PositionMap(const Grid& grid);

    HalfCell point(CellId position) const;
    /// Returns the position of this sort at a point, or nullopt if the grid has none there.
    std::optional<CellId> find(PositionSort sort, HalfCell at) const;

    /// Returns where a line along an edge or a link ends: the corners of an edge, the cells of a link. In a grid whose cells have
    /// six sides, the corners have a lattice of their own (three times as fine); they can only be compared with each other.
    PointPair ends(CellId edge_or_link) const;
    /// Returns what lies on both sides of a line along an edge or a link: the cells of an edge, of which one may be outside of the
    /// grid, or the corners beside a link.
    PointPair sides(CellId edge_or_link) const;
    /// Returns the cells that an edge or a link touches; the one outside of the grid is nullopt.
    std::array<std::optional<CellId>, 2> cells(CellId edge_or_link) const;

    /// Returns the positions of a sort that touch a cell or a corner: its edges, its links, the corners of a cell, the cells of a
    /// corner. In reading order.
    Slot around(HalfCell cell_or_corner, PositionSort sort) const;
    /// Returns the edges or links from a cell or a corner in a direction, up to the first gap.
    Slot ray(HalfCell from, HalfCell step, PositionSort sort) const;

    /// Returns the steps from a cell to its edges and links.
    std::span<const CellStep> steps() const { return steps_; }

  private:
    bool has_six_sides() const { return steps_.size() > 4; }
    std::optional<CellId> cell_at(HalfCell at) const;
    PointPair cells_across(HalfCell at) const;
    PointPair corners_along(HalfCell at) const;

    const Grid& grid_;
    std::vector<CellStep> steps_;
    std::vector<HalfCell> points_;  // by cell
    std::int32_t rows_ = 0, columns_ = 0;
    std::vector<std::uint32_t> cells_;  // by row and column
};

}  // namespace sator::puzzle
