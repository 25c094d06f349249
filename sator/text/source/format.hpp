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

/// The input of a reader.
struct SourceFile {
    std::string name;  ///< as the caller named it: for messages, and for puzzles without a title
    std::shared_ptr<const std::string> text;  ///< never null
};

/// The puzzles of a file in its order. A puzzle that cannot be read is an error.
using ReadResult = std::vector<std::expected<Puzzle, Diagnostic>>;

/// A text in a format, and what the format cannot say of the puzzle.
struct WrittenPuzzle {
    std::string text;  ///< ends in a line end
    /// One for each thing that the text lacks, e.g. "the rule 'star_battle'". If it is not empty, the text may be another puzzle.
    std::vector<std::string> losses;
    /// The texts about the puzzle that the format has no place for, e.g. "the title". Without them it is the same puzzle, so that
    /// they are no reason to refuse it.
    std::vector<std::string> left_out = {};
};

/// The texts about a puzzle. They say nothing about its rules.
struct TextsAboutPuzzle {
    bool title = false, author = false, source = false, difficulty = false, link = false, solution = false;
};

/// A file format: a row of the table in standard_formats.cpp.
struct Format {
    std::string_view name;     ///< as --format names it
    std::string_view summary;  ///< one sentence
    /// Says in messages how such a file is recognised, e.g. "JSON begins with '{' or '['". May be empty.
    std::string_view beginning;
    bool (*recognises)(std::string_view text);  ///< by the content; the first row that returns true is used
    ReadResult (*read)(const SourceFile& file, Resources& resources, const PuzzleOptions& options);
    /// Whether a text that no format recognises was probably meant to be of this format, so that its reader can
    /// say what is missing. May be null.
    bool (*resembles)(std::string_view text) = nullptr;
    std::string_view example = {};  ///< a text of this format, with a line end after each line
    bool holds_many = false;        ///< whether a file may hold several puzzles
    std::string_view between = {};  ///< the text between two of them, with its line end; may be empty
    std::string_view lost =
        {};  ///< what is lost when a text is read or written, a sentence each; may be empty
    /// Writes a puzzle, or says why the format has no such puzzles. Null if the format is only read. Call write_puzzle instead,
    /// which also lists what is left out.
    std::expected<WrittenPuzzle, Diagnostic> (*write)(const Puzzle& puzzle) = nullptr;
    TextsAboutPuzzle written_texts = {};  ///< the texts that `write` has a place for
};

/// Names the texts that a format has no place for, e.g. "title".
std::vector<std::string_view> unwritten_texts(const Format& format);

/// Lists those of them that the puzzle has, e.g. "the title".
std::vector<std::string> left_out_texts(const Format& format, const Puzzle& puzzle);

}  // namespace sator
