#include "sator/puzzle/sequence_name.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"

namespace sator {

using namespace base;
using namespace puzzle;

namespace {

bool is_rectangular(const Grid& grid) {
    return std::ranges::all_of(grid.rows, [&](const Slot& row) { return row.size() == grid.rows[0].size(); });
}

/// Returns the row of a cell and its index in the row. Tries first whether cells are numbered row by row, as
/// they are in most grids.
std::pair<std::size_t, std::size_t> place_of(const Grid& grid, CellId cell) {
    std::size_t before = 0;
    for (std::size_t row = 0; row < grid.rows.size() && before <= cell.index(); ++row) {
        const std::size_t column = cell.index() - before;
        if (column < grid.rows[row].size() && grid.rows[row][column] == cell) return {row, column};
        before += grid.rows[row].size();
    }
    for (std::size_t row = 0; row < grid.rows.size(); ++row) {
        const auto at = std::ranges::find(grid.rows[row], cell);
        if (at != grid.rows[row].end()) return {row, static_cast<std::size_t>(at - grid.rows[row].begin())};
    }
    return {0, 0};
}

Slot column_of(const Grid& grid, std::size_t column) {
    Slot cells;
    for (const Slot& row : grid.rows) cells.push_back(row[column]);
    return cells;
}

/// Returns `name` if the slot is the line, `name` and `from_end` if it is the reversed line, and ""
/// otherwise.
std::string name_if(const std::string& name, const std::string& from_end, const Slot& line,
                    const Slot& slot) {
    if (line == slot) return name;
    const bool is_reversed = std::ranges::equal(line.rbegin(), line.rend(), slot.begin(), slot.end());
    return is_reversed ? name + from_end : "";
}

std::string line_name(const Grid& grid, const Slot& slot, ReadingDirection direction) {
    if (slot.size() < 2) return slot.empty() ? "no cells" : cell_name(grid, slot[0]);
    const auto [row, column] = place_of(grid, slot[0]);
    const bool matters = direction == ReadingDirection::Matters;
    const std::string name =
        name_if("row " + std::to_string(row + 1), matters ? " from the right" : "", grid.rows[row], slot);
    if (!name.empty() || !is_rectangular(grid)) return name;
    return name_if("column " + std::to_string(column + 1), matters ? " from the bottom" : "",
                   column_of(grid, column), slot);
}

bool is_whole_grid(const Grid& grid, Slot slot) {
    std::ranges::sort(slot);
    const auto repeated = std::ranges::unique(slot);
    return static_cast<std::size_t>(repeated.begin() - slot.begin()) == grid.cell_count();
}

}  // namespace

std::string cell_name(const Grid& grid, CellId cell) {
    const auto [row, column] = place_of(grid, cell);
    return "row " + std::to_string(row + 1) + (is_rectangular(grid) ? ", column " : ", cell ") +
           std::to_string(column + 1);
}

std::string sequence_name(const Grid& grid, const Sequence& sequence, ReadingDirection direction) {
    if (to_code_points(sequence.label).size() > 1 && !std::ranges::all_of(sequence.label, is_digit)) {
        return sequence.label;
    }
    std::string name = line_name(grid, sequence.cells, direction);
    if (!name.empty()) return name;
    if (is_whole_grid(grid, sequence.cells)) return "all cells";
    const bool has_letter = !sequence.label.empty() && sequence.label != "*";
    return (has_letter ? "the cells marked " + sequence.label : std::string("the marked cells")) + " from " +
           cell_name(grid, sequence.cells[0]);
}

}  // namespace sator
