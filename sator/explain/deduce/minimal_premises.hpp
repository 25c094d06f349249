#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/knowledge.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"

namespace sator::explain {

/// The most values of a cell that a case split tries in turn: people do not try more.
constexpr std::size_t kMaxSplitValues = 6;

/// Returns true if assuming the value for the cell at this place leads to a conflict from the fixpoint's
/// current domains.
bool conflicts_with(RuleFixpoint& fixpoint, std::size_t place, ValueId value);

/// Returns true if each value left to the cell at this place leads to a conflict, and there are at most
/// `kMaxSplitValues` of them.
bool all_conflict(RuleFixpoint& fixpoint, std::size_t place);

/// Returns true if the claim follows from these premises by the fixpoint's rules; false once its watch is
/// over.
bool follows(RuleFixpoint& fixpoint, const Candidates& premises, const Claim& claim);

/// Returns the claim, with `by_assuming` set if it does not follow by propagation alone.
Claim shown_claim(RuleFixpoint& fixpoint, const Candidates& premises, Claim claim);

/// Returns a minimal subset of `rules` from which the claim follows: none of them can be left out. Rules are
/// tried from the last to the first (deletion-based minimisation). The claim must follow from all rules.
std::vector<RuleId> minimal_rules(Query& query, std::vector<RuleId> rules, const Candidates& premises,
                                  const Claim& claim);

/// Returns minimal premises for the claim, which must follow from `premises`: no placed value and no
/// ruled-out candidate of the result can be left out. Ruled-out candidates are dropped before placed values,
/// and premises far from the claim before near ones. Cost: about k log n runs of the fixpoint, if k of n
/// premises are needed.
Candidates minimal_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates premises,
                            const Claim& claim);

/// Returns the number of minimal premises: a placed value counts as one; a cell without a value counts for
/// its ruled-out candidates or for those left, whichever are fewer, because the sentence lists these. Stops
/// early and returns more than `most` if the premises concern more than `most` cells.
std::size_t count_minimal_premises(const Knowledge& knowledge, RuleFixpoint& fixpoint, Candidates premises,
                                   const Claim& claim, std::size_t most);

}  // namespace sator::explain
