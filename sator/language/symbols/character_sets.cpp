#include "sator/language/symbols/character_sets.hpp"

#include "sator/language/unicode/case_folding.hpp"

namespace sator::language {

CharacterMode character_mode(Dialect dialect, const RegexFlags& flags, bool ignore_case) {
    CharacterMode mode{dialect, CaseRule::Exact, flags.unicode_sets};
    if (!ignore_case) return mode;
    const bool folds = flags.unicode || flags.unicode_sets;
    mode.case_rule = folds                      ? CaseRule::Folding
                     : dialect == Dialect::Java ? CaseRule::Ascii
                                                : CaseRule::UpperCase;
    return mode;
}

CodePointSet close_over_case(CodePointSet set, CaseRule rule) {
    static const CodePointSet ascii{{0, 0x7F}};
    switch (rule) {
        case CaseRule::Exact:
            return set;
        case CaseRule::Ascii:
            return set | close_over_case(set & ascii, false);
        case CaseRule::UpperCase:
            return close_over_case(set, false);
        case CaseRule::Folding:
            return close_over_case(set, true);
    }
    return set;
}

const CodePointSet& digits() {
    static const CodePointSet set{{U'0', U'9'}};
    return set;
}

const CodePointSet& spaces(Dialect dialect) {
    static const CodePointSet ascii{{U'\t', U'\r'}, {U' ', U' '}};
    static const CodePointSet all =
        ascii | CodePointSet{{0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A}, {0x2028, 0x2029},
                             {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
    return dialect == Dialect::Java ? ascii : all;
}

const CodePointSet& word_characters(CaseRule rule) {
    static const CodePointSet plain{{U'0', U'9'}, {U'A', U'Z'}, {U'_', U'_'}, {U'a', U'z'}};
    // ſ (long s) and K (the Kelvin sign) fold to s and k.
    static const CodePointSet extended = plain | CodePointSet{{0x17F, 0x17F}, {0x212A, 0x212A}};
    return rule == CaseRule::Folding ? extended : plain;
}

const CodePointSet& line_terminators(Dialect dialect) {
    static const CodePointSet ecma{{U'\n', U'\n'}, {U'\r', U'\r'}, {0x2028, 0x2029}};
    static const CodePointSet java = ecma | CodePointSet{{0x85, 0x85}};
    return dialect == Dialect::Java ? java : ecma;
}

const CodePointSet& dot(Dialect dialect, bool dot_all) {
    static const CodePointSet ecma = ~line_terminators(Dialect::EcmaScript);
    static const CodePointSet java = ~line_terminators(Dialect::Java);
    static const CodePointSet all = CodePointSet::all();
    if (dot_all) return all;
    return dialect == Dialect::Java ? java : ecma;
}

}  // namespace sator::language
