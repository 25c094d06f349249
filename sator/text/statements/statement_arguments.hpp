#pragma once

#include <expected>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// An argument, or a separator between arguments: ',' or '&'.
struct Token {
    Argument argument;       ///< of a separator: its text and its place
    char32_t separator = 0;  ///< 0 for an argument
};

/// What a '/' at the beginning of a word begins.
enum class Slash : std::uint8_t {
    Regex,  ///< /…/flags; in it, "\/" and "[/]" do not close
    Path,   ///< the path of a file
};

/// Returns what '/' begins in the arguments of a rule: a path for `word` and `theme`, else a regular
/// expression.
Slash slash_of(std::string_view rule);

/// Splits the text of a statement at blanks and line ends into bare words, "quoted texts",
/// /regular expressions/flags and separators. The escapes in quotes are `\"`, `\\` and `\n`. Returns an error
/// for
/// other escapes, and for quotes and expressions that are not closed.
std::expected<std::vector<Token>, Diagnostic> read_tokens(std::span<const LineSlice> text,
                                                          Slash slash = Slash::Regex);

/// Reads the same text as arguments: a comma separates like a blank, and '&' is a word.
std::expected<std::vector<Argument>, Diagnostic> read_arguments(std::span<const LineSlice> text,
                                                                Slash slash = Slash::Regex);

/// Joins the arguments of one clue with those that all clues of a list share. The clue replaces the argument `*` or `?` if
/// there is one; otherwise it comes first.
std::vector<Argument> with_shared_arguments(std::span<const Argument> clue, std::span<const Argument> shared);

}  // namespace sator::text
