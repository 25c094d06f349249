// The table of all techniques: one row each, in the order of the enumeration. Static assertions check the
// order.
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/techniques/clue_reasons.hpp"
#include "sator/explain/techniques/combined_counts.hpp"
#include "sator/explain/techniques/crossing.hpp"
#include "sator/explain/techniques/elimination.hpp"
#include "sator/explain/techniques/forced_value.hpp"
#include "sator/explain/techniques/hidden_single.hpp"
#include "sator/explain/techniques/last_cell.hpp"
#include "sator/explain/techniques/leftovers.hpp"
#include "sator/explain/techniques/naked_single.hpp"
#include "sator/explain/techniques/nested_trial.hpp"
#include "sator/explain/techniques/one_rule.hpp"
#include "sator/explain/techniques/pointing.hpp"
#include "sator/explain/techniques/rule_of_45.hpp"
#include "sator/explain/techniques/subsets.hpp"
#include "sator/explain/techniques/trial.hpp"
#include "sator/explain/techniques/visible_conflict.hpp"

namespace sator::explain {

namespace {

constexpr std::array kTechniques = {
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

constexpr bool are_techniques_in_order() {
    for (std::size_t i = 0; i < kTechniques.size(); ++i) {
        if (kTechniques[i].technique != static_cast<Technique>(i)) return false;
    }
    return kTechniques.size() == static_cast<std::size_t>(Technique::Contradiction) + 1;
}
static_assert(are_techniques_in_order(), "row i is technique i, and each technique has a row");

}  // namespace

std::span<const TechniqueEntry> technique_table() {
    return kTechniques;
}

const TechniqueEntry& entry_of(Technique technique) {
    return kTechniques[static_cast<std::size_t>(technique)];
}

}  // namespace sator::explain
