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

    /// Hands each solution in which `fixed` holds to `sink` once, in an order that does not depend on the
    /// number of threads. `fixed` must be what the symmetries were found with.
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink);

    /// The most solutions that one orbit can have.
    double max_orbit_size() const { return static_cast<double>(symmetries_.size() + 1); }
    void set_progress(SearchProgress* progress) { search_.first().set_progress(progress); }
    SearchStatistics statistics() const { return search_.statistics(); }

  private:
    bool emit_orbit(std::span<const Value> first, const Sink& sink);

    std::vector<Symmetry> symmetries_;
    Model model_;
    ParallelSearch search_;
    std::vector<std::vector<Value>> images_;  // of the current solution
    BigCount found_;
};

}  // namespace sator::solve
