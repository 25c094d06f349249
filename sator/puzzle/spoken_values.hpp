#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::puzzle {

/// Returns what the puzzle's kind calls a value; null if it has no name for it.
const ValueName* value_name(const Puzzle& puzzle, ValueId value);

/// Returns the words of a name: those of one with '_' are apart, "upper_left".
std::string spaced(std::string name);

/// Returns what sentences call a value: its name in the puzzle's kind, e.g. "tent", or its symbol as the puzzle language writes it.
std::string spoken_value(const Puzzle& puzzle, ValueId value);

/// How many cells a sentence speaks of.
enum class GrammaticalNumber : std::uint8_t { One, Many };

/// Returns what sentences call the cells with one of the values: "lamps", "black cells" if the name has no plural of its own,
/// "cells with 1 or 3". One: "lamp", "black cell", "cell with 1 or 3".
std::string spoken_cells(const Puzzle& puzzle, std::span<const ValueId> values, GrammaticalNumber number);

/// Returns the word with its article: "a tent", "an A", "a T".
std::string with_article(std::string_view word);

}  // namespace sator::puzzle
