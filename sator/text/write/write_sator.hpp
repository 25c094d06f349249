#pragma once

#include <expected>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// Writes a puzzle in the puzzle language. The text reads back as an equal puzzle if some cell can have each
/// symbol of the alphabet, and if the drawings list their sequences in the order of their first cells.
/// A puzzle of a kind that its own file defines is written with the definition.
/// Returns an error without a place for what the language cannot say: a cell in two sequences of one drawing
/// or twice in one, and arguments that are no words of the language.
std::expected<std::string, Diagnostic> write_sator(const Puzzle& puzzle);

}  // namespace sator
