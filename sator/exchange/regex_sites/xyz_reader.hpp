#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_options.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

/// Reads a JSON object whose fields `x`, `y` and, in a hexagon, `z` have a clue for each line, as Jimbly's page and hexregex have
/// them. Rows (y) are read from left to right, z lines from the top. X lines of a hexagon are read from the bottom, columns of a
/// rectangle from the top. Reading stops at the first error.
class XyzReader {
  public:
    /// `text` is the whole JSON, for the excerpts of errors. All must outlive the reader.
    XyzReader(const JsonValue& value, std::string_view text, const PuzzleOptions& options)
        : value_(value), text_(text), options_(options) {}

    /// Reads the clues, whose numbers of a hexagon must be equal and odd.
    std::expected<void, Diagnostic> read_clues(bool is_hexagonal);
    /// Makes the puzzle of the clues that are read.
    std::expected<Puzzle, Diagnostic> make() const;
    /// Reads a text such as "author", if it is there.
    std::expected<void, Diagnostic> read_name(const char* field, std::string& name) const;

    /// The number of clues in x.
    std::size_t size() const { return crossword_.lines[0].size(); }
    std::unexpected<Diagnostic> fail(const JsonValue& at, std::string message, std::string hint = {}) const;

  private:
    std::expected<void, Diagnostic> read_lines(Axis axis);
    std::expected<void, Diagnostic> check_sizes() const;

    const JsonValue& value_;
    std::string_view text_;
    const PuzzleOptions& options_;
    RegexCrossword crossword_;
};

}  // namespace sator::exchange
