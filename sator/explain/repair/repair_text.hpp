#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/repair/repairs.hpp"

namespace sator::explain {

/// Describes a repair in one line, e.g. "give R1C2 as 7".
std::string repair_text(const Repair& repair, const PuzzleParts& parts);

/// Returns a symbol as a solution shows it. Invisible symbols are named.
std::string shown_symbol(const Puzzle& puzzle, Value value);

}  // namespace sator::explain
