#pragma once

#include <expected>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator::text {

/// Reads a partly filled grid: a drawing as after `initial`, if the puzzle has a layout. Otherwise it lists the values in reading order,
/// one character per cell with '.' for an open cell, in one line or with one row per line; '/' may separate
/// rows. The puzzle's givens may be omitted. An error in the values names no file.
std::expected<std::vector<Given>, Diagnostic> read_state(std::string text, const Puzzle& puzzle,
                                                         Resources& resources);

}  // namespace sator::text
