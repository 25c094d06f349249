#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::explain {

/// A clue with one part narrowed.
struct TightenedClue {
    std::u32string text;
    /// The size of the change: the length of the removed or the inserted text, whichever is longer.
    std::size_t size = 0;
};

/// Returns every clue that one small change makes of this one: an alternative removed, a repetition with a
/// minimum one higher or a maximum one lower ("*" to "+", "+" to "{2,}"), a class without one of the
/// alphabet's symbols. Smallest changes come first. The new clue may match the same strings, or more inside a
/// negative lookaround.
std::vector<TightenedClue> tightened_clues(const RegexTree& tree, const AlphabetCharacters& characters);

}  // namespace sator::explain
