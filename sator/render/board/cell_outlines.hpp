#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// An edge of a cell, and the cell on its other side, if any.
struct CellEdge {
    Point from, to;
    CellId cell;
    std::optional<CellId> other;
};

/// Returns the edges of all cells; an edge that two cells share is returned once. The result is incomplete if
/// `watch` ends the work.
std::vector<CellEdge> cell_edges(const Board& board, LimitWatch& watch);

/// Returns the closed outlines of the union of the cells, moved inwards by `inset`. Cells that touch only at
/// a corner get separate outlines.
std::vector<std::vector<Point>> outlines_of(const Board& board, std::span<const CellId> cells, double inset);

/// Returns parallel strokes across a cell, `gap` apart. Each stroke is a line of two points.
std::vector<std::vector<Point>> hatching(const Board& board, CellId cell, double gap);

}  // namespace sator::render
