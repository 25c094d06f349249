#pragma once

#include "sator/language/code_point_set.hpp"

namespace sator {

/// The flags that decide which code points a character or a class stands for.
struct CharacterMode {
    bool ignore_case = false;
    bool unicode = false;       ///< u or v: case folding instead of upper case
    bool unicode_sets = false;  ///< v: sets are folded before they are combined
};

/// \d: ASCII digits.
const CodePointSet& digits();
/// \s: WhiteSpace and LineTerminator (ECMA-262 12.2 and 12.3).
const CodePointSet& spaces();
/// \w: ASCII letters, digits and _; with `i` under u or v also what folds to one of them
/// (WordCharacters, 22.2.2.7.3).
const CodePointSet& word_characters(const CharacterMode& mode);
/// What ends a line: \n \r U+2028 U+2029.
const CodePointSet& line_terminators();

}  // namespace sator
