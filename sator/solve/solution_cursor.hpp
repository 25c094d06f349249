#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>

#include "sator/engine/state/outcome.hpp"
#include "sator/solve/solution.hpp"

namespace sator::solve {
class SolverState;
}  // namespace sator::solve

namespace sator {

namespace solve {}

/// A place in the list of a puzzle's solutions. Each solution is searched for when it is asked for, so that
/// leaving the loop ends the search:
///
///     for (const sator::Solution& solution : solver.solutions()) …
///
/// A program that is stopped can go on later: it keeps the last solution and its number, and hands both to
/// `resume_after`.
///
/// The solver must outlive the cursor and answers one question at a time: the cursor ends if the solver is
/// asked something else.
class SolutionCursor {
  public:
    /// The next solution, valid until the next call. Returns nullopt if there is no other, or if a limit was
    /// reached: outcome() says which.
    std::optional<SolutionView> next();

    /// Moves a new cursor right behind `solution` (the value of each cell), which the same question found as
    /// its `number`th. Returns false if the question does not find it, or a limit is reached on the way.
    bool resume_after(std::span<const Value> solution, std::uint64_t number);

    /// What is known so far. If the solver has been asked something else: stopped by an interrupt.
    Outcome outcome() const;

    class Iterator {
      public:
        using value_type = Solution;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        explicit Iterator(SolutionCursor* cursor) : cursor_(cursor) { ++*this; }
        const Solution& operator*() const { return *solution_; }
        const Solution* operator->() const { return &*solution_; }
        Iterator& operator++() {
            const auto next = cursor_->next();
            solution_ = next ? std::optional<Solution>(*next) : std::nullopt;
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const Iterator& i, std::default_sentinel_t) { return !i.solution_; }

      private:
        SolutionCursor* cursor_ = nullptr;
        std::optional<Solution> solution_;
    };

    /// Goes on where next() stopped.
    Iterator begin() { return Iterator(this); }
    std::default_sentinel_t end() const { return {}; }

  private:
    friend class PuzzleSolver;
    SolutionCursor(solve::SolverState& state, std::uint64_t question) : state_(&state), question_(question) {}
    bool is_current() const;

    solve::SolverState* state_;
    std::uint64_t question_;
};

static_assert(std::input_iterator<SolutionCursor::Iterator>);

}  // namespace sator
