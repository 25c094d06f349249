#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// A clue with one part made narrower.
struct TightenedClue {
    std::u32string text;
    std::size_t size =
        0;  ///< of the change: the characters replaced or put in their place, whichever are more
};

/// Every clue that one small change makes of this one: an alternative left out, a repetition with one turn
/// more at least or one less at most ("*" to "+", "+" to "{2,}"), a class without one of the alphabet's
/// symbols. Smallest changes first. What they match may yet be the same, or, inside a negative lookaround,
/// more.
std::vector<TightenedClue> tightened_clues(const RegexTree& tree, const AlphabetCharacters& characters);

}  // namespace sator
