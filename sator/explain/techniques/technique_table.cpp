// The table of all techniques: one row each, in the order of the enumeration.
#include <array>

#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

std::span<const TechniqueEntry> technique_table() {
    static const std::array techniques = {
        kLastCell,
        kHiddenSingle,
        kForcedValue,
        kForcedLength,
        kDeadAlternative,
        kEcho,
        kNakedSingle,
        kCrossing,
        kNarrowedValue,
        kRuleOf45,
        kLetterSets,
        kPointing,
        kClaiming,
        kCountGroups,
        kCombinedCounts,
        kNakedPair,
        kHiddenPair,
        kNakedTriple,
        kHiddenTriple,
        kLeftovers,
        kCombinations,
        kInniesAndOuties,
        kCombinedCountGroups,
        kNakedQuad,
        kHiddenQuad,
        kRegionCombinations,
        kTwoRules,
        kFewRules,
        kTrial,
        kNestedTrial,
        kElimination,
        kContradiction,
    };
    return techniques;
}

const TechniqueEntry& entry_of(Technique technique) {
    return technique_table()[static_cast<std::size_t>(technique)];
}

}  // namespace sator::explain
