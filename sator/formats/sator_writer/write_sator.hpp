#pragma once

#include <expected>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// A puzzle in the puzzle language. What it reads back as equals the puzzle, if its alphabet has no symbol
/// that no cell may hold and its drawings list their sequences in the order of their first cells. Refuses,
/// without a place, what the language cannot say: a cell in two sequences of one drawing or twice in one,
/// arguments that are not words of the language.
std::expected<std::string, Diagnostic> write_sator(const Puzzle& puzzle);

}  // namespace sator
