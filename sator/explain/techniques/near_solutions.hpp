#pragma once

#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/puzzle_context.hpp"

namespace sator::explain {

/// Remembers near solutions: values of all cells that satisfy some of a puzzle's rules. A near solution with
/// a candidate shows that the candidate cannot be refuted from the rules and premises that it satisfies. It
/// is kept for the whole explanation, because it also answers queries of later steps.
class NearSolutions {
  public:
    /// `context` must outlive this.
    explicit NearSolutions(const PuzzleContext& context) : context_(&context) {}

    void keep(std::span<const Value> values);
    /// Returns true if a near solution satisfies all rules that are not dropped, satisfies all premises, and
    /// has the candidate.
    bool allow(std::span<const std::uint8_t> is_dropped, const Candidates& premises,
               Candidate candidate) const;

  private:
    struct NearSolution {
        std::vector<Value> values;
        std::vector<std::uint8_t> is_broken;  // for each rule
    };

    const PuzzleContext* context_;
    std::vector<NearSolution> kept_;
};

}  // namespace sator::explain
