#pragma once

#include <nlohmann/json.hpp>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Adds what the reader of the puzzle did not understand and left out: "left_out": [{"line": …, "text": …, "hint": …,
/// "restricts": …}]. Adds nothing if there is no such part.
void add_left_out(const Puzzle& puzzle, nlohmann::ordered_json& answer);

/// The same, and what the reader noticed and did not refuse: "remarks": [{"line": …, "text": …, "hint": …}].
void add_remarks(const Puzzle& puzzle, nlohmann::ordered_json& answer);

/// Returns the same as text that follows another field: `,"remarks":[…]`. Empty if there is nothing to say.
std::string remarks_field(const Puzzle& puzzle);

}  // namespace sator::render
