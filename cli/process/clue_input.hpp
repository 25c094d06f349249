#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/process/option.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator {

/// A clue that was typed, parsed, and the alphabet over which it is asked.
struct ParsedClue {
    RegexTree tree;
    Alphabet alphabet;
};

/// The clue of a command, REGEX, and the options that say how it is read.
class ClueInput {
  public:
    void add_to(std::vector<Option>& options);
    /// Parses the clue; without --alphabet the alphabet is A to Z and what the clue mentions.
    std::expected<ParsedClue, Diagnostic> read() const;
    const RegexLimits& limits() const { return options_.limits; }
    /// An error of the clue, with its place.
    Diagnostic error_in_clue(const RegexError& error) const;

  private:
    std::expected<RegexOptions, Diagnostic> regex_options() const;

    std::string clue_, flags_;
    std::optional<std::string> alphabet_;
    RegexOptions options_;
};

}  // namespace sator
