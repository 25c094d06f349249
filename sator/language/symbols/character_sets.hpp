#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/symbols/regex_tree.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// Decides which characters the flag `i` makes equal.
enum class CaseRule : std::uint8_t {
    Exact,      ///< no flag i: each character equals only itself
    Ascii,      ///< java without u: ASCII letters without regard to case
    UpperCase,  ///< ECMAScript without u and v: characters with the same upper case
    Folding,    ///< flag u or v: characters with the same simple case folding
};

/// The settings that decide which code points a character or a class matches.
struct CharacterMode {
    Dialect dialect = Dialect::EcmaScript;
    CaseRule case_rule = CaseRule::Exact;
    bool unicode_sets = false;  ///< flag v: sets are closed over case before they are combined
};

/// Returns the mode that the clue's flags give. `ignore_case` is the flag i at the place in question, because
/// a group may change it.
CharacterMode character_mode(Dialect dialect, const RegexFlags& flags, bool ignore_case);

/// Returns the members of the set and all characters that are equal to one of them.
CodePointSet close_over_case(CodePointSet set, CaseRule rule);

/// \d: ASCII digits.
const CodePointSet& digits();
/// \s: WhiteSpace and LineTerminator (ECMA-262 12.2 and 12.3); in java the six ASCII characters.
const CodePointSet& spaces(Dialect dialect);
/// \w: ASCII letters, digits and _. Under CaseRule::Folding also the characters that fold to one of them
/// (WordCharacters, ECMA-262 22.2.2.7.3).
const CodePointSet& word_characters(CaseRule rule);
/// The characters that . does not match: \n \r U+2028 U+2029, in java also U+0085.
const CodePointSet& line_terminators(Dialect dialect = Dialect::EcmaScript);
/// The characters that . matches.
const CodePointSet& dot(Dialect dialect, bool dot_all);

}  // namespace sator::language
