#include <algorithm>
#include <map>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/text/grid_drawings.hpp"
#include "sator/render/text/half_cell_frame.hpp"
#include "sator/render/text/pair_signs.hpp"
#include "sator/render/text/region_walls.hpp"
#include "sator/rules/registry/rule.hpp"
#include "sator/text/half_cells/between_looks.hpp"
#include "sator/text/half_cells/half_cell_text.hpp"

namespace sator::render {

namespace {

/// Shows the regions of a rectangle: by walls if its lines lead from cell to cell, by dots if they lead around cells.
void add_regions(const Puzzle& puzzle, text::HalfCellText& drawing) {
    if (puzzle.grid.kind != GridKind::Rectangle) return;
    const RegionWalls walls(puzzle);
    if (!walls.has_regions()) return;
    if (text::HalfCellLayout::has_corners(puzzle.grid)) {
        add_region_dots(drawing, walls);
    } else {
        drawing = with_region_frame(drawing, walls);
    }
}

}  // namespace

void draw_half_cells(const Puzzle& puzzle, const CellTexts& cells, Pen& pen) {
    std::vector<std::optional<ValueId>> values;
    for (const std::optional<Value>& value : cells.known)
        values.push_back(value ? std::optional(value_id(*value)) : std::nullopt);
    text::HalfCellText drawing = text::half_cell_text(puzzle, values, text::PrintedNumbers::Shown);
    add_regions(puzzle, drawing);
    add_pair_signs(puzzle, drawing);
    for (std::size_t y = 0; y < drawing.lines.size(); ++y) {
        const std::u32string_view line = drawing.lines[y];
        for (std::size_t x = 0; x < line.size(); ++x) {
            const auto owner = drawing.owners[y][x];
            const bool is_marked = owner && cells.is_marked(*owner);
            pen.write(line.substr(x, 1), is_marked ? Ink::Marked : Ink::Plain);
        }
        pen.end_line();
    }
}

void list_between(const Puzzle& puzzle, const CellTexts& cells, Pen& pen) {
    if (puzzle.grid.between.empty()) return;
    const CellNames names(puzzle.grid);
    const text::BetweenLooks looks(puzzle);
    std::map<ValueId, std::string> lists;
    for (std::size_t i = puzzle.grid.cell_count(); i < puzzle.grid.position_count(); ++i) {
        if (!cells.known[i]) continue;
        const ValueId value = value_id(*cells.known[i]);
        if (looks.of(CellId(i), value) == text::BetweenLook::Nothing) continue;
        std::string& list = lists[value];
        list += (list.empty() ? "" : ", ") + names.of(CellId(i));
    }
    for (const auto& [value, list] : lists) {
        pen.write(to_code_points(puzzle.alphabet[value].to_string() + ": " + list));
        pen.end_line();
    }
}

}  // namespace sator::render
