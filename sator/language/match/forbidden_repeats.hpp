#pragma once

#include <cstdint>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/alphabet_characters.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// The lengths from `least` to `most`. `most` may be greater than the length of every slot.
struct LengthRange {
    std::uint64_t least = 0;
    std::uint64_t most = 0;

    bool contains(std::uint64_t length) const { return least <= length && length <= most; }
    friend bool operator==(const LengthRange&, const LengthRange&) = default;
};

/// A constraint: two cells must not hold the same one of these characters.
struct ForbiddenRepeat {
    CodePointSet characters;
    LengthRange before;   ///< the number of cells before the first of the two
    LengthRange between;  ///< the number of cells between the two
};

/// A clue without those of its negative lookaheads that only forbid repeats, e.g. `(?!.*(.).*\1)` for "no
/// letter twice", and these repeats. A string matches the clue if it matches the remaining clue and has none
/// of the repeats. Repeats have simple propagators, so such a clue needs no backreferences.
struct ExtractedRepeats {
    RegexTree tree;
    std::vector<ForbiddenRepeat> repeats;
};

/// Splits off the forbidden repeats. Looks only at lookaheads of the clue's outermost sequence after nodes of
/// fixed length. Finds none if two values of `characters` have the same character.
ExtractedRepeats extract_forbidden_repeats(const RegexTree& tree, const AlphabetCharacters& characters);

}  // namespace sator::language
