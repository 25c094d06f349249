#pragma once

#include <expected>
#include <span>
#include <vector>

#include "sator/formats/sator/statements.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// An argument, or one of the characters ',' and '&' that stand between arguments.
struct Token {
    Argument argument;       ///< for a separator its text and place
    char32_t separator = 0;  ///< 0 for an argument
};

/// What a '/' at the beginning of a word opens.
enum class Slash : std::uint8_t {
    Regex,  ///< /…/flags; in it, "\/" and "[/]" do not close
    Path,   ///< nothing: the word is a file's path
};

/// What it opens in the arguments of a rule: of `word` and `theme` nothing.
Slash slash_of(std::string_view rule);

/// Takes statement text apart into bare words, "quoted texts", /regular expressions/flags and separators;
/// line ends and blanks part them.
/// `\"`, `\\` and `\n` are the escapes of quotes. Refuses what is not closed and other escapes.
std::expected<std::vector<Token>, Diagnostic> read_tokens(std::span<const LineSlice> text,
                                                          Slash slash = Slash::Regex);

/// The same as arguments: commas are as good as blanks, '&' is a word.
std::expected<std::vector<Argument>, Diagnostic> read_arguments(std::span<const LineSlice> text,
                                                                Slash slash = Slash::Regex);

}  // namespace sator
