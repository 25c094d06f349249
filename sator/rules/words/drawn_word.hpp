#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "sator/rules/registry/registry.hpp"

namespace sator {

/// A word that a rule writes or looks for in a drawing.
struct DrawnWord {
    std::string text;                   ///< as the puzzle states it
    std::vector<std::uint32_t> values;  ///< of its symbols
};

/// The statement's arguments as words over the symbols that the cells may hold, in their case. Errors: no
/// words, an empty one, one with a character that is no symbol of the cells, an argument that is no word.
std::expected<std::vector<DrawnWord>, Diagnostic> read_drawn_words(const RuleStatement& statement,
                                                                   std::span<const CellId> cells,
                                                                   const Puzzle& puzzle);

/// That no straight line of the cells has room for a word.
Diagnostic word_too_long_error(const Argument& argument, const DrawnWord& word);

/// All cells that the sequences mark, each once, in order of their numbers.
Slot cells_of(std::span<const Sequence> sequences);

}  // namespace sator
