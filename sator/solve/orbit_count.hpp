#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/symmetry/symmetries.hpp"
#include "sator/engine/threads/parallel_counter.hpp"

namespace sator::solve {

/// Counts the solutions of a model in which each solution has the same number of images: it counts the first
/// of each orbit, and multiplies.
class OrbitCount {
  public:
    /// Returns null if the model is no system of sums and distinct cells, or if orbits may be of different
    /// sizes. `symmetries`: what symmetries() found, not empty.
    static std::unique_ptr<OrbitCount> make(const Model& model, std::span<const Symmetry> symmetries,
                                            const Limits& limits, std::size_t threads,
                                            const SearchOptions& options);

    /// Counts all solutions of the question, which must be the one that the symmetries were found with.
    Outcome count(const ParallelCounter::Question& question) { return of_all(counter_.count_all(question)); }
    /// Returns the outcome for all solutions from that of the counter, which counts orbits.
    Outcome of_all(Outcome of_orbits) const;

    /// Counts orbits.
    ParallelCounter& counter() { return counter_; }
    const ParallelCounter& counter() const { return counter_; }
    /// The number of solutions of each orbit.
    std::size_t orbit_size() const { return orbit_size_; }

  private:
    OrbitCount(Model model, std::size_t orbit_size, const Limits& limits, std::size_t threads,
               const SearchOptions& options, LimitWatch& watch);

    Model model_;
    std::size_t orbit_size_;
    ParallelCounter counter_;
};

}  // namespace sator::solve
