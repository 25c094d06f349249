#pragma once

#include <string>
#include <vector>

#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator {

/// Adds to the notes of a puzzle's rules what a reader of its picture must know of the cells: before them
/// what cells may hold, where rules do not tell it of all; behind them what a blank given looks like, and
/// what the name of a cell means, where the notes name one behind a gap.
void add_grid_notes(const Puzzle& puzzle, const Registry& registry, std::vector<std::string>& lines);

}  // namespace sator
