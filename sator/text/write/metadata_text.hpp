#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Writes what a puzzle carries besides its cells and rules, a line each: title, author, source, difficulty, link, rules.
std::string metadata_text(const Puzzle& puzzle);

/// Writes the texts of numbered clues, with an empty line before them.
std::string clue_texts_text(const Puzzle& puzzle);

/// Writes what is drawn and means nothing, with an empty line before it.
std::string decorations_text(const Puzzle& puzzle);

}  // namespace sator::text
