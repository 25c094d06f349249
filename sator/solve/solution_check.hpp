#pragma once

#include <cstdint>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/solve_options.hpp"
#include "sator/solve/solver_rules.hpp"

namespace sator::solve {

/// Counts the solutions of one question, and checks those that Verify names with the rules' plain meaning. A solution that
/// fails is a bug of Sator and aborts the program.
class SolutionCheck {
  public:
    /// `rules` must outlive this.
    SolutionCheck(const SolverRules& rules, Verify verify) : rules_(rules), verify_(verify) {}

    /// The question has found this solution.
    void note(std::span<const Value> values) {
        if (++found_ >= next_checked_) check(values);
    }
    /// The number of solutions so far.
    std::uint64_t found() const { return found_; }
    /// The question goes on after its `number`th solution.
    void resume_after(std::uint64_t number);

  private:
    void check(std::span<const Value> values);

    const SolverRules& rules_;
    Verify verify_;
    std::uint64_t found_ = 0;
    std::uint64_t next_checked_ = 1;  // the number of the next solution that is checked
};

}  // namespace sator::solve
