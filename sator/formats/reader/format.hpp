#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator {

/// A file as its reader sees it.
struct SourceFile {
    std::string name;  ///< as the caller named it; for messages and for puzzles without a title
    std::shared_ptr<const std::string> text;  ///< never null
};

/// What a file holds, in its order: puzzles, and for each puzzle that cannot be read what is wrong with it.
using ReadResult = std::vector<std::expected<Puzzle, Diagnostic>>;

/// A row of the table of formats: one way in which people write puzzles down.
struct Format {
    std::string_view name;     ///< as --format names it
    std::string_view summary;  ///< one sentence
    /// How such a file is recognised, for messages: "JSON begins with '{' or '['".
    std::string_view beginning;
    bool (*recognises)(std::string_view text);  ///< by the content alone; the first row that does so wins
    ReadResult (*read)(const SourceFile& file, Resources& resources, const PuzzleOptions& options);
};

}  // namespace sator
