#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::text {

/// A text with its names replaced; nullopt if it uses a parameter that has no value, so that its statement is left out. The error
/// is a message about what stands in braces.
using ReplacedText = std::expected<std::optional<std::string>, std::string>;

/// What the names in the text of a kind stand for: its parameters, ROWS, COLUMNS, CELLS, the names of values, and, in `each`, the
/// cell and its numbers.
class KindScope {
  public:
    void set(const std::string& name, std::string value);
    /// Says that the kind knows a name that has no value.
    void set_missing(const std::string& name);
    void set_values(std::span<const ValueName> values);
    /// Says that a condition holds, e.g. that the drawing has a sign of this name. Texts keep the name as a word of their own.
    void note_condition(const std::string& name) { conditions_.insert(name); }

    bool has(std::string_view name) const { return values_.contains(name); }
    /// Returns whether a condition holds: a name that has a value, what was noted, or a comparison such as `ROWS % 2 = 1` or `CELLS > 81`. A
    /// comparison with a name that has no number is false.
    bool holds(std::string_view condition) const;
    /// Computes arithmetic such as `ROWS - 1`; nullopt if it is none, or if a name has no number.
    std::optional<std::int64_t> number(std::string_view arithmetic) const;
    /// Returns the value of a name, or an empty text.
    std::string_view value(std::string_view name) const;

    /// Replaces names that stand alone, and what is in braces:
    ///
    ///     {ROWS * COLUMNS}                     arithmetic
    ///     {COLUMNS / 2 times 0}                a word several times
    ///     {letter ROWS}, {letters of WORD}     the letter of a number, a is 1; the letters of a word with blanks between them
    ///     {for I in 2..ROWS: " + {letter I}"}  a text for each number; \n in it ends a line
    ///
    /// In quotes and in regular expressions only braces are replaced. `{2,3}` and `{{` stay, the latter as `{`.
    ReplacedText replaced(std::string_view text) const;
    /// Replaces what stands in braces, e.g. in a sentence. What has no value stays as its name.
    std::string replaced_in_sentence(std::string_view text) const;

  private:
    friend class TextReplacer;

    std::map<std::string, std::string, std::less<>> values_, value_names_;
    std::set<std::string, std::less<>> missing_, conditions_;
};

}  // namespace sator::text
