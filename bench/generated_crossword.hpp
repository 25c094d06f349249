#pragma once

#include <cstddef>
#include <cstdint>

#include "sator/puzzle/regex_crossword.hpp"

namespace sator {

/// A regex crossword of n × n cells over A–Z with a clue on each row and each column, made from a random
/// grid: a clue spells its line as single letters, small classes, alternatives and repeated classes, so that
/// its length grows as the line's. The same seed gives the same crossword.
RegexCrossword generated_crossword(std::size_t n, std::uint32_t seed);

}  // namespace sator
