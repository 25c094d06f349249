#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::puzzle {

/// Which cells around a cell are meant. The words are those of the rule `around`.
struct Surroundings {
    bool only_edges = false;  ///< `edges`: only the cells that share an edge with it
    bool has_self = false;    ///< `self`: its own cell, too

    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

/// A cell and its name.
struct NamedCell {
    CellId cell;
    std::string name;  ///< "R2C2"
};

/// Returns the cells around a cell in reading order, up to eight of them, or six in a hexagon, and its own cell if it is
/// wanted. The label is what a person calls them: "the cells around R2C2", "R2C2 and the cells beside it".
Sequence cells_around(const CellMap& map, const NamedCell& centre, Surroundings surroundings);

/// A cell and which cells around it are meant.
struct Surrounded {
    CellId centre;
    Surroundings surroundings;
};

/// Returns what `cells_around` has made the sequence from, by its cells and its label; nullopt if it is another sequence.
std::optional<Surrounded> surrounded(const CellMap& map, std::span<const CellCoordinates> places,
                                     const Sequence& sequence);

/// Returns the words that stand for these cells in a list of places: "around edges self R2C2".
std::string around_text(const std::string& cell, Surroundings surroundings);

/// Returns the cells of the rectangle between two corners, row by row, without holes. The grid has no shifted rows.
Slot cells_of_block(const Grid& grid, CellCoordinates corner, CellCoordinates opposite);

}  // namespace sator::puzzle
