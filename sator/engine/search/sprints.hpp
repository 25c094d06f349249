#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search_options.hpp"

namespace sator::engine {

/// Judges learning while a search runs. From time to time a run does not learn: a sprint. Its conflicts are
/// cheap, and the share of the search space that it has done estimates how many it needs to the end (D. E.
/// Knuth, "Estimating the efficiency of backtrack programs", Mathematics of Computation 1975). If these take
/// no longer than all learning so far, the sprint continues. If the estimate was too small, the search learns
/// again. So sprints take about as long as learning, and neither loses more than a factor.
class Sprints {
  public:
    /// `options` must outlive this.
    explicit Sprints(const SearchOptions& options) : options_(options) {}

    /// Begins a question.
    void begin();
    bool is_sprint() const { return is_sprint_; }

    /// A run of a search that learns ends after `conflicts` conflicts of the question. Returns whether the next
    /// run should be a sprint.
    bool begin_if_due(std::uint64_t conflicts);
    /// The sprint's conflicts were to last up to here. Returns by how many to extend it; 0: it ends.
    std::uint64_t extension(std::uint64_t conflicts, double share_done);
    /// The search learns again after `conflicts` conflicts.
    void end(std::uint64_t conflicts);

  private:
    const SearchOptions& options_;
    bool is_sprint_ = false, is_extended_ = false;
    std::uint64_t runs_ = 0;               // with learning, since the last sprint
    std::uint64_t run_from_ = 0;           // conflicts before the present sprint
    std::uint64_t in_sprints_ = 0;         // conflicts of all sprints that have ended
};

}  // namespace sator::engine
