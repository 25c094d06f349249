#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/counting/counter.hpp"

namespace sator::solve {
class SolverState;
}  // namespace sator::solve

namespace sator {

namespace solve {}

/// A count that its caller advances piece by piece, with one thread. A program that is stopped can go on
/// later: it keeps `levels()` and hands them to `resume_at`.
///
/// The solver must outlive this and answers one question at a time: the cursor stops, as at an interrupt, if
/// the solver is asked something else.
class CountCursor {
  public:
    /// Counts on for up to `nodes` nodes. Returns nullopt if the count has not ended by then.
    std::optional<Outcome> run_for(std::uint64_t nodes);
    /// The progress of the count.
    std::vector<engine::CountLevel> levels() const;
    /// Divides the rest of the count into questions of their own. Only if orbits are not counted (SearchOptions::count_orbits).
    engine::OpenCount open_count() const;
    /// Moves a new cursor to where another count of the same question was. Returns false if a limit is
    /// reached on the way, or if no count of this question can have been there.
    bool resume_at(std::span<const engine::CountLevel> levels);
    /// Looks for a solution, for a limit to report if the count itself has found none by then.
    void find_one_solution();

  private:
    friend class PuzzleSolver;
    CountCursor(solve::SolverState& state, std::uint64_t question) : state_(&state), question_(question) {}
    /// Whether the solver answers this question.
    bool is_current() const;

    solve::SolverState* state_;
    std::uint64_t question_;
};

}  // namespace sator
