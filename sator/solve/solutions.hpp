#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <span>

#include "sator/solve/puzzle_solver.hpp"

namespace sator {

/// A puzzle's solutions, each searched for when it is asked for:
///
///     for (std::span<const Value> solution : Solutions(solver)) …
///
/// A solver answers one question at a time: this ends where it is asked another, and the solver must outlive
/// it.
class Solutions {
  public:
    /// Of the puzzle with its `initial`-th drawing's givens; 0 where there is none.
    explicit Solutions(PuzzleSolver& solver, std::size_t initial = 0) : solver_(&solver) {
        solver.begin(initial);
    }

    /// The next one: the value of each cell, valid until the next call. Nothing where there is no other, or a
    /// limit was reached: outcome() says which.
    std::optional<std::span<const Value>> next() { return solver_->next(); }
    /// What is known so far.
    Outcome outcome() const { return solver_->outcome(); }

    class Iterator {
      public:
        using value_type = std::span<const Value>;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        explicit Iterator(Solutions* solutions) : solutions_(solutions), solution_(solutions->next()) {}
        value_type operator*() const { return *solution_; }
        Iterator& operator++() {
            solution_ = solutions_->next();
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const Iterator& i, std::default_sentinel_t) { return !i.solution_; }

      private:
        Solutions* solutions_ = nullptr;
        std::optional<value_type> solution_;
    };

    /// Goes on where next() stopped.
    Iterator begin() { return Iterator(this); }
    std::default_sentinel_t end() const { return {}; }

  private:
    PuzzleSolver* solver_;
};

static_assert(std::input_iterator<Solutions::Iterator>);

}  // namespace sator
