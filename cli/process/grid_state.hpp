#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator {

/// Reads a partly filled grid: `state` names a file ("-" for standard input) or is the grid itself. A grid is
/// a drawing as after `initial`, for puzzles of the language; else its values in reading order, a character a
/// cell and '.' where it is open, in one line or a row a line; rows may be separated by '/'. Values that the
/// puzzle gives may be there or not. The error is a mistake in the call or in the grid.
std::expected<std::vector<Given>, Diagnostic> read_state(const std::string& state, const Puzzle& puzzle,
                                                         Resources& resources);

}  // namespace sator
