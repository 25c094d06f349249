#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::puzzle {

/// Returns what the puzzle's kind calls a value; null if it has no name for it.
const ValueName* value_name(const Puzzle& puzzle, ValueId value);

/// Returns what sentences call a value: its name in the puzzle's kind, e.g. "tent", or its symbol as the puzzle language writes it.
std::string spoken_value(const Puzzle& puzzle, ValueId value);

/// Returns the word with its article: "a tent", "an A", "a T".
std::string with_article(std::string_view word);

}  // namespace sator::puzzle
