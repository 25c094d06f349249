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
/// rectangle from the top. Reading stops at the first error: each function returns false then, and `error` has it.
class XyzReader {
  public:
    /// `text` is the whole JSON, for the excerpts of errors. All must outlive the reader.
    XyzReader(const JsonValue& value, std::string_view text, const PuzzleOptions& options)
        : value_(value), text_(text), options_(options) {}

    /// Reads the clues, whose numbers of a hexagon must be equal and odd.
    bool read_clues(bool is_hexagonal);
    /// Makes the puzzle of the clues that are read.
    bool make(Puzzle& puzzle);
    /// Reads a text such as "author", if it is there.
    bool read_name(const char* field, std::string& name);

    /// The number of clues in x.
    std::size_t size() const { return crossword_.lines[0].size(); }
    bool fail(const JsonValue& at, std::string message, std::string hint = {});
    Diagnostic& error() { return error_; }

  private:
    bool read_lines(Axis axis);
    bool check_sizes();

    const JsonValue& value_;
    std::string_view text_;
    const PuzzleOptions& options_;
    RegexCrossword crossword_;
    Diagnostic error_;
};

}  // namespace sator::exchange
