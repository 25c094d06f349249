#pragma once

#include <span>
#include <vector>

#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator {

/// Values of all cells that keep some of a puzzle's rules. Each that comes up in an explanation is
/// remembered: it shows what follows from no such rules, of a later step's candidate too.
class NearSolutions {
  public:
    /// `context` must outlive this.
    explicit NearSolutions(const PuzzleContext& context) : context_(&context) {}

    void keep(std::span<const Value> values);
    /// Whether one keeps all rules that are not given up, and all premises, and has the candidate.
    bool allow(std::span<const std::uint8_t> is_dropped, const Candidates& premises,
               Candidate candidate) const;

  private:
    struct NearSolution {
        std::vector<Value> values;
        std::vector<std::uint8_t> is_broken;  // of each rule
    };

    const PuzzleContext* context_;
    std::vector<NearSolution> kept_;
};

}  // namespace sator
