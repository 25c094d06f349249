#pragma once

#include <vector>

#include "sator/explain/closure.hpp"
#include "sator/explain/finding.hpp"
#include "sator/explain/knowledge.hpp"

namespace sator {

/// Of a cell with more values left people do not try all in turn.
constexpr std::size_t kMostTried = 6;

/// Whether the value, assumed for the cell at this place, leads to a conflict from where the closure stands.
bool conflicts_with(Closure& closure, std::size_t place, std::size_t value);

/// Whether each of the values left to the cell at this place, no more than `kMostTried`, leads to a conflict.
bool all_conflict(Closure& closure, std::size_t place);

/// Whether the claim follows from these facts by the closure's rules; false once its watch is over.
bool follows(Closure& closure, const Candidates& facts, const Claim& claim);

/// The claim as it follows: what does not by propagation alone does so by assuming.
Claim shown_claim(Closure& closure, const Candidates& facts, Claim claim);

/// The rules without those that the claim does not need, tried from the last to the first: none of what is
/// left can be left out. The claim must follow from them all.
std::vector<RuleId> needed_rules(const Study& study, std::vector<RuleId> rules, const Candidates& facts,
                                 const Claim& claim);

/// The facts without those that the claim does not need, ruled-out candidates being given up sooner than
/// placed values, and those far from the claim sooner than those near. Of what is left, no placed value and
/// no ruled-out candidate can be left out. The claim must follow from them all. Cost: about as many runs of
/// the closure as there are facts needed, times the logarithm of those given.
Candidates needed_facts(const Knowledge& knowledge, Closure& closure, Candidates facts, const Claim& claim);

/// How many facts these are: a value placed is one; of a cell without a value each candidate is one that is
/// ruled out, or, where they are fewer, that is left, as it is told. Gives up soon, with more than `most`,
/// where they are of more cells than that.
std::size_t count_needed_facts(const Knowledge& knowledge, Closure& closure, Candidates facts,
                               const Claim& claim, std::size_t most);

}  // namespace sator
