#pragma once

#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Returns the clues of a crossword, a line for each direction: "Across: 1 Pet; 3 Bread".
std::vector<std::string> clue_text_notes(const Puzzle& puzzle);

}  // namespace sator::render
