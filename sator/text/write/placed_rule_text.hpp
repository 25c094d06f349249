#pragma once

#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::text {

/// Rules written with their places.
struct PlacedRulesText {
    std::string text;
    std::size_t rules = 0;  ///< the number of the puzzle's rules in it
};

/// Writes the rules from `first` on with `at`, or as clues below the name that they share. Returns nullopt if the first one is
/// not placed, or if its places have no names.
std::optional<PlacedRulesText> placed_rules_text(const Puzzle& puzzle, std::size_t first);

}  // namespace sator::text
