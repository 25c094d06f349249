#pragma once

#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator {

/// Which characters the flag `i` makes equal.
enum class CaseRule : std::uint8_t {
    Exact,      ///< none: no flag i
    Ascii,      ///< java without u: ASCII letters
    UpperCase,  ///< ECMAScript without u and v: those with the same upper case
    Folding,    ///< with u or v: those with the same simple case folding
};

/// What decides which code points a character or a class stands for.
struct CharacterMode {
    Dialect dialect = Dialect::EcmaScript;
    CaseRule case_rule = CaseRule::Exact;
    bool unicode_sets = false;  ///< v: sets are closed over case before they are combined
};

/// The mode that a clue's flags set, where `ignore_case` holds at the place in question (a group may change
/// it).
CharacterMode character_mode(Dialect dialect, const RegexFlags& flags, bool ignore_case);

/// The set and all that is equal to one of its members.
CodePointSet close_over_case(CodePointSet set, CaseRule rule);

/// \d: ASCII digits.
const CodePointSet& digits();
/// \s: WhiteSpace and LineTerminator (ECMA-262 12.2 and 12.3); in java the six ASCII ones.
const CodePointSet& spaces(Dialect dialect);
/// \w: ASCII letters, digits and _; under CaseRule::Folding also what folds to one of them (WordCharacters,
/// ECMA-262 22.2.2.7.3).
const CodePointSet& word_characters(CaseRule rule);
/// What . does not match: \n \r U+2028 U+2029, in java also U+0085.
const CodePointSet& line_terminators(Dialect dialect = Dialect::EcmaScript);
/// What . matches.
const CodePointSet& dot(Dialect dialect, bool dot_all);

}  // namespace sator
