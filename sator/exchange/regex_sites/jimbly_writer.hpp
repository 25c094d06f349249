#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Writes the link. Returns an error without a place if the grid is no regular hexagon. A clue that is read in the other
/// direction, a second clue of a line, and an alphabet that the clues do not mention are lost.
std::expected<WrittenPuzzle, Diagnostic> write_jimbly(const Puzzle& puzzle);

/// Writes the JSON.
std::expected<WrittenPuzzle, Diagnostic> write_jimbly_json(const Puzzle& puzzle);

}  // namespace sator::exchange
