#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "sator/solve/orbit_count.hpp"
#include "sator/solve/solution.hpp"
#include "sator/solve/solve_options.hpp"
#include "sator/solve/solver_rules.hpp"
#include "sator/solve/symmetric_listing.hpp"

namespace sator::solve {

/// The insides of a PuzzleSolver: the rules, and the search and the counter that answer one question after
/// the other. Both are made by the first question that needs them and stay for the next, because making them
/// takes longer than many a question.
class SolverState {
  public:
    SolverState(SolverRules rules, const Limits& limits)
        : rules_(std::move(rules)), build_limits_(limits), limits_(limits) {}

    const SolverRules& rules() const { return rules_; }
    void own(std::unique_ptr<OwnedCaches> caches) { rules_.own(std::move(caches)); }

    /// What all kinds of questions have in common.
    struct Question {
        std::size_t initial = 0;
        std::optional<std::span<const Given>> givens = {};
        std::span<const Given> excluded = {};
        std::size_t threads = 1;
        std::optional<std::uint64_t> seed = {};
        std::optional<Limits> limits = {};
        SearchOptions search = {};
        SearchProgress* progress = nullptr;
        Verify verify = Verify::Samples;
    };
    /// Ends the last question and begins this one. Returns the limit that kept its rules from being made.
    std::optional<Limit> begin(const Question& question);
    /// Makes sure that the rules are those of this initial drawing. If they are not, the last question ends.
    void select_initial(std::size_t initial);
    /// The number of the question that was begun last.
    std::uint64_t question() const { return question_; }

    /// Hands solutions to `sink` until it answers false or has got `limit` of them. `endgame_solutions`: see SolveOptions.
    Outcome search(const SolutionSink& sink, SolutionOrder order, std::uint64_t limit,
                   std::uint64_t endgame_solutions);
    Outcome count();

    /// A search for the caller to advance solution by solution.
    Search& begin_listing();
    Search& listing() { return search_->first(); }
    /// A count for the caller to advance piece by piece.
    Counter& begin_counting();
    Counter& counting() { return (orbits_ ? orbits_->counter() : *counter_).first(); }
    /// What an outcome of that count says of the question.
    Outcome of_count(const Outcome& outcome) const { return orbits_ ? orbits_->of_all(outcome) : outcome; }
    /// Looks for a solution of what is counted so, for a limit to report if the count has found none.
    void find_one_solution() { (orbits_ ? orbits_->counter() : *counter_).find_solution(givens_); }

    /// Counts a solution of the question, and checks it if it is one of the samples.
    void note_solution(std::span<const Value> values) {
        if (++found_ >= next_checked_) check(values);
    }
    /// The next solution is the one after the `number`th.
    void set_found(std::uint64_t number);

    /// The limits of the last question.
    const Limits& limits() const { return limits_; }
    /// What the last question cost.
    SearchStatistics statistics() const;

  private:
    /// The answer to a question with at most one solution that a search of a few nodes has found.
    struct EasyAnswer {
        std::optional<std::vector<Value>> solution;  ///< nullopt: there is none
        SearchStatistics statistics;
        bool is_given = false;
    };

    void drop_searches();
    void choose_searched();
    bool is_easy(const Model& model);
    Outcome give_easy_answer(const Sink& sink);
    void check(std::span<const Value> values);
    void prepare_search();
    ParallelSearch& ensure_search();
    ParallelCounter& start_counter();
    std::vector<Symmetry> symmetries_of_question();
    void prepare_listing();
    void prepare_orbits(std::span<const Symmetry> found);
    Outcome list_prepared(const Sink& sink);
    SearchStatistics search_statistics() const;

    SolverRules rules_;
    Limits build_limits_, limits_;
    std::size_t threads_ = 1;
    std::optional<std::uint64_t> seed_;
    SearchOptions search_options_;
    std::optional<EasyAnswer> easy_answer_;  // to the question
    bool has_own_limits_ = false;            // the last question had limits of its own
    const Model* searched_ = nullptr;        // what search_ searches; null before that is chosen
    std::uint64_t searched_for_ = 0;         // the last question for which it was chosen
    bool has_all_added_ = false;             // searched_ has all additions, for later questions, too
    std::unique_ptr<Search> trial_;          // of a few nodes, on searched_; null if that has all additions
    std::unique_ptr<ParallelSearch> search_;
    std::unique_ptr<SymmetricListing> symmetric_;  // of the last question, if it was listed by symmetries
    std::unique_ptr<ParallelCounter> counter_;
    std::unique_ptr<OrbitCount> orbits_;  // of the last question, if it may be counted by orbits
    std::uint64_t question_ = 0;
    std::vector<FixedCell> givens_;        // of the question
    std::vector<FixedCell> excluded_;      // candidates that no solution of the question may have
    bool is_counting_ = false;             // the question is counter_'s
    std::uint64_t root_propagations_ = 0;  // of the question, before it was listed
    SearchProgress* progress_ = nullptr;   // of the question; not owned
    Verify verify_ = Verify::Samples;      // of the question
    std::uint64_t next_checked_ = 1;       // the number of the next solution that is checked
    std::uint64_t found_ = 0;              // its solutions so far
};

}  // namespace sator::solve
