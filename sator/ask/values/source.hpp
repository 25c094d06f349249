#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/unicode/code_point_set.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

/// The default name of a text in messages.
inline constexpr std::string_view kUsualFile = "puzzle";
/// How messages call the question itself, in place of a file.
inline constexpr std::string_view kRequestName = "request";

/// A text with puzzles, or the reason why there is none, e.g. because a file cannot be read. Then the error takes the place of its
/// puzzles.
struct SourceText {
    std::expected<std::string, Diagnostic> text;
    std::string file = std::string(kUsualFile);  ///< its name in messages, and of puzzles without a title
    std::optional<Limit> stopped = {};  ///< the limit that ended its reading; the text has no meaning then
};

/// Clues that a person typed instead of a text, and their name in messages.
struct TypedCrossword {
    RegexCrossword clues;
    std::string name;
};

/// What all questions share: the puzzles that they are about, and how these are read.
struct Source {
    /// The puzzles come in this order: those of the texts, the typed one, and those that a program built.
    std::vector<SourceText> texts = {};
    std::optional<TypedCrossword> crossword = {};
    std::vector<std::shared_ptr<const Puzzle>> puzzles = {};

    std::string format = {};  ///< of the texts; empty: it is recognised
    /// Whether answers are about the puzzles as they were read, although parts of them were left out.
    bool ignore_unknown = false;
    /// Replaces the alphabet that a puzzle states or its clues imply.
    std::optional<CodePointSet> alphabet = {};
    Dialect dialect = Dialect::EcmaScript;
    /// Further known values for each puzzle, one grid a line.
    std::optional<SourceText> initial = {};
    Resources files = {};  ///< the files that puzzles name, such as word lists
    std::optional<std::uint64_t> seed = {};
    std::uint64_t cell_limit = kCellLimit;
    /// How answers in JSON call the empty symbol. Values by cell may use this word, too.
    std::string blank = {};
    RegexLimits regex_limits = {};
    Inflate inflate = {};  ///< see PuzzleOptions::inflate
    /// Where compiled clues are kept; null: with the question.
    std::shared_ptr<ClueCache> clue_cache = {};

    /// Returns the source of one text.
    static Source of(std::string text, std::string file = std::string(kUsualFile)) {
        Source source;
        source.texts.push_back({std::move(text), std::move(file)});
        return source;
    }
    /// Returns the source of a puzzle that a program built.
    static Source of(std::shared_ptr<const Puzzle> puzzle) {
        Source source;
        source.puzzles.push_back(std::move(puzzle));
        return source;
    }
    static Source of(Puzzle puzzle) { return of(std::make_shared<const Puzzle>(std::move(puzzle))); }
};

}  // namespace sator::ask
