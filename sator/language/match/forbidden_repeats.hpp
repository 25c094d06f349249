#pragma once

#include <cstdint>
#include <vector>

#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// From `least` to `most`; `most` may lie beyond every slot.
struct LengthRange {
    std::uint64_t least = 0;
    std::uint64_t most = 0;

    bool contains(std::uint64_t length) const { return least <= length && length <= most; }
    friend bool operator==(const LengthRange&, const LengthRange&) = default;
};

/// Two cells do not hold the same one of these characters.
struct ForbiddenRepeat {
    CodePointSet characters;
    LengthRange before;   ///< how many cells stand before the first of the two
    LengthRange between;  ///< and how many between them
};

/// A clue without those of its negative lookaheads that say no more than that, as `(?!.*(.).*\1)` does: "no
/// letter twice"; and what they say. A string matches the clue where it matches both.
struct ExtractedRepeats {
    RegexTree tree;
    std::vector<ForbiddenRepeat> repeats;
};

/// Only lookaheads of the clue's whole sequence, behind nodes of fixed lengths, are looked at. The values of
/// `characters` must have different characters, else none is found.
ExtractedRepeats extract_forbidden_repeats(const RegexTree& tree, const AlphabetCharacters& characters);

}  // namespace sator
