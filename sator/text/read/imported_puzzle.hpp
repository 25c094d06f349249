#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/read/clue_lists.hpp"

namespace sator::text {

/// Reads the puzzle whose grid and clues `regexes FILE` or `regexes FILE PUZZLE` uses: a regex crossword in
/// the JSON of regexcrossword.com, the only one of its file or the one of that name or number (from 1). Its
/// places are that of the statement in `puzzle_file`. Returns an error if the file cannot be read or lacks
/// the puzzle.
std::expected<Puzzle, Diagnostic> read_imported_puzzle(const ClueBlock& block, std::string_view puzzle_file,
                                                       Resources& resources, const PuzzleOptions& options);

}  // namespace sator::text
