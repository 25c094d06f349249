// The rows of all techniques. Each is beside its finder; technique_table.cpp is the table of them.
#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

extern const TechniqueEntry kLastCell;
extern const TechniqueEntry kHiddenSingle;
extern const TechniqueEntry kForcedValue;
extern const TechniqueEntry kForcedLength;
extern const TechniqueEntry kDeadAlternative;
extern const TechniqueEntry kEcho;
extern const TechniqueEntry kNakedSingle;
extern const TechniqueEntry kCrossing;
extern const TechniqueEntry kNarrowedValue;
extern const TechniqueEntry kRuleOf45;
extern const TechniqueEntry kLetterSets;
extern const TechniqueEntry kPointing;
extern const TechniqueEntry kClaiming;
extern const TechniqueEntry kCountGroups;
extern const TechniqueEntry kCombinedCounts;
extern const TechniqueEntry kNakedPair;
extern const TechniqueEntry kHiddenPair;
extern const TechniqueEntry kNakedTriple;
extern const TechniqueEntry kHiddenTriple;
extern const TechniqueEntry kLeftovers;
extern const TechniqueEntry kCombinations;
extern const TechniqueEntry kInniesAndOuties;
extern const TechniqueEntry kCombinedCountGroups;
extern const TechniqueEntry kNakedQuad;
extern const TechniqueEntry kHiddenQuad;
extern const TechniqueEntry kRegionCombinations;
extern const TechniqueEntry kTwoRules;
extern const TechniqueEntry kFewRules;
extern const TechniqueEntry kTrial;
extern const TechniqueEntry kNestedTrial;
extern const TechniqueEntry kElimination;
extern const TechniqueEntry kContradiction;

}  // namespace sator::explain
