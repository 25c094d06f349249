#pragma once

#include <span>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// A kind of puzzle for `sator new`: a small puzzle with one solution, commented for beginners.
struct PuzzleTemplate {
    std::string_view name;         ///< "killer-sudoku"
    std::string_view description;  ///< one sentence, the first line of the text
    std::string_view text;         ///< the file
};

/// The files of cli/templates in alphabetical order. To add a kind, add a file.
std::span<const PuzzleTemplate> puzzle_templates();

}  // namespace sator::cli
