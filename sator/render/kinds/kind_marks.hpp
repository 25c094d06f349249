#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/render/board/board.hpp"

namespace sator::render {

/// A sign of the printed puzzle in its place on the board.
struct PlacedMark {
    const DrawnMark* mark = nullptr;
    LatticePlace place;
};

/// Returns the signs that stand in the place of a cell; none if the board is not drawn as the kind prints it.
std::vector<PlacedMark> placed_marks(const Puzzle& puzzle, const Board& board);

/// Returns the signs that stand at corners; the place of each is that of the cell whose upper left corner it is, which may be outside.
/// None if the board is not drawn as the kind prints it.
std::vector<PlacedMark> placed_corners(const Puzzle& puzzle, const Board& board);
/// Returns whether the puzzle's kind has signs at corners.
bool has_corner_signs(const Puzzle& puzzle);

/// Makes blocks of the places whose signs are blocks, and takes away what the layout writes there. Signs with a glyph stand on white
/// ground and are no blocks.
void add_kind_blocks(const Puzzle& puzzle, Board& board);

}  // namespace sator::render
