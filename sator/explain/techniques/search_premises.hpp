#pragma once

#include "sator/base/limits.hpp"
#include "sator/explain/deduce/rule_set_minimality.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/techniques/near_solutions.hpp"

namespace sator {

/// What a search needs to show that a candidate is impossible.
struct SearchPremises {
    std::vector<RuleId> rules;
    Candidates premises;
    bool is_minimal = true;  ///< it is proved that no rule and no premise can be left out
    SmallestProof smallest_proof = SmallestProof::NotAsked;
    std::uint64_t nodes_left = 0;
};

/// In nodes: what the refutation takes with all rules and premises, and what all searches together may take.
struct SearchCost {
    std::uint64_t of_one = 0, of_all = 0;
};

/// What the searches of an explanation have taught: it answers some questions of later steps.
struct SearchMemory {
    explicit SearchMemory(const PuzzleContext& context) : solutions(context) {}

    NearSolutions solutions;
    std::vector<RuleId> rules;  ///< those that the last candidate's refutation needed; they are tried first
};

/// The rules, and the values placed, without those that a search does not need to refute the candidate. A
/// search that takes much longer than with all of them is given up, and what it was to do without is kept. Of
/// smallest rule sets it is asked whether fewer rules are enough for a search, in the same way. `memory`: of
/// this candidate's questions and of those before; it learns from these.
SearchPremises search_premises(const SolvingState& state, Candidate candidate, SearchCost cost,
                               const Limits& limits, RuleSetMinimality rule_sets, SearchMemory& memory);

}  // namespace sator
