#pragma once

#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator {

/// Of a cell with more values left people do not try all in turn.
constexpr std::size_t kMaxSplitValues = 6;

/// Whether the value, assumed for the cell at this place, leads to a conflict from where the fixpoint stands.
bool conflicts_with(RuleFixpoint& fixpoint, std::size_t place, std::size_t value);

/// Whether each of the values left to the cell at this place, no more than `kMaxSplitValues`, leads to a conflict.
bool all_conflict(RuleFixpoint& fixpoint, std::size_t place);

/// Whether the claim follows from these premises by the fixpoint's rules; false once its watch is over.
bool follows(RuleFixpoint& fixpoint, const Candidates& premises, const Claim& claim);

/// The claim as it follows: what does not by propagation alone does so by assuming.
Claim shown_claim(RuleFixpoint& fixpoint, const Candidates& premises, Claim claim);

/// The rules without those that the claim does not need, tried from the last to the first: none of what is
/// left can be left out. The claim must follow from them all.
std::vector<RuleId> minimal_rules(const PuzzleContext& context, std::vector<RuleId> rules,
                                  const Candidates& premises, const Claim& claim);

/// The premises without those that the claim does not need, ruled-out candidates being given up sooner than
/// placed values, and those far from the claim sooner than those near. Of what is left, no placed value and
/// no ruled-out candidate can be left out. The claim must follow from them all. Cost: about as many runs of
/// the fixpoint as there are premises needed, times the logarithm of those given.
Candidates minimal_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates premises,
                            const Claim& claim);

/// How many premises these are: a value placed is one; of a cell without a value each candidate is one that is
/// ruled out, or, where they are fewer, that is left, as it is told. Gives up soon, with more than `most`,
/// where they are of more cells than that.
std::size_t count_minimal_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates premises,
                                   const Claim& claim, std::size_t most);

}  // namespace sator
