#pragma once

#include <cstddef>
#include <cstdint>

#include "sator/puzzle/regex_crossword.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::bench {

/// Makes a regex crossword of n × n cells over A–Z from a random grid, with a clue for each row and column. A
/// clue spells its line as single letters, small classes, alternatives and repeated classes, so its length is
/// linear in n. The same seed gives the same crossword.
RegexCrossword generated_crossword(std::size_t n, std::uint32_t seed);

}  // namespace sator::bench
