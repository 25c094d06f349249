#include "sator/render/text/grid_text.hpp"

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/grid_drawings.hpp"
#include "sator/text/half_cells/half_cell_layout.hpp"

namespace sator {

using namespace base;
using namespace render;

namespace {

std::string drawn(const Puzzle& puzzle, const CellTexts& cells, TextStyle style) {
    Pen pen(style);
    if (text::HalfCellLayout::fits(puzzle.grid)) {
        draw_half_cells(puzzle, cells, pen);
        return pen.take();
    }
    switch (puzzle.grid.kind) {
        case GridKind::Rectangle:
            draw_rectangle(puzzle.grid, RegionWalls(puzzle), cells, style, pen);
            break;
        case GridKind::Hexagon:
            draw_hexagon(puzzle.grid, cells, style, pen);
            break;
        case GridKind::Drawing:
            draw_layout(puzzle.grid, cells, style, pen);
            break;
    }
    list_between(puzzle, cells, pen);
    return pen.take();
}

}  // namespace

std::string grid_text(const Puzzle& puzzle, std::span<const Value> values, const std::vector<bool>& marked,
                      TextStyle style) {
    return drawn(puzzle, CellTexts(puzzle, values, marked), style);
}

std::string grid_text(const Puzzle& puzzle, std::span<const std::optional<Value>> values,
                      const std::vector<bool>& marked, TextStyle style) {
    return drawn(puzzle, CellTexts(puzzle, values, marked), style);
}

std::string grid_text(const SolutionView& solution, TextStyle style) {
    return grid_text(solution.puzzle(), solution.values(), {}, style);
}

std::vector<bool> differing_cells(std::span<const Value> a, std::span<const Value> b) {
    SATOR_ASSERT(a.size() == b.size());
    std::vector<bool> differing(a.size());
    for (std::size_t cell = 0; cell < a.size(); ++cell) differing[cell] = a[cell] != b[cell];
    return differing;
}

}  // namespace sator
