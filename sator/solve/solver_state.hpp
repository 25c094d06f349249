#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/solve/solver_answer.hpp"
#include "sator/solve/solver_rules.hpp"
#include "sator/solve/solver_tools.hpp"

namespace sator::solve {

/// The insides of a PuzzleSolver, by how long they live: the rules as long as the solver, the tools as long as questions need
/// the same, and the answer as long as its question.
class SolverState {
  public:
    SolverState(SolverRules rules, const Limits& limits)
        : rules_(std::move(rules)), build_limits_(limits), limits_(limits) {}
    SolverState(const SolverState&) = delete;  // an answer refers to the rules and the tools
    SolverState& operator=(const SolverState&) = delete;

    const SolverRules& rules() const { return rules_; }
    void own(std::unique_ptr<OwnedCaches> caches) { rules_.own(std::move(caches)); }

    /// The givens of a question: its own, or if it has none, those of an initial drawing.
    std::vector<FixedCell> givens(std::size_t initial,
                                  const std::optional<std::span<const Given>>& own) const {
        return own ? fixed_cells(*own) : rules_.givens(initial);
    }
    /// Makes sure that the rules are those of this initial drawing. If they are not, the last question ends.
    void select_initial(std::size_t initial);
    /// Ends the last question and begins this one. Returns null if it cannot be answered: not_begun() says why.
    SolverAnswer* begin(SolverQuestion question);
    /// Why the last question has no answer: it is Refused, or Stopped by the limit that kept the rules from being made.
    const Outcome& not_begun() const { return not_begun_; }
    /// The question that was begun last; null if it has no answer.
    SolverAnswer* answer() { return answer_ ? &*answer_ : nullptr; }
    /// Its number.
    std::uint64_t question() const { return question_; }

    /// The limits of the last question.
    const Limits& limits() const { return limits_; }
    /// The cost of the last question.
    SearchStatistics statistics() const { return answer_ ? answer_->statistics() : SearchStatistics{}; }

  private:
    SolverRules rules_;
    Limits build_limits_;

    std::optional<SolverTools> tools_;
    bool has_own_limits_ = false;  // the limits of tools_ are those of one question only

    std::optional<SolverAnswer> answer_;
    Outcome not_begun_;
    std::uint64_t question_ = 0;
    Limits limits_;
};

}  // namespace sator::solve
