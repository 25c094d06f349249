#pragma once

#include <nlohmann/json_fwd.hpp>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Adds the numbered words of a crossword, with the texts of their clues, as `entries`. Other puzzles have none.
void add_entries(nlohmann::ordered_json& line, const Puzzle& puzzle);

}  // namespace sator::render
