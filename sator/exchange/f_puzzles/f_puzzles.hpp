#pragma once

#include <expected>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/json/json_tree.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Reads the puzzle of a JSON text that `name` names in messages.
std::expected<Puzzle, Diagnostic> read_f_puzzles_json(std::string_view name, std::string_view json,
                                                      const PuzzleOptions& options);

}  // namespace sator::exchange
