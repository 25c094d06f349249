// A row of the table of techniques. Each technique's row is in its file in techniques/, next to its finder;
// techniques/technique_rows.hpp declares the rows, and technique_table.cpp lists them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique.hpp"

namespace sator::explain {

class SolvingState;
struct Finding;
struct Step;

/// Groups of techniques for the difficulty rating: a simulated solver looks for all techniques of a tier at
/// the same time, and for a tier only if the tiers before it find nothing.
enum class RatingTier : std::uint8_t {
    Values,      ///< techniques that give a value
    Candidates,  ///< techniques that remove candidates
    Slow,        ///< techniques that take long
    None,        ///< trials, which come last, and techniques that have no finder
};

/// The row of a technique.
struct TechniqueEntry {
    Technique technique;
    std::string_view name;       ///< "hidden single"
    std::string_view clue_name;  ///< the name if all rules of the step are clues: "forced letter"
    std::string_view label;      ///< the name in JSON: "hidden-single"
    /// How hard the technique is for people. The easiest has 1.
    double cost;
    /// How easily people find a deduction of this kind: a weight (rate/ease.hpp). For last cells and hidden
    /// singles it is the weight in a region with few open cells that is not a line.
    double ease;
    /// Tells the technique from the others in the random choices of a rating (rate/structure_colours.hpp). It never changes, and a new
    /// technique gets a new one, so that the effort of puzzles that do not use the new technique stays.
    std::uint64_t tie_number;
    RatingTier tier = RatingTier::None;
    /// Adds all deductions of this kind that are possible now. Null if another row's finder makes them.
    void (*find)(SolvingState& state, std::vector<Finding>& found) = nullptr;
    /// The sentence that explains a step. Names in braces stand for parts of the step:
    ///   {Rule}    the first rule: "In row 3, ", or "Row 3 must match /A+/"; {and} joins a clause to it
    ///   {name}    the first rule without its demand: "row 3"; {second} is the second rule: "column 5"
    ///   {Rules}   all rules like {Rule}, joined by "and"; {names} are the rules without demands
    ///   {cell}, {value}   the candidate that is assumed, else the first that is placed or removed
    ///   {values}, {cells} the values and the cells of a subset; {any} is the values joined by "or"
    ///   {given}   the premises, as a clause before the conclusion: ". R1C2 = 5, so ". It is ", so " if there
    ///             are no premises
    ///   {As}      a few premises, before the sentence: "R1C2 = 5. ". It is empty if there are none, or many
    ///   {so}      the conclusion: "R1C3 = 7", or "R1C3 is not 7"
    ///   {echo}    {given} and the cells that a reference makes equal: ". R1C1 = A, and R1C3 repeats R1C1,
    ///             so ". It is {given} if no premise has the value
    ///   {views}   what each of the crossing rules leaves to the cell, as clauses; {all} is "both" or "all"
    ///   {chain}   what follows from the assumption, as clauses
    ///   {window}  what regions and the sums in them add up to, what this leaves, and the premises, as clauses
    ///             before the conclusion
    ///   {leftovers} which regions hold the same values, and which cells are left, and the premises, in the same way
    ///   {counts}  how many values lines and regions need, in which cells they can be, and the premises, in the same way
    ///   {split}   a cell, and the values that an assumption leaves to it: "R1C3 can only be 4 or 7"
    std::string_view sentence = {};
    /// Chooses the sentence by the step. Null if `sentence` fits all steps.
    std::string_view (*sentence_of)(const Step& step) = nullptr;
    /// The sentence for several trivial steps of this kind in a row; {each} stands for them, as clauses.
    std::string_view group_sentence = {};
};

/// The sentence of techniques that argue with one rule.
inline constexpr std::string_view kRuleSentence = "{Rule}{given}{so}.";

/// All techniques, in the order of the enumeration. The ladder tries them in this order.
std::span<const TechniqueEntry> technique_table();
const TechniqueEntry& entry_of(Technique technique);

}  // namespace sator::explain
