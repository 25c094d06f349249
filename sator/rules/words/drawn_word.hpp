#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::rules {

/// A word that a rule writes into a drawing or searches there.
struct DrawnWord {
    std::string text;                   ///< as the puzzle states it
    std::vector<std::uint32_t> values;  ///< of its characters, in order
};

/// Parses the statement's arguments as words over the symbols that the cells may hold, with case folded to
/// theirs. Returns an error if there is no word, if one is empty or has a character that is no symbol of the
/// cells, or if an argument is a regular expression.
std::expected<std::vector<DrawnWord>, Diagnostic> read_drawn_words(const RuleStatement& statement,
                                                                   std::span<const CellId> cells,
                                                                   const Puzzle& puzzle);

/// Makes the error for a word that is longer than every straight line of the cells.
Diagnostic word_too_long_error(const Argument& argument, const DrawnWord& word);

/// Returns all cells that the sequences mark, without repetitions, in ascending order.
Slot cells_of(std::span<const Sequence> sequences);

}  // namespace sator::rules
