#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// The kinds of deductions, roughly from the easiest to the hardest. Each has a row in the table of
/// techniques (technique_entry.hpp). The ladder tries them in this order. From TwoRules on, a deduction that
/// assumes a candidate is shown as a trial, with what follows from the assumption.
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
    RuleOf45,
    LetterSets,
    Pointing,
    Claiming,
    CountGroups,
    CombinedCounts,
    NakedPair,
    HiddenPair,
    NakedTriple,
    HiddenTriple,
    Leftovers,
    Combinations,
    InniesAndOuties,
    CombinedCountGroups,
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

constexpr bool is_hidden_subset(Technique technique) {
    return technique == Technique::HiddenPair || technique == Technique::HiddenTriple ||
           technique == Technique::HiddenQuad;
}

}  // namespace sator::explain
