#include "sator/render/picture/draw_cell_ranges.hpp"

#include <algorithm>
#include <map>

#include "sator/puzzle/symbol_text.hpp"

namespace sator::render {

namespace {

using Range = std::vector<ValueId>;

/// A range that lacks at most kMaxMissing values is described by the missing values; a range of at most
/// kMaxListed values is shown in its cells.
constexpr std::size_t kMaxMissing = 3, kMaxListed = 9;
/// A ring's radius, and the distance of its centre from two edges of the cell.
constexpr double kRangeRing = 3, kFromEdge = 7.5;

bool contains(const Range& range, const Range& part) {
    return std::ranges::includes(range, part);
}

/// Marks the cells whose range is `part` with a ring. The legend lists the values of `range` that they cannot
/// hold.
void add_rings(const std::vector<CellId>& cells, const Range& range, const Range& part, Sketch& sketch) {
    std::string missing;
    for (const ValueId value : range) {
        if (std::ranges::binary_search(part, value)) continue;
        missing += (missing.empty() ? "" : " ") + to_symbol_text(sketch.puzzle.alphabet[value]);
    }
    for (const CellId cell : cells) {
        const Point centre = sketch.board.centre(cell);
        const double x = sketch.board.side / 2 - kFromEdge,
                     y = sketch.board.shape == CellShape::Hexagon ? x * 0.7 : x;
        sketch.add(Look::Circle, Disc{centre + Point{-x, y}, kRangeRing});
    }
    sketch.add_to_legend("Cells with a small ring cannot hold " + missing + ".");
}

}  // namespace

void draw_cell_ranges(Sketch& sketch, LimitWatch& watch) {
    std::map<Range, std::vector<CellId>> classes;
    for (std::size_t cell = 0; cell < sketch.board.centres.size(); ++cell) {
        if (watch.is_over()) return;
        Range range = range_of(sketch.puzzle, CellId(cell));
        std::ranges::sort(range);
        if (range.size() > 1) classes[std::move(range)].emplace_back(cell);
    }
    sketch.shows_range.resize(sketch.board.centres.size());
    if (classes.size() < 2) return;
    const auto most =
        std::ranges::max_element(classes, {}, [](const auto& entry) { return entry.second.size(); });
    if (classes.size() == 2) {
        const auto& [first, first_cells] = *classes.begin();
        const auto& [second, second_cells] = *classes.rbegin();
        const bool is_first_wider = contains(first, second);
        const Range &wider = is_first_wider ? first : second, &narrower = is_first_wider ? second : first;
        if (contains(wider, narrower) && wider.size() - narrower.size() <= kMaxMissing) {
            return add_rings(is_first_wider ? second_cells : first_cells, wider, narrower, sketch);
        }
    }
    for (auto at = classes.begin(); at != classes.end(); ++at) {
        if (at == most || at->first.size() > kMaxListed) continue;
        for (const CellId cell : at->second) {
            sketch.shows_range[cell.index()] = true;
            sketch.add(Look::Shade, Outline{{sketch.board.corners(sketch.board.centre(cell))}, true});
        }
    }
}

}  // namespace sator::render
