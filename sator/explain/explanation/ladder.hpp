#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/explanation/best_finding.hpp"

namespace sator::explain {

/// Deduces from a puzzle's givens towards its solution, one finding after the other, the easiest technique
/// first:
///     while (auto finding = ladder.next()) {
///         const Step step = ladder.make_step(*finding);
///         ladder.apply(step);
///     }
/// It finds only what propagation shows, not what needs a search (see explanation.hpp). After a limit is
/// reached it finds nothing more, and the result of `make_step` must not be used.
class Ladder {
  public:
    /// `context` must outlive this.
    Ladder(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits = {});
    Ladder(const Ladder&) = delete;
    Ladder& operator=(const Ladder&) = delete;

    const SolvingState& state() const { return state_; }
    /// Returns the limit that is reached, if any; checks the clock.
    std::optional<Limit> reached() const { return state_.query().reached(); }
    bool is_solved() const {
        return state_.knowledge().open_cells() == 0 && !state_.knowledge().has_empty_cell();
    }

    /// Returns all findings of techniques up to `hardest`, without their premises. Techniques of regions take
    /// microseconds; others take a propagation of each rule whose cells changed; trials take a propagation
    /// for each candidate. Several techniques and rules may give the same conclusion.
    std::vector<Finding> steps_at_hand(Technique hardest = Technique::HiddenQuad);
    /// Returns the best finding of the easiest technique that has any; a contradiction if the candidates
    /// contain one. Returns nullopt if only a search can go further, or if a limit is reached.
    std::optional<Finding> next();

    /// Returns the finding as a step with minimal rules and premises, and with everything that follows from
    /// these.
    Step make_step(const Finding& finding);

    /// Applies the conclusion to the solving state.
    void apply(const Finding& finding);
    void apply(const Step& step);

  private:
    std::optional<Finding> easiest();

    Query query_;
    SolvingState state_;
    BestFinding best_;
};

}  // namespace sator::explain
