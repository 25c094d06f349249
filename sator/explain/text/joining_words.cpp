#include "sator/explain/text/joining_words.hpp"

namespace sator {

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
