#include "sator/puzzle/sequence_name.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/cell_coordinates.hpp"

namespace sator {

using namespace base;
using namespace puzzle;

namespace {

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
    const std::vector<CellCoordinates> coordinates = cell_coordinates(grid);
    const auto [row, column] = coordinates[slot[0].index()];
    const bool matters = direction == ReadingDirection::Matters;
    std::string name =
        name_if("row " + std::to_string(row + 1), matters ? " from the right" : "", grid.rows[row], slot);
    if (!name.empty() || has_shifted_rows(grid)) return name;
    Slot cells;
    for (std::size_t cell = 0; cell < coordinates.size(); ++cell) {
        if (coordinates[cell].column == column) cells.emplace_back(cell);
    }
    return name_if("column " + std::to_string(column + 1), matters ? " from the bottom" : "", cells, slot);
}

bool is_whole_grid(const Grid& grid, Slot slot) {
    std::ranges::sort(slot);
    const auto repeated = std::ranges::unique(slot);
    return static_cast<std::size_t>(repeated.begin() - slot.begin()) == grid.cell_count();
}

}  // namespace

std::string cell_name(const Grid& grid, CellId cell) {
    const auto [row, column] = cell_coordinates(grid)[cell.index()];
    return "row " + std::to_string(row + 1) + (has_shifted_rows(grid) ? ", cell " : ", column ") +
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
