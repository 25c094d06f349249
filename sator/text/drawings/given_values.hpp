#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/text/drawings/drawing.hpp"

namespace sator::text {

/// Returns the characters, other than letters and digits, that are values in a drawing without quotes: the
/// alphabet's symbols of one character, except those that have a meaning in drawings.
std::u32string literal_characters(const Alphabet& alphabet);

/// Returns the value that a mark of MarkUse::Values gives its cell. A number that is no symbol may be a text
/// of digits, and a star is the symbol '*' if the alphabet has it. Returns an error if this cell cannot have
/// the value.
std::expected<Given, Diagnostic> given_of(const Mark& mark, const Puzzle& puzzle);

/// Parses a text that is one value, written as in a drawing or as any symbol of one character. `characters`
/// is literal_characters of the puzzle's alphabet.
std::expected<Given, Diagnostic> parse_given(const Puzzle& puzzle, CellId cell, std::u32string_view text,
                                             SourceSpan span, std::u32string_view characters);

/// Reads known values that are values of their cells, or signs of the puzzle (GivenSign).
class GivenReader {
  public:
    /// `puzzle` must outlive this. Its alphabet, ranges and signs are known.
    explicit GivenReader(const Puzzle& puzzle);

    /// The characters that need no quotes: those of values and of signs.
    const std::u32string& characters() const { return characters_; }
    /// Returns what a mark of MarkUse::Values says. Returns an error if a cell cannot have its value.
    std::expected<std::vector<Given>, Diagnostic> read(const Mark& mark);
    /// Returns the same for a text that is one value or sign.
    std::expected<std::vector<Given>, Diagnostic> parse(CellId cell, std::u32string_view text,
                                                        SourceSpan span);

  private:
    const GivenSign* sign_of(const Mark& mark) const;
    std::expected<std::vector<Given>, Diagnostic> read_sign(const GivenSign& sign, const Mark& mark);

    const Puzzle& puzzle_;
    std::u32string characters_;
    std::optional<puzzle::CellMap> map_;  // made when a sign is read
};

/// Sorts known values by cell, and leaves out those that are said twice.
void sort_givens(std::vector<Given>& givens);

}  // namespace sator::text
