#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator::exchange {

/// Reads statements of the puzzle language that a reader has written, and adds its remarks. An error is that of the language, because
/// `file` says what has no meaning there.
std::expected<Puzzle, Diagnostic> puzzle_of_statements(std::string statements, std::string_view file,
                                                       const PuzzleOptions& options,
                                                       std::span<const Diagnostic> remarks);

}  // namespace sator::exchange
