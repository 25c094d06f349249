#pragma once

#include <expected>
#include <optional>
#include <string>

#include "sator/base/diagnostic.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// An argument as the language writes it: bare, quoted, or between slashes.
std::string argument_text(const Argument& argument);

/// The line of a rule: "rule sum 12", "rule a < b". Refuses, without a place, arguments that do not read back
/// as they are, such as bare ones with blanks in them.
std::expected<std::string, Diagnostic> rule_text(const RuleStatement& rule);

/// Rules written as a list of clues.
struct ClueListText {
    std::string text;
    std::size_t rules = 0;  ///< how many of the puzzle's rules these are
};

/// The rules from `first` on as lists of clues (`regexes`, `clues RULE`), where at least two in turn are
/// clues of the grid's lines; else nothing.
std::optional<ClueListText> clue_list_text(const Puzzle& puzzle, std::size_t first);

}  // namespace sator
