#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// The direction of a straight slot that is maximal, i.e. that ends at the edge, a block or a gap.
enum class LineKind : std::uint8_t { Row, Column, Diagonal, Slanted };

/// Returns the kind of line that the cells form, in either direction, or nullopt if they are no maximal line.
/// `Slanted` is one of the two other directions of a hexagonal grid; only square grids have diagonals.
std::optional<LineKind> line_kind(const Board& board, std::span<const CellId> cells);

/// Returns each maximal line of two or more cells once, without diagonals.
std::vector<Slot> lines_of_board(const Board& board);
/// Returns each maximal diagonal of two or more cells of a square grid once.
std::vector<Slot> diagonals_of_board(const Board& board);

/// Returns the place one step before a slot's first cell, against the reading direction. `cells` has at least
/// two cells.
LatticePlace place_before(const Board& board, std::span<const CellId> cells);

/// Returns the reading direction of a sequence as a unit vector. For a single cell, the sequence's label
/// decides.
Point reading_direction(const Board& board, const Sequence& sequence);

/// Returns whether each cell touches the previous one, by an edge or a corner.
bool is_path(const Board& board, std::span<const CellId> cells);

/// Returns whether the cells are connected by shared edges.
bool is_connected(const Board& board, std::span<const CellId> cells);

}  // namespace sator::render
