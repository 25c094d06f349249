#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::render {

/// Adds what a reader must know about the cells to the notes of a puzzle's rules. Before them: what cells may
/// hold, unless rules state it for all cells. After them: the sign of a given blank, and the meaning of a
/// cell name if the notes name a cell after a gap.
void add_grid_notes(const Puzzle& puzzle, const Registry& registry, std::vector<std::string>& lines);

}  // namespace sator::render
