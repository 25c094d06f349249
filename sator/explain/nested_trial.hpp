#pragma once

#include <optional>

#include "sator/engine/search.hpp"
#include "sator/explain/finding.hpp"

namespace sator {

/// The last resort: candidates that only a search shows to be impossible. Remembers the candidates of all
/// solutions that it met, so that they are asked for once in an explanation.
class NestedTrials {
  public:
    NestedTrials(const Study& study, const Limits& limits);

    /// Of the cells with the fewest candidates, the candidate whose refutation takes the fewest nodes; where
    /// there is no solution at all, a clash. Nothing where each candidate left stands in some solution, or
    /// where a limit was reached.
    std::optional<Finding> find(const Situation& situation);
    std::optional<Limit> reached() const { return reached_; }

  private:
    /// The nodes that it took to show that no solution has the candidate; nothing where one has.
    std::optional<std::uint64_t> refute(const Situation& situation, Candidate candidate);

    const Study& study_;
    Search search_;
    Candidates possible_;
    /// Candidates known to be impossible, with the nodes that showed it.
    std::vector<std::pair<Candidate, std::uint64_t>> refuted_;
    bool has_solution_ = false;
    std::optional<Limit> reached_;
};

}  // namespace sator
