#include "sator/language/character_sets.hpp"

namespace sator {

const CodePointSet& digits() {
    static const CodePointSet set{{U'0', U'9'}};
    return set;
}

const CodePointSet& spaces() {
    static const CodePointSet set{{U'\t', U'\r'},   {U' ', U' '},     {0xA0, 0xA0},     {0x1680, 0x1680},
                                  {0x2000, 0x200A}, {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x205F},
                                  {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
    return set;
}

const CodePointSet& word_characters(const CharacterMode& mode) {
    static const CodePointSet plain{{U'0', U'9'}, {U'A', U'Z'}, {U'_', U'_'}, {U'a', U'z'}};
    // ſ (long s) and K (the Kelvin sign) fold to s and k.
    static const CodePointSet extended = plain | CodePointSet{{0x17F, 0x17F}, {0x212A, 0x212A}};
    return mode.ignore_case && mode.unicode ? extended : plain;
}

const CodePointSet& line_terminators() {
    static const CodePointSet set{{U'\n', U'\n'}, {U'\r', U'\r'}, {0x2028, 0x2029}};
    return set;
}

}  // namespace sator
