#pragma once

#include <optional>
#include <span>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::formats {

/// Returns cells as places write them: "R1C1 R1C2".
std::string cells_text(std::span<const CellId> cells, const Grid& grid);

/// Returns the places of a rule's sequences, as they follow `at`: "row 3; R2C6 : R3C7 R4C8". The text reads back as the same
/// sequences. The letters of an expression depend on its being at a place, so that the cells of its places are listed in any
/// case; if the name of a place has no text, e.g. "row 3 from the right", it is lost. Returns nullopt if the text reads back as
/// other sequences.
std::optional<std::string> places_text(const RuleStatement& rule, const Puzzle& puzzle);

}  // namespace sator::formats
