#pragma once

#include <expected>

#include "sator/formats/sator/clue_lists.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator {

/// The puzzle that `regexes FILE` or `regexes FILE PUZZLE` takes its grid and its clues from: a regex
/// crossword in the site's JSON, the only one of its file or the one of that name or number (from 1). Its
/// places are those of the statement, in `puzzle_file`. Refuses files that are not there or cannot be read,
/// and puzzles that are not in them.
std::expected<Puzzle, Diagnostic> read_imported_puzzle(const ClueBlock& block, std::string_view puzzle_file,
                                                       Resources& resources, const PuzzleOptions& options);

}  // namespace sator
