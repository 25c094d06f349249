#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/render/board/board.hpp"

namespace sator {

/// An edge of a cell, and the cell behind it.
struct CellEdge {
    Point from, to;
    CellId cell;
    std::optional<CellId> other;
};

/// The edges of all cells, shared ones once; of some, once `watch` is over.
std::vector<CellEdge> cell_edges(const Board& board, LimitWatch& watch);

/// The closed lines around the cells together, `inset` inwards from their edges. Cells that touch at a corner
/// only have lines of their own.
std::vector<std::vector<Point>> outlines_of(const Board& board, std::span<const CellId> cells, double inset);

/// Parallel strokes over a cell, each a line of two points, `gap` apart.
std::vector<std::vector<Point>> hatching(const Board& board, CellId cell, double gap);

}  // namespace sator
