#pragma once

#include <string>

#include "sator/explain/repair/repairs.hpp"

namespace sator {

/// What to do, in one line: "give row 1, column 2 as 7".
std::string repair_text(const Repair& repair, const PuzzleParts& parts);

/// A symbol as a solution shows it; what could not be seen is named.
std::string shown_symbol(const Puzzle& puzzle, Value value);

}  // namespace sator
