#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Writes a nonogram as read_non reads it: '-' is a line without a clue. Returns an error without a place if the puzzle is no
/// nonogram: a rectangle of cells that are blank or have one other symbol.
std::expected<WrittenPuzzle, Diagnostic> write_non(const Puzzle& puzzle);

}  // namespace sator::exchange
