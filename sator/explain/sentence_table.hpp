#pragma once

#include <string_view>

#include "sator/explain/technique.hpp"

namespace sator {

/// How a technique is told. In braces stand the parts of a step:
///   {Rule}    the first rule: "Row 3", or "Row 3 must match /A+/"
///   {name}    the first rule without its demand: "Row 3"; {second} the second: "column 5"
///   {Rules}   all of them with their demands, joined by "and"; {names} without
///   {cell}, {value}   of the first value placed, else of the first candidate removed
///   {values}, {cells}  the values and the cells that a subset is about
///   {given}   the facts, as a clause before the conclusion: "; as R1C2 = 5, "; ", so " where there are none
///   {so}      the conclusion: "R1C3 = 7", or "R1C3 is not 7"
///   {echo}    which cell a reference makes equal to which: "R1C3 repeats R1C1: "; empty where none of the
///   facts has its value {chain}   what follows from the assumption, as clauses
std::string_view sentence_template(Technique technique);

/// The words that join parts.
struct JoiningWords {
    std::string_view and_, or_, as, so, is, is_not, then, with, repeats, fails;
};
const JoiningWords& joining_words();

}  // namespace sator
