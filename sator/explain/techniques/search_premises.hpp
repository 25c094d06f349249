#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/deduce/rule_set_minimality.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/near_solutions.hpp"

namespace sator::explain {

/// The premises that a search needs to show that a candidate is impossible.
struct SearchPremises {
    std::vector<RuleId> rules;
    Candidates premises;
    bool is_minimal = true;  ///< it is proved that no rule and no premise can be left out
    SmallestProof smallest_proof = SmallestProof::NotAsked;
    std::uint64_t nodes_left = 0;
};

/// Numbers of nodes: of the refutation with all rules and premises, and the most for all searches together.
struct SearchCost {
    std::uint64_t of_one = 0, of_all = 0;
};

/// What the searches of an explanation found, which answers some queries of later steps.
struct SearchMemory {
    explicit SearchMemory(const PuzzleContext& context) : solutions(context) {}

    NearSolutions solutions;
    std::vector<RuleId> rules;  ///< those that the last candidate's refutation needed; they are tried first
};

/// Returns rules and placed values that a search needs to refute the candidate. If a search without some of
/// them takes much longer than with all, it is stopped and they are kept, and the result is not proved
/// minimal. For RuleSetMinimality::Smallest it also looks for smaller sets of rules that are enough for a
/// search. Reads `memory` and adds to it.
SearchPremises search_premises(const SolvingState& state, Candidate candidate, SearchCost cost,
                               const Limits& limits, RuleSetMinimality rule_sets, SearchMemory& memory);

}  // namespace sator::explain
