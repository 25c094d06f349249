#include "sator/puzzle/cell_areas.hpp"

#include <algorithm>

#include "sator/puzzle/grids/cell_name.hpp"

namespace sator::puzzle {

namespace {

std::string label_of(const std::string& cell, Surroundings surroundings) {
    const std::string_view where = surroundings.only_edges ? "beside" : "around";
    return surroundings.has_self ? cell + " and the cells " + std::string(where) + " it"
                                 : "the cells " + std::string(where) + " " + cell;
}

}  // namespace

Sequence cells_around(const CellMap& map, const NamedCell& centre, Surroundings surroundings) {
    constexpr std::size_t kSquareSteps = 8;  // a grid with shifted rows has six, and none of them is diagonal
    const bool is_square = map.steps().size() == kSquareSteps;
    Sequence around{label_of(centre.name, surroundings), {}};
    if (surroundings.has_self) around.cells.push_back(centre.cell);
    for (const CellStep& step : map.steps()) {
        const bool is_diagonal = is_square && step.down != 0 && step.right != 0;
        if (surroundings.only_edges && is_diagonal) continue;
        if (const auto next = map.next(centre.cell, step)) around.cells.push_back(*next);
    }
    std::ranges::sort(around.cells);
    return around;
}

std::optional<Surrounded> surrounded(const CellMap& map, std::span<const CellCoordinates> places,
                                     const Sequence& sequence) {
    if (sequence.cells.empty() || !sequence.label.contains("the cells ")) return std::nullopt;
    const CellId first = sequence.cells.front();
    std::vector<CellId> centres = {first};
    for (const CellStep& step : map.steps()) {
        if (const auto next = map.next(first, step)) centres.push_back(*next);
    }
    for (const CellId centre : centres) {
        const NamedCell named{centre, cell_name(places[centre.index()])};
        for (const Surroundings tried : {Surroundings{false, false}, Surroundings{false, true},
                                         Surroundings{true, false}, Surroundings{true, true}}) {
            if (cells_around(map, named, tried) == sequence) return Surrounded{centre, tried};
        }
    }
    return std::nullopt;
}

std::string around_text(const std::string& cell, Surroundings surroundings) {
    return std::string("around ") + (surroundings.only_edges ? "edges " : "") +
           (surroundings.has_self ? "self " : "") + cell;
}

Slot cells_of_block(const Grid& grid, CellCoordinates corner, CellCoordinates opposite) {
    const auto [top, bottom] = std::minmax(corner.row, opposite.row);
    const auto [left, right] = std::minmax(corner.column, opposite.column);
    const auto coordinates = cell_coordinates(grid);
    Slot cells;
    for (std::size_t cell = 0; cell < coordinates.size(); ++cell) {
        const auto& [row, column] = coordinates[cell];
        if (row >= top && row <= bottom && column >= left && column <= right) cells.emplace_back(cell);
    }
    return cells;
}

}  // namespace sator::puzzle
