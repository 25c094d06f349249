#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/threads/parallel_counter.hpp"
#include "sator/engine/threads/parallel_search.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/symmetric_listing.hpp"

namespace sator {

/// How many of the solutions found are checked with the rules' plain meaning before anyone sees them.
enum class Verify : std::uint8_t {
    Samples,  ///< the first thousand, then one in a thousand
    All,
};

/// A puzzle made ready to be solved, again and again, for each of its initial drawings. A solution that
/// breaks a rule's plain meaning is a bug of ours and aborts.
class PuzzleSolver {
  public:
    /// Makes the rules and the model. Errors are the caller's mistakes in the puzzle. Where a limit is
    /// reached before all is made, there is a solver without rules that answers every question so. Where
    /// rules use the givens of several initial drawings they are made again for each; so `registry` and what
    /// `context` refers to must outlive this.
    static std::expected<PuzzleSolver, std::vector<Diagnostic>> build(std::shared_ptr<const Puzzle> puzzle,
                                                                      const Registry& registry,
                                                                      RuleContext& context,
                                                                      const Limits& limits);

    /// The same for a puzzle of its own, which keeps what it needs: the files that its rules name, and what
    /// it compiles. Only `registry` must outlive it.
    static std::expected<PuzzleSolver, std::vector<Diagnostic>> build(
        Puzzle puzzle, Resources files = {}, const Registry& registry = Registry::standard(),
        const Limits& limits = {});

    /// Hands the solutions of the puzzle with its `initial`-th drawing's givens to `sink`, until it says no.
    /// 0 where there is no drawing. With several threads, `sink` is called from any of them, though never
    /// from two at a time.
    Outcome solve(std::size_t initial, const Sink& sink, Verify verify = Verify::Samples,
                  SolutionOrder order = SolutionOrder::Free);
    /// How many solutions there are.
    Outcome count(std::size_t initial);

    /// Begins the question that solve() answers, for next() to hand over one solution at a time; it ends
    /// where another begins. See Solutions.
    void begin(std::size_t initial, Verify verify = Verify::Samples);
    /// The next solution, valid until the next call; nothing where there is no other or a limit was reached.
    std::optional<std::span<const Value>> next();
    /// After begin: goes right behind `solution`, which the same question has found as its `number`th; false
    /// where it does not find it.
    bool resume_after(std::span<const Value> solution, std::uint64_t number);
    /// What is known so far of the question that was begun last.
    Outcome outcome() const { return build_limit_ ? build_limit_outcome() : search_->first().outcome(); }
    /// Begins to count with one thread, in pieces (see Counter::run_for). Not where the solver has a build_limit().
    Counter& begin_count(std::size_t initial);
    /// Looks for a solution of what is counted so, for a limit to tell of where the count itself has found
    /// none.
    void find_one_solution(std::size_t initial) { start_counter().find_solution(givens(initial)); }

    /// The limit that kept the rules from being made: no question can be asked but those that tell so.
    std::optional<Limit> build_limit() const { return build_limit_; }

    /// How many threads may work on the questions to come: at first one, the caller's.
    void use_threads(std::size_t threads);

    /// Leaves to chance which solutions are found first, where no stable order is asked for.
    void use_seed(std::uint64_t seed);

    /// Tunes the searches of the questions to come.
    void use_search_options(const SearchOptions& options);

    /// Of a question without solutions, rules that contradict each other and the givens by propagation alone:
    /// those that take part in the first conflict found; none where it takes search to find one.
    std::vector<RuleId> refuting_rules(std::size_t initial);

    const Puzzle& puzzle() const { return *puzzle_; }
    const RuleList& rules() const { return rules_; }
    const Model& model() const { return *model_; }
    /// Of the last question.
    SearchStatistics statistics() const;
    /// Where the next questions show how far they have come; null for nowhere.
    void set_progress(SearchProgress* progress) { progress_ = progress; }
    /// The first rule that these values (of all cells) break, or null.
    const Rule* violated_rule(std::span<const Value> values) const;

  private:
    /// What it takes to make the rules again.
    struct RebuildInputs {
        const Registry& registry;
        RuleContext context;
        Limits limits;
    };

    /// What the rules of one puzzle use, where nobody else does.
    struct OwnedCaches {
        ClueCache clue_cache;
        Resources files;
    };

    PuzzleSolver() = default;
    void set_rules(RuleList rules, const Limits& limits, LimitWatch& watch);
    std::unique_ptr<Model> make_search_model(LimitWatch& watch) const;
    const Model& counting_model() const;
    const Model& search_model() const;
    Outcome build_limit_outcome() const { return Stopped{.limit = *build_limit_, .count = {}}; }
    void select_initial(std::size_t initial);
    std::vector<FixedCell> givens(std::size_t initial) const;
    void check(std::span<const Value> values);
    ParallelSearch& start_search();
    ParallelSearch& ensure_search();
    void prepare_listing(std::size_t initial);
    Outcome list_prepared(std::size_t initial, const Sink& sink);
    SearchStatistics search_statistics() const;
    ParallelCounter& start_counter();

    std::shared_ptr<const Puzzle> puzzle_;
    std::unique_ptr<OwnedCaches> owned_;  // null where the caller owns them
    RuleList rules_;
    Limits limits_;
    std::optional<Limit> build_limit_;
    std::size_t threads_ = 1;
    std::optional<std::uint64_t> seed_;
    SearchOptions search_options_;
    std::unique_ptr<Model> model_;                 // as the rules post it
    std::unique_ptr<Model> counting_model_;        // the same for a count, where tables could be joined
    std::unique_ptr<Model> search_model_;          // the same for a search, where it gains something
    std::unique_ptr<ParallelSearch> search_;       // made by the first question that searches
    std::unique_ptr<SymmetricListing> symmetric_;  // of the last question, where it was listed so
    std::unique_ptr<ParallelCounter> counter_;     // made by the first question that counts
    bool is_counting_ = false;                     // the last question was counter_'s
    std::uint64_t root_propagations_ = 0;          // of the last question, before it was listed
    SearchProgress* progress_ = nullptr;           // not owned
    std::unique_ptr<RebuildInputs> rebuild_;  // null where the rules are the same for all initial drawings
    std::size_t initial_ = 0;                 // the drawing that they are made for
    Verify verify_ = Verify::Samples;         // of the question that is asked
    std::uint64_t found_ = 0;                 // its solutions so far
};

}  // namespace sator
