#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/text/source/format.hpp"
#include "sator/text/source/separated_puzzles.hpp"

namespace sator::text {

/// The number of errors of one file that are reported; the rest is dropped.
constexpr std::size_t kErrorLimit = 20;

/// Reads a puzzle of the puzzle language (docs/language.md). The errors are those that do not follow from
/// others, sorted by place, at most kErrorLimit. Rules are not looked up: make_rules finds unknown names and
/// wrong arguments. `resources` has the file that `regexes FILE` names.
std::expected<Puzzle, std::vector<Diagnostic>> read_sator(const SourceFile& file, Resources& resources,
                                                          const PuzzleOptions& options = {});

/// Returns whether a line begins with `layout`, `regexes` or `clues`. Every puzzle has one of them, because
/// they make its cells.
bool looks_like_sator(std::string_view text);

/// Returns whether a line begins with `|`, or with a word that says something about cells: `range`, `rule`,
/// `initial` or `message`. Then it is a puzzle whose grid is missing, unless it looks like another format.
bool resembles_sator(std::string_view text);

/// Reads the puzzles of a file for the table of formats: lines of "---" separate them. The error of a puzzle is its first one,
/// with the others in Diagnostic::also.
ReadResult read_sator_file(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kSatorLanguage = {
    .name = "sator",
    .summary = "Sator's puzzle language: a drawing and its rules.",
    .beginning = "the puzzle language begins with a kind such as 'sudoku', or has a line 'layout 9x9'",
    .recognises = looks_like_sator,
    .read = read_sator_file,
    .resembles = resembles_sator,
    .example =
        "sudoku 4x4\nthermometer\n  R1C1 R1C2 R2C2\ninitial\n| . . . .\n| . . . .\n| . 2 . .\n| . . . .\n",
    .holds_many = true,
    .between = kPuzzleSeparatorLine,
    .written_texts =
        {.title = true, .author = true, .source = true, .difficulty = true, .link = true, .solution = true},
};

}  // namespace sator::text
