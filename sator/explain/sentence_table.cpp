#include "sator/explain/sentence_table.hpp"

namespace sator {

// English. Another language is another pair of these two.
std::string_view sentence_template(Technique technique) {
    switch (technique) {
        case Technique::LastCell:
            return "{Rule}: only {cell} is open, so it is {value}.";
        case Technique::HiddenSingle:
            return "{name}: {value} can stand nowhere but in {cell}.";
        case Technique::ForcedValue:
        case Technique::ForcedLength:
        case Technique::DeadAlternative:
        case Technique::NarrowedValue:
            return "{Rule}{given}{so}.";
        case Technique::Echo:
            return "{Rule}{given}{echo}{so}.";
        case Technique::NakedSingle:
            return "{cell} can only be {value}: all else is ruled out by {names}.";
        case Technique::Crossing:
            return "{Rules}{given}{cell} can only be {value}, which both allow.";
        case Technique::LetterSets:
            return "{Rule}, so {so}.";
        case Technique::Pointing:
        case Technique::Claiming:
            return "{name}: {value} can only stand where it meets {second}, so elsewhere in {second} {so}.";
        case Technique::NakedPair:
        case Technique::NakedTriple:
        case Technique::NakedQuad:
            return "{name}: {cells} hold {values} between them, so {so}.";
        case Technique::HiddenPair:
        case Technique::HiddenTriple:
        case Technique::HiddenQuad:
            return "{name}: {values} can only stand in {cells}, so {so}.";
        case Technique::Combinations:
        case Technique::RegionCombinations:
            return "{Rule}{given}{so}.";
        case Technique::TwoRules:
        case Technique::FewRules:
        case Technique::Trial:
            return "If {cell} were {value}, {chain}. So {so}.";
        case Technique::NestedTrial:
            return "Whatever is tried with {cell} = {value} fails. So {so}.";
        case Technique::Clash:
            return "{Rules}{given}nothing fits.";
    }
    return "";
}

const JoiningWords& joining_words() {
    static constexpr JoiningWords kEnglish{"and",    "or",   "; as ", ", so ",   "is",
                                           "is not", "then", "with",  "repeats", "nothing fits"};
    return kEnglish;
}

}  // namespace sator
