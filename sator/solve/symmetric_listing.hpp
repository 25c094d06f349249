#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/symmetry/symmetries.hpp"
#include "sator/engine/threads/parallel_search.hpp"

namespace sator::solve {

/// Lists all solutions of a model that has symmetries. It searches only for those that come first in their
/// orbit (the set of their images), and hands on each together with its images.
class SymmetricListing {
  public:
    /// `symmetries`: what symmetries() found, not empty. See ParallelSearch for the others.
    SymmetricListing(const Model& model, std::vector<Symmetry> symmetries, const Limits& limits,
                     std::size_t threads, const SearchOptions& options = {});

    /// Hands each solution of the question to `sink` once, in an order that does not depend on the number of threads. The
    /// question must be the one that the symmetries were found with, and its order stable.
    Outcome solve(const ParallelQuestion& question, const Sink& sink);

    /// The most solutions that one orbit can have.
    double max_orbit_size() const { return static_cast<double>(symmetries_.size() + 1); }
    SearchStatistics statistics() const { return search_.statistics(); }

  private:
    static std::unique_ptr<Endgame> endgame_of(const Model& model, const Limits& limits,
                                               const SearchOptions& options);
    bool emit_orbit(std::span<const Value> first, const Sink& sink);

    std::vector<Symmetry> symmetries_;
    Model model_;
    ParallelSearch search_;
    std::vector<std::vector<Value>> images_;  // of the current solution
    BigCount found_;
};

}  // namespace sator::solve
