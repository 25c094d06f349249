#pragma once

#include <optional>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/techniques/search_premises.hpp"

namespace sator {

/// The last resort: candidates that only a trial within the trial shows to be impossible, or only a search.
/// Remembers the candidates of all solutions that it met, so that they are asked for once in an explanation.
class NestedTrials {
  public:
    NestedTrials(const PuzzleContext& context, const Limits& limits,
                 RuleSetMinimality rule_sets = RuleSetMinimality::Minimal);

    /// Of the cells with the fewest candidates, the candidate that is refuted soonest: where there is one,
    /// one that fails because each value then left to one other cell fails; else the one whose refutation
    /// takes a search the fewest nodes. With no rule, and of a search with no premise, too many. Nothing
    /// where each candidate left stands in some solution, or where a limit was reached.
    std::optional<Finding> find(const SolvingState& state);
    std::optional<Limit> reached() const { return reached_; }

  private:
    /// The nodes that it took to show that no solution has the candidate; nothing where one has.
    std::optional<std::uint64_t> refute(const SolvingState& state, Candidate candidate);
    std::vector<Finding> refuted(const SolvingState& state);

    const PuzzleContext& context_;
    Limits limits_;
    RuleSetMinimality rule_sets_;
    Search search_;
    Candidates possible_;
    /// Candidates known to be impossible, with the nodes that showed it.
    std::vector<std::pair<Candidate, std::uint64_t>> refuted_;
    SearchMemory memory_;
    std::uint64_t nodes_left_;  ///< for finding out what refutations need
    std::optional<Limit> reached_;
};

/// NestedTrials finds these; they are not looked for as long as anything else is at hand.
inline constexpr TechniqueEntry kNestedTrial{
    .technique = Technique::NestedTrial,
    .name = "trial within trial",
    .clue_name = "trial within trial",
    .label = "nested-trial",
    .cost = 10.0,
    .ease = 0.001,
    .sentence_of = [](const Step& step) -> std::string_view {
        return step.assumption()->split
                   ? "{As}if {cell} were {value}, {split}, and each of these fails too, by {names}. So {so}."
                   : "{As}if {cell} were {value}, whatever else is tried would fail, by {names}. So {so}.";
    },
};

}  // namespace sator
