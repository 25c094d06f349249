#pragma once

#include <expected>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

/// Writes a regex crossword in the JSON of regexcrossword.com, as read_regex_json reads it. Returns an error without a place if
/// the grid is no rectangle or hexagon, or if cells hold numbers, blanks or several characters.
std::expected<WrittenPuzzle, Diagnostic> write_regex_json(const Puzzle& puzzle);

}  // namespace sator::exchange
