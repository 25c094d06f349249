#pragma once

#include "sator/render/board/board.hpp"

namespace sator {

/// A drawing as it is typed, its cells boxes among the words. Its columns are as wide as cells need that
/// stand near each other or near a character.
Board make_typed_board(const Grid& grid, double side, LimitWatch& watch);

}  // namespace sator
