#pragma once

#include <span>
#include <string>

#include "sator/create/clues/base_puzzle.hpp"

namespace sator::create {

/// Returns which rules and givens of a puzzle cannot all be true, in words; a word that fits no slot is named by its slot. Empty if
/// they are too many to read, or if they were not found within the limits. The puzzle must have no solution with these givens.
std::string conflict_words(const Puzzle& base, std::span<const Given> givens, BasePuzzles& bases);

}  // namespace sator::create
