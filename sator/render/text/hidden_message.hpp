#pragma once

#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Returns the text that a solution spells in the cells of the puzzle's hidden message; empty if the puzzle
/// has none.
std::string hidden_message(const Puzzle& puzzle, std::span<const Value> values);

}  // namespace sator::render
