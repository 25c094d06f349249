#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/orbit_count.hpp"
#include "sator/solve/solution.hpp"
#include "sator/solve/solution_check.hpp"
#include "sator/solve/solver_question.hpp"
#include "sator/solve/solver_rules.hpp"
#include "sator/solve/solver_tools.hpp"
#include "sator/solve/symmetric_listing.hpp"

namespace sator::solve {

/// One question being answered: everything that belongs to this question alone. It is asked one of the four: search, count,
/// begin_listing or begin_counting.
class SolverAnswer {
  public:
    /// `rules` and `tools` must outlive this.
    SolverAnswer(SolverQuestion question, SolverRules& rules, SolverTools& tools)
        : question_(std::move(question)), rules_(rules), tools_(tools), check_(rules, question_.verify) {}

    /// Hands solutions to `sink` until it answers false or has got as many as the question wants.
    Outcome search(const SolutionSink& sink);
    Outcome count();

    /// Begins a search for the caller to advance solution by solution, in a stable order, with listing().
    void begin_listing();
    Search& listing() { return tools_.search().first(); }
    /// Counts the solutions that the caller takes from listing(), and checks them.
    SolutionCheck& check() { return check_; }

    /// Begins a count for the caller to advance piece by piece, with counting().
    void begin_counting();
    Counter& counting() { return parallel_counter().first(); }
    /// The answer to the question that an outcome of that count gives.
    Outcome of_count(const Outcome& outcome) const { return orbits_ ? orbits_->of_all(outcome) : outcome; }
    /// Looks for a solution of what is counted, for a limit to report if the count has found none.
    void find_one_solution() { parallel_counter().find_solution(); }

    /// The cost of the question so far.
    SearchStatistics statistics() const;

  private:
    /// The outcome that answers the question.
    enum class Means : std::uint8_t { None, EasyAnswer, Search, Counter };

    ParallelQuestion listing_question() const;
    void choose_model();
    Outcome give_easy_answer(const Sink& sink);
    std::vector<Symmetry> find_symmetries();
    void prepare_listing();
    void prepare_orbits(std::span<const Symmetry> found);
    Outcome list_prepared(const Sink& sink);
    Outcome count_orbits();
    ParallelCounter& parallel_counter() { return orbits_ ? orbits_->counter() : tools_.counter(); }
    void show_solutions_each(double number);
    SearchStatistics search_statistics() const;

    SolverQuestion question_;
    SolverRules& rules_;
    SolverTools& tools_;
    SolutionCheck check_;
    Means means_ = Means::None;
    bool has_model_ = false;                       // it is chosen
    std::optional<EasyAnswer> easy_answer_;        // if the question is easy
    std::unique_ptr<SymmetricListing> symmetric_;  // if the solutions are listed by symmetries
    std::unique_ptr<OrbitCount> orbits_;           // if they may be counted by orbits
    std::uint64_t root_propagations_ = 0;          // before the solutions were listed
};

}  // namespace sator::solve
