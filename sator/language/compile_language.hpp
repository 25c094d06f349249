#pragma once

#include <cstdint>

#include "sator/language/alphabet_characters.hpp"
#include "sator/language/regex_tree.hpp"

namespace sator {

/// What machinery a clue needs. Groups that no reference mentions are not captures.
enum class LanguageKind : std::uint8_t {
    Regular,     ///< `PositionAutomaton::build`
    Lookaround,  ///< assertions about what stands around a cut, none of them with captures: an automaton of
                 ///< layers
    NeedsCaptures,  ///< references, or atomic groups that no assertion can express: a search
};

/// Classifies a clue over an alphabet. The alphabet matters for \b \B and multiline anchors: where all of its
/// characters are word characters, or none, \b asks for no more than the slot's ends, and the clue is
/// regular.
LanguageKind classify(const RegexTree& tree, const AlphabetCharacters& characters);

}  // namespace sator
