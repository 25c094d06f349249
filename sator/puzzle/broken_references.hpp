#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::puzzle {

/// Checks that all cells and values that a puzzle names exist, and that there is a value if there is a cell. Readers and
/// PuzzleBuilder make no other puzzles, but a program can.
std::expected<void, Diagnostic> check_references(const Puzzle& puzzle);

}  // namespace sator::puzzle
