#pragma once

#include <string_view>

#include "sator/explain/deduce/step.hpp"

namespace sator {

/// Returns the sentence template of a step. Its placeholders:
///   {Rule}    the first rule: "Row 3", or "Row 3 must match /A+/"
///   {name}    the first rule without its demand: "Row 3"; {second} the second: "column 5"
///   {Rules}   all rules with their demands, joined by "and"; {names} without the demands
///   {cell}, {value}   the assumed candidate; otherwise the first value placed or candidate removed
///   {values}, {cells}  the values and the cells of a subset
///   {given}   the premises, as a clause before the conclusion: "; as R1C2 = 5, "; ", so " if there are none
///   {As}      a few premises, before the sentence: "As R1C2 = 5: "; empty if there are none, or many
///   {so}      the conclusion: "R1C3 = 7", or "R1C3 is not 7"
///   {echo}    which cell a reference makes equal to which: "R1C3 repeats R1C1: "; empty if no premise has
///             its value
///   {views}   the values that each of the crossing rules leaves to the cell, as clauses; {all} their number
///   {chain}   the consequences of the assumption, as clauses
///   {split}   a cell, and the values that an assumption leaves it: "R1C3 could only be 4 or 7"
std::string_view sentence_template(const Step& step);

/// Returns the template for several trivial steps of one kind; {each} is the list of them, as clauses.
std::string_view group_template(Technique technique);

/// The words that join parts.
struct JoiningWords {
    std::string_view and_, or_, as, region_as, so, is, is_not, is_now, are, are_not, are_now, then, with,
        the_rule_that, must, repeats, fails, which_must, cannot_hold, likewise, could_only_be, by, because,
        it_can_be, however_filled, all_but, values, both, all, all_rules, rules, given_that, lines_together,
        rules_together, never_fits, repeated;
    std::string_view numbers[5];        ///< "no", "one" …
    std::string_view plain_regions[4];  ///< the names of regions that need no further words
};
const JoiningWords& joining_words();

}  // namespace sator
