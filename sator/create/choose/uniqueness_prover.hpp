#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::create {

/// The solutions that some clues leave.
enum class Left : std::uint8_t {
    OneSolution,
    Several,
    Unknown,  ///< a limit was reached
};

/// Answers again and again whether some of a plan's clues leave only its solution. Each other solution that it finds is kept as a
/// counterexample: if a counterexample agrees with all clues of a later question, that question needs no search. The solver is
/// built again only if other rules are chosen, not if other givens are.
class UniquenessProver {
  public:
    /// The plan must outlive this, and its base must stay the same.
    UniquenessProver(const Plan& plan, BasePuzzles& bases);

    Left left_by(const Chosen& chosen);
    /// The same, if the chosen clues and these others together leave one solution. Each counterexample then breaks one of the
    /// others: if they are one or two givens, this is asked for, and the search is shorter.
    Left left_by(const Chosen& chosen, std::span<const std::size_t> dropped);
    /// Returns the solution besides the plan's own that the last question found; empty if its answer was not Several.
    std::span<const Value> counterexample() const { return counterexample_; }
    /// Returns the limit that the last question reached.
    std::optional<Limit> limit() const { return limit_; }
    /// Returns the number of searches so far.
    std::uint64_t searches() const { return searches_; }

  private:
    using Words = std::vector<Word>;
    struct Counterexample {
        std::vector<Value> values;
        Words broken;  // the clues that it breaks
    };

    Words words_of(const Chosen& chosen) const;
    bool admits_counterexample(const Words& chosen);
    bool select_rules(const Chosen& chosen);
    void collect_givens(const Chosen& chosen);
    Left search(std::span<const Given> excluded);
    bool breaks(std::size_t clue, std::span<const Value> values);
    void add_counterexample(std::span<const Value> values);
    PuzzleSolver& solver() { return own_solver_ ? *own_solver_ : plan_.base->solver; }

    const Plan& plan_;
    BasePuzzles& bases_;
    std::shared_ptr<ClueCache> cache_;
    std::vector<std::optional<RuleList>>
        rules_;                               // of each clue, made when a counterexample is compared with it
    bool has_rules_ = false;                  // some clue has rules
    Chosen selected_;                         // the clues whose rules own_solver_ has
    std::optional<PuzzleSolver> own_solver_;  // if none: no clue with rules is chosen
    std::vector<Counterexample> counterexamples_;  // the one that answered last is the last
    std::vector<Value> counterexample_;
    std::vector<Given> givens_;
    std::optional<Limit> limit_;
    std::uint64_t searches_ = 0;
};

}  // namespace sator::create
