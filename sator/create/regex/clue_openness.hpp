#pragma once

#include "sator/create/regex/clue_tree.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::create {

/// Returns what a clue leaves open by itself: the logarithm to base 2 of the number of strings of this length that it matches. It is
/// exact for clues without references. For others it is an estimate, unless few strings are left; exact counts of long lines with
/// references would take most of the time. 0 if and only if the clue leaves one string.
double clue_openness(const ClueTree& tree, const RegexTree& parsed, const Alphabet& alphabet,
                     std::size_t length);

}  // namespace sator::create
