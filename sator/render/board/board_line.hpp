#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/render/board/board.hpp"

namespace sator {

/// What a straight slot is that ends at no cell: at the edge, a block or a gap.
enum class LineKind : std::uint8_t { Row, Column, Diagonal, Slanted };

/// Which of these the cells are, in either direction; nothing for other cells. `Slanted` are hexagons' other
/// lines; a diagonal is a square grid's.
std::optional<LineKind> line_kind(const Board& board, std::span<const CellId> cells);

/// All slots of two cells and more that have a line kind, diagonals apart, each once.
std::vector<Slot> lines_of_board(const Board& board);
/// All longest diagonals of two cells and more of a square grid, each once.
std::vector<Slot> diagonals_of_board(const Board& board);

/// The place before a slot's first cell, against the direction in which it is read. `cells` has two cells at
/// least.
LatticePlace place_before(const Board& board, std::span<const CellId> cells);

/// Into which direction a sequence is read, of length 1; of a single cell what its label says.
Point reading_direction(const Board& board, const Sequence& sequence);

/// Whether each cell touches the one before it.
bool is_path(const Board& board, std::span<const CellId> cells);

/// Whether neighbours connect all the cells.
bool is_connected(const Board& board, std::span<const CellId> cells);

}  // namespace sator
