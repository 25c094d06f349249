#include "sator/explain/text/sentence_table.hpp"

namespace sator {

// English. A translation replaces these three functions.
std::string_view sentence_template(const Step& step) {
    switch (step.technique) {
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
            return step.rules.empty() ? "{cell} can only be {value}: all else has been ruled out."
                                      : "{cell} can only be {value}: all else is ruled out by {names}.";
        case Technique::Crossing:
            return step.views.empty() ? "{Rules}{given}only {value} fits {cell}."
                                      : "{cell}: {views}. Only {value} suits {all}.";
        case Technique::LetterSets:
            return "{Rule}, so {so}.";
        case Technique::Pointing:
        case Technique::Claiming:
            return "{name}: {value} can only stand where it meets {second}, so elsewhere in {second}, {so}.";
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
        case Technique::Elimination:
            return "{Rule}{given}{so}.";
        case Technique::TwoRules:
        case Technique::FewRules:
        case Technique::Trial:
            return "{As}if {cell} were {value}, {chain}. So {so}.";
        case Technique::NestedTrial:
            return step.split
                       ? "{As}if {cell} were {value}, {split}, and each of these fails too, by {names}. "
                         "So {so}."
                       : "{As}if {cell} were {value}, whatever else is tried would fail, by {names}. "
                         "So {so}.";
        case Technique::Contradiction:
            return "{Rules}{given}nothing fits.";
    }
    return "";
}

std::string_view group_template(Technique technique) {
    return technique == Technique::LastCell ? "Only one cell is open each time: {each}."
                                            : "All else has been ruled out: {each}.";
}

const JoiningWords& joining_words() {
    static constexpr JoiningWords kEnglish{
        .and_ = "and",
        .or_ = "or",
        .as = "; as ",
        .region_as = ": as ",
        .so = ", so ",
        .is = "is",
        .is_not = "is not",
        .is_now = "is now",
        .are = "are",
        .are_not = "are not",
        .are_now = "are now",
        .then = "then",
        .with = "because of",
        .the_rule_that = "the rule that ",
        .must = "must ",
        .repeats = "repeats",
        .fails = "nothing would fit",
        .which_must = ", which must ",
        .cannot_hold = " could not hold",
        .likewise = "; in the same way ",
        .could_only_be = " could only be ",
        .by = "by ",
        .because = "as ",
        .it_can_be = " it can be ",
        .however_filled = ": however it is filled, ",
        .all_but = "anything but",
        .values = "one of {} values",
        .both = "both",
        .all = "all",
        .all_rules = "all rules",
        .rules = "rules",
        .given_that = ", given ",
        .lines_together = "combination of {} lines",
        .rules_together = "{} rules together",
        .never_fits = "never here",
        .repeated = "repeats what its group holds",
        .numbers = {"no", "one", "two", "three", "four"},
        .plain_regions = {"row ", "column ", "box ", "the box "},
    };
    return kEnglish;
}

}  // namespace sator
