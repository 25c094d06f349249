#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace sator {

class SolvingState;
struct Finding;

/// The kinds of deductions, from the easiest to the hardest, as in the table.
enum class Technique : std::uint8_t {
    LastCell,
    HiddenSingle,
    ForcedValue,
    ForcedLength,
    DeadAlternative,
    Echo,
    NakedSingle,
    Crossing,
    NarrowedValue,
    LetterSets,
    Pointing,
    Claiming,
    NakedPair,
    HiddenPair,
    NakedTriple,
    HiddenTriple,
    Combinations,
    NakedQuad,
    HiddenQuad,
    RegionCombinations,
    TwoRules,
    FewRules,
    Trial,
    NestedTrial,
    Elimination,
    Contradiction,
};

/// A row of the table: all that is known of a technique.
struct TechniqueEntry {
    Technique technique;
    std::string_view name;       ///< "hidden single"
    std::string_view clue_name;  ///< what it is called of a clue: "forced letter"
    std::string_view label;      ///< as JSON names it: "hidden-single"
    /// How hard it is for people; 1 is the easiest there is.
    double cost;
    /// Adds all deductions of the kind that are at hand. Null for a kind that another row's finder tells
    /// apart.
    void (*find)(SolvingState& state, std::vector<Finding>& found);
};

/// All techniques, in the order in which the ladder tries them.
std::span<const TechniqueEntry> technique_table();
const TechniqueEntry& entry_of(Technique technique);

constexpr bool is_hidden_subset(Technique technique) {
    return technique == Technique::HiddenPair || technique == Technique::HiddenTriple ||
           technique == Technique::HiddenQuad;
}

/// A conflict of no more rules than this is called by their number, one of more a trial.
constexpr std::size_t kFewRules = 4;

/// What a refutation by propagation is called that needs so many rules.
Technique technique_of_conflict(std::size_t rules);

}  // namespace sator
