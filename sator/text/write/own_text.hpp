#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Returns the puzzle's own text, with the definitions of the files that it includes, if its kind is defined there: plain statements
/// would lose the kind's rules in words, its picture and its names. Returns nullopt for any other puzzle, and if the text no longer
/// says what the puzzle is, e.g. because known values were added.
std::optional<std::string> own_text(const Puzzle& puzzle);

}  // namespace sator::text
