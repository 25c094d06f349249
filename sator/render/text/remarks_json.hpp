#pragma once

#include <nlohmann/json.hpp>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Adds what the reader of the puzzle noticed and did not refuse: "remarks": [{"line": …, "text": …, "hint": …}]. Adds nothing if it
/// noticed nothing.
void add_remarks(const Puzzle& puzzle, nlohmann::ordered_json& answer);

/// Returns the same as text that follows another field: `,"remarks":[…]`. Empty if the reader noticed nothing.
std::string remarks_field(const Puzzle& puzzle);

}  // namespace sator::render
