#pragma once

#include <cstdint>
#include <string_view>

#include "cli/cli_namespace.hpp"

/// Lines of a batch: each has a puzzle, or known values of one. Empty lines and comments are not counted.
namespace sator::cli {

bool holds_puzzle(std::string_view line);

/// Returns what follows the first lines with puzzles.
std::string_view after_puzzle_lines(std::string_view text, std::uint64_t number);

}  // namespace sator::cli
