#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::cli {

/// Reads a partly filled grid. `state` is a file name ("-" for standard input) or the grid itself. A grid is
/// a drawing as after `initial`, if the puzzle has a layout. Otherwise it lists the values in reading order,
/// one character per cell with '.' for an open cell, in one line or with one row per line; '/' may separate
/// rows. The puzzle's givens may be omitted. The error is a mistake in the call or in the grid.
std::expected<std::vector<Given>, Diagnostic> read_state(const std::string& state, const Puzzle& puzzle,
                                                         Resources& resources);

}  // namespace sator::cli
