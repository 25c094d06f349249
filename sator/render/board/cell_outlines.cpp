#include "sator/render/board/cell_outlines.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace sator::render {

namespace {

/// Corners of neighbouring cells are computed with rounding errors, so they are compared on a fine grid.
using Corner = std::pair<std::int64_t, std::int64_t>;
constexpr double kCornersPerUnit = 8;

Corner corner_at(Point p) {
    return {std::llround(p.x * kCornersPerUnit), std::llround(p.y * kCornersPerUnit)};
}

struct DirectedEdge {
    Point from, to;
};

/// The directed edges that belong to exactly one of the cells. Each has its cell on its right.
class Boundary {
  public:
    Boundary(const Board& board, std::span<const CellId> cells) {
        for (const CellId cell : cells) {
            const std::vector<Point> corners = board.corners(board.centre(cell));
            for (std::size_t i = 0; i < corners.size(); ++i)
                add({corners[i], corners[(i + 1) % corners.size()]});
        }
    }

    /// Removes one closed outline from the boundary and returns it; returns an empty outline if no edge is
    /// left.
    std::vector<Point> take_loop() {
        std::vector<Point> loop;
        if (edges_.empty()) return loop;
        DirectedEdge edge = edges_.begin()->second;
        while (take(edge)) {
            loop.push_back(edge.from);
            edge = next(edge);
        }
        return without_straight(loop);
    }

  private:
    void add(const DirectedEdge& edge) {
        if (take({edge.to, edge.from})) return;
        edges_.emplace(corner_at(edge.from), edge);
    }

    bool take(const DirectedEdge& edge) {
        const auto [begin, end] = edges_.equal_range(corner_at(edge.from));
        for (auto at = begin; at != end; ++at) {
            if (corner_at(at->second.to) != corner_at(edge.to)) continue;
            edges_.erase(at);
            return true;
        }
        return false;
    }

    /// Returns the edge that continues this one, turning as far right as possible: so the outline stays with
    /// its cell. Returns the edge itself if nothing continues it.
    DirectedEdge next(const DirectedEdge& edge) const {
        const auto [begin, end] = edges_.equal_range(corner_at(edge.to));
        DirectedEdge best = edge;
        double sharpest = -2;
        for (auto at = begin; at != end; ++at) {
            const double turn =
                cross(direction(edge.to - edge.from), direction(at->second.to - at->second.from));
            if (turn <= sharpest) continue;
            sharpest = turn;
            best = at->second;
        }
        return best;
    }

    static std::vector<Point> without_straight(const std::vector<Point>& loop) {
        std::vector<Point> corners;
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Point before = loop[(i + loop.size() - 1) % loop.size()],
                        after = loop[(i + 1) % loop.size()];
            if (std::abs(cross(loop[i] - before, after - loop[i])) > 1e-6) corners.push_back(loop[i]);
        }
        return corners;
    }

    std::multimap<Corner, DirectedEdge> edges_;  // by start corner
};

/// The unit normal to the right of the vector.
Point inwards(Point from, Point to) {
    const Point d = direction(to - from);
    return {-d.y, d.x};
}

}  // namespace

std::vector<CellEdge> cell_edges(const Board& board, LimitWatch& watch) {
    std::map<std::pair<Corner, Corner>, std::size_t> known;
    std::vector<CellEdge> edges;
    for (std::size_t cell = 0; cell < board.centres.size() && !watch.is_over(); ++cell) {
        const std::vector<Point> corners = board.corners(board.centres[cell]);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Point from = corners[i], to = corners[(i + 1) % corners.size()];
            const Corner a = corner_at(from), b = corner_at(to);
            const auto [at, is_new] = known.emplace(std::pair(std::min(a, b), std::max(a, b)), edges.size());
            if (is_new) {
                edges.push_back({from, to, CellId(cell), {}});
            } else {
                edges[at->second].other = CellId(cell);
            }
        }
    }
    return edges;
}

std::vector<std::vector<Point>> outlines_of(const Board& board, std::span<const CellId> cells, double inset) {
    Boundary boundary(board, cells);
    std::vector<std::vector<Point>> outlines;
    for (std::vector<Point> loop = boundary.take_loop(); !loop.empty(); loop = boundary.take_loop()) {
        std::vector<Point>& outline = outlines.emplace_back();
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Point before = loop[(i + loop.size() - 1) % loop.size()],
                        after = loop[(i + 1) % loop.size()];
            const Point a = inwards(before, loop[i]), b = inwards(loop[i], after);
            outline.push_back(loop[i] + (a + b) * (inset / (1 + dot(a, b))));
        }
    }
    return outlines;
}

std::vector<std::vector<Point>> hatching(const Board& board, CellId cell, double gap) {
    const std::vector<Point> corners = board.corners(board.centre(cell));
    // Strokes rise to the right: x + y is constant along each.
    const auto rank = [](Point p) { return p.x + p.y; };
    double low = rank(corners[0]), high = low;
    for (const Point corner : corners) {
        low = std::min(low, rank(corner));
        high = std::max(high, rank(corner));
    }
    std::vector<std::vector<Point>> strokes;
    for (double at = low + gap / 2; at < high; at += gap) {
        std::vector<Point> stroke;
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Point a = corners[i], b = corners[(i + 1) % corners.size()];
            const double from = rank(a), to = rank(b);
            if ((from < at) != (to < at)) stroke.push_back(a + (b - a) * ((at - from) / (to - from)));
        }
        if (stroke.size() == 2) strokes.push_back(std::move(stroke));
    }
    return strokes;
}

}  // namespace sator::render
