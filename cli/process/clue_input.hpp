#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::cli {

/// A parsed clue from the command line, and the alphabet for it.
struct ParsedClue {
    RegexTree tree;
    Alphabet alphabet;
};

/// The clue of a command (REGEX), and the options for parsing it.
class ClueInput {
  public:
    void add_to(std::vector<Option>& options);
    /// Parses the clue. Without --alphabet, the alphabet is A to Z plus the characters in the clue.
    std::expected<ParsedClue, Diagnostic> read() const;
    const RegexLimits& limits() const { return options_.limits; }
    /// Returns an error that points into the clue.
    Diagnostic error_in_clue(const RegexError& error) const;

  private:
    std::expected<RegexOptions, Diagnostic> regex_options() const;

    std::string clue_, flags_;
    std::optional<std::string> alphabet_;
    RegexOptions options_;
};

}  // namespace sator::cli
