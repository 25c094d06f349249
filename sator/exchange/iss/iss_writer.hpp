#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Writes a sudoku as such constraints.
std::expected<WrittenPuzzle, Diagnostic> write_iss_text(const Puzzle& puzzle);

}  // namespace sator::exchange
