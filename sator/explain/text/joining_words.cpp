#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

const JoiningWords& joining_words() {
    static constexpr JoiningWords kEnglish{
        .and_ = "and",
        .or_ = "or",
        .so = ", so ",
        .is = "is",
        .is_not = "is not",
        .is_now = "is now",
        .are = "are",
        .are_not = "are not",
        .are_now = "are now",
        .in = "in ",
        .then = "then",
        .with = "because of",
        .the_rule_that = "the rule that ",
        .must = "must ",
        .repeats = "repeats",
        .cannot = " cannot ",
        .would = " would ",
        .not_ = "not ",
        .cannot_be_filled = " cannot be filled",
        .cannot_be_true = " cannot be true",
        .likewise = "; in the same way, ",
        .can_only_be = " can only be ",
        .because = "as ",
        .it_can_be = " it can be ",
        .however_filled = "however it is filled, ",
        .all_but = "anything but",
        .values = "one of {} values",
        .both = "both",
        .all = "all",
        .all_rules = "all rules",
        .rules = "rules",
        .all_cells = "all cells",
        .grid = "the grid",
        .given_that = ", given ",
        .lines_together = "combination of {} lines",
        .rules_together = "{} rules together",
        .never_fits = "never fits here",
        .repeated = "repeats the text of its group",
        .empty = "empty",
        .given_letters = "with ",
        .cells = "cells",
        .letters = "letters and carries",
        .last_letter = "last open letter or carry",
        .numbers = {"no", "one", "two", "three", "four"},
        .plain_regions = {"row ", "column ", "box ", "the box "},
    };
    return kEnglish;
}

}  // namespace sator::explain
