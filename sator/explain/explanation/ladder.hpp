#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/solving_state.hpp"
#include "sator/explain/deduce/step.hpp"
#include "sator/explain/explanation/best_finding.hpp"

namespace sator {

/// The way from a puzzle's givens to its solution, one deduction after the other, from the easiest technique
/// up:
///
///     while (auto finding = ladder.next()) { Step step = ladder.make_step(*finding);
///     ladder.apply(step); }
///
/// Only what propagation shows is found; what needs a search is not (see explanation.hpp). Once a limit is reached
/// nothing more is found, and what `tell` then says is worth nothing.
class Ladder {
  public:
    /// `context` must outlive this. It is the context's question until the context begins another.
    Ladder(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits = {});
    Ladder(const Ladder&) = delete;
    Ladder& operator=(const Ladder&) = delete;

    const SolvingState& state() const { return state_; }
    /// The limit that is reached, if one is. Asks now.
    std::optional<Limit> reached() const { return state_.context().watch().reached(); }
    bool is_solved() const {
        return state_.knowledge().open_cells() == 0 && !state_.knowledge().has_empty_cell();
    }

    /// All deductions that are at hand with techniques up to `hardest`, each found without its premises: the
    /// techniques of regions in microseconds, the others in a run of each rule whose cells changed; trials
    /// cost a propagation a candidate. One conclusion may be found by several techniques and rules.
    std::vector<Finding> steps_at_hand(Technique hardest = Technique::HiddenQuad);
    /// The best deduction of the easiest technique that gives any; where the premises clash, that. Nothing where
    /// only a search helps, or where a limit is reached.
    std::optional<Finding> next();

    /// The finding with no rule and no premise too many, and all that follows from these.
    Step make_step(const Finding& finding);

    /// Takes the conclusion for known.
    void apply(const Finding& finding);
    void apply(const Step& step);

  private:
    std::optional<Finding> easiest();

    SolvingState state_;
    BestFinding best_;
};

}  // namespace sator
