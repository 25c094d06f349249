#pragma once

#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/techniques/search_premises.hpp"

namespace sator::explain {

/// The last resort: finds candidates that only a trial within a trial, or only a search, shows to be
/// impossible. Remembers the candidates of all solutions that its searches found, so each candidate is tried
/// once in an explanation.
class NestedTrials {
  public:
    NestedTrials(const PuzzleContext& context, const Limits& limits,
                 RuleSetMinimality rule_sets = RuleSetMinimality::Minimal);

    /// Returns the finding for the candidate, in a cell with the fewest candidates, that is easiest to
    /// refute. It prefers a split trial: each value that the assumption leaves to one other cell fails.
    /// Otherwise it chooses the candidate that a search refutes with the fewest nodes. Its rules are
    /// minimised, and for a search its premises, too. Returns nullopt if each candidate left is in some
    /// solution, or if a limit was reached.
    std::optional<Finding> find(const SolvingState& state);
    std::optional<Limit> reached() const { return reached_; }

  private:
    /// Returns the number of nodes of a search that proves that no solution has the candidate; nullopt if one
    /// has it, or if a limit was reached.
    std::optional<std::uint64_t> refute(const SolvingState& state, Candidate candidate);
    std::vector<Finding> refuted(const SolvingState& state);

    const PuzzleContext& context_;
    Limits limits_;
    RuleSetMinimality rule_sets_;
    Search search_;
    Candidates possible_;
    /// Candidates known to be impossible, with the nodes that showed it.
    std::vector<std::pair<Candidate, std::uint64_t>> refuted_;
    SearchMemory memory_;
    std::uint64_t nodes_left_;  ///< for the minimisation of rules and premises
    std::optional<Limit> reached_;
};

}  // namespace sator::explain
