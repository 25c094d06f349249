#include "sator/render/picture/draw_grid_lines.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "sator/render/board/cell_outlines.hpp"
#include "sator/render/board/layout_board.hpp"
#include "sator/render/picture/draw_between.hpp"

namespace sator::render {

namespace {

/// The font size of the layout's signs on borders, the radius of the ground under a sign, and the font size
/// of texts in places without a cell, in widths of a cell.
constexpr double kSignSize = 17, kSignGround = 8, kTextSize = 0.56;
/// The radius of the dots at corners.
constexpr double kLatticeDot = 2.2;

/// On a torus, each edge of the rim has a gap, because the grid goes on there. This is the part of an edge before the gap.
constexpr double kBeforeGap = 0.3;

/// Says which edges of cells are at the rim of the whole grid.
class GridRim {
  public:
    explicit GridRim(const Board& board) : half_(board.side / 2) {
        for (const Point centre : board.centres) {
            least_ = {std::min(least_.x, centre.x), std::min(least_.y, centre.y)};
            greatest_ = {std::max(greatest_.x, centre.x), std::max(greatest_.y, centre.y)};
        }
    }

    bool has(const CellEdge& edge) const {
        const Point middle = (edge.from + edge.to) * 0.5;
        return middle.x < least_.x - half_ / 2 || middle.y < least_.y - half_ / 2 ||
               middle.x > greatest_.x + half_ / 2 || middle.y > greatest_.y + half_ / 2;
    }

  private:
    double half_;
    Point least_{HUGE_VAL, HUGE_VAL}, greatest_{-HUGE_VAL, -HUGE_VAL};
};

void draw_edges(Sketch& sketch, LimitWatch& watch) {
    const GridRim rim(sketch.board);
    Outline thin, thick;
    for (const CellEdge& edge : cell_edges(sketch.board, watch)) {
        if (watch.is_over()) return;
        const auto region = [&](CellId cell) { return sketch.region_of[cell.index()]; };
        const bool is_outer = !edge.other && sketch.board.has_lattice;
        const bool parts_regions =
            edge.other && !sketch.region_of.empty() && region(edge.cell) != region(*edge.other);
        Outline& lines = is_outer || parts_regions ? thick : thin;
        if (sketch.puzzle.grid.is_torus && is_outer && rim.has(edge)) {
            const Point stub = (edge.to - edge.from) * kBeforeGap;
            lines.parts.push_back({edge.from, edge.from + stub});
            lines.parts.push_back({edge.to - stub, edge.to});
        } else {
            lines.parts.push_back({edge.from, edge.to});
        }
    }
    if (has_lines_on_edges(sketch.puzzle)) {
        // Lines that run along the borders of regions only: these are dotted.
        if (!sketch.region_of.empty() && !thick.parts.empty()) {
            sketch.add(Look::DottedCage, std::move(thick));
            return sketch.add(Look::FaintBorder, std::move(thin));
        }
        thin.parts.insert(thin.parts.end(), thick.parts.begin(), thick.parts.end());
        return sketch.add(Look::FaintBorder, std::move(thin));
    }
    if (!thin.parts.empty()) sketch.add(Look::Border, std::move(thin));
    if (!thick.parts.empty()) sketch.add(Look::Thick, std::move(thick));
}

/// Draws a dot at each end of an edge.
void draw_lattice_dots(Sketch& sketch) {
    std::set<std::pair<std::int64_t, std::int64_t>> drawn;
    for (std::size_t i = 0; i < sketch.board.between_lines.size(); ++i) {
        if (sketch.puzzle.grid.between[i].sort != PositionSort::Edge) continue;
        for (const Point end : {sketch.board.between_lines[i].from, sketch.board.between_lines[i].to}) {
            const auto is_new = drawn.emplace(std::llround(end.x), std::llround(end.y)).second;
            if (is_new) sketch.add(Look::LatticeDot, Disc{end, kLatticeDot});
        }
    }
}

void draw_bars(Sketch& sketch) {
    if (!sketch.region_of.empty()) return;
    Outline bars;
    for (const auto& [a, b] : sketch.board.bars) {
        if (!sketch.board.find(a) && !sketch.board.find(b)) continue;
        const Point from = sketch.board.centre(a), to = sketch.board.centre(b);
        const Point middle = (from + to) * 0.5, half = (to - from) * 0.5, across{-half.y, half.x};
        bars.parts.push_back({middle - across, middle + across});
    }
    if (!bars.parts.empty()) sketch.add(Look::Thick, std::move(bars));
}

void draw_texts(Sketch& sketch) {
    for (const LayoutText& text : sketch.board.texts) {
        const auto is_drawn = [&](const std::pair<CellId, CellId>& border) {
            return text.neighbours &&
                   (border == *text.neighbours ||
                    (border.second == text.neighbours->first && border.first == text.neighbours->second));
        };
        if (std::ranges::any_of(sketch.borders_with_sign, is_drawn)) continue;
        if (text.is_left_aligned) {
            sketch.add(Look::Typed, Label{text.at, text.text, kTypedSize, Anchor::Start});
            continue;
        }
        if (text.neighbours) sketch.add(Look::SignGround, Disc{text.at, kSignGround});
        sketch.add(Look::Sign,
                   Label{text.at, text.text, text.neighbours ? kSignSize : sketch.board.side * kTextSize});
    }
}

}  // namespace

void draw_grid_lines(Sketch& sketch, LimitWatch& watch) {
    Outline cells{{}, true}, blocks{{}, true};
    for (const Point centre : sketch.board.centres) {
        if (watch.is_over()) return;
        cells.parts.push_back(sketch.board.corners(centre));
    }
    for (const LatticePlace block : sketch.board.blocks) {
        if (watch.is_over()) return;
        blocks.parts.push_back(sketch.board.corners(sketch.board.centre(block)));
    }
    sketch.add(Look::Cell, std::move(cells));
    if (!blocks.parts.empty()) sketch.add(Look::Block, std::move(blocks));
    draw_edges(sketch, watch);
    if (has_lines_on_edges(sketch.puzzle)) draw_lattice_dots(sketch);
    draw_bars(sketch);
    draw_texts(sketch);
}

}  // namespace sator::render
