#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/formats/reader/format.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"

namespace sator {

/// The most errors of one file that are told.
constexpr std::size_t kErrorLimit = 20;

/// Reads a puzzle of the puzzle language (docs/language.md). All errors that do not follow from others, in
/// the order of their places, at most kErrorLimit. Rules are not looked up: unknown names and wrong arguments
/// are found when they are made. `resources` has the file that `regexes FILE` names.
std::expected<Puzzle, std::vector<Diagnostic>> read_sator(const SourceFile& file, Resources& resources,
                                                          const PuzzleOptions& options = {});

/// Whether some line begins with `layout`, `regexes` or `clues`, one of which makes every puzzle's cells.
bool looks_like_sator(std::string_view text);

/// The puzzle of a file, or its first error and the others with it (Diagnostic::also).
ReadResult read_sator_file(const SourceFile& file, Resources& resources, const PuzzleOptions& options);

inline constexpr Format kSatorLanguage = {
    .name = "sator",
    .summary = "Sator's puzzle language: a drawing and its rules.",
    .beginning = "the puzzle language has a line 'layout' (or 'regexes', or 'clues')",
    .recognises = looks_like_sator,
    .read = read_sator_file,
};

}  // namespace sator
