#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/learning/nogood_learning.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/engine/search/free_product.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/engine/search/value_order.hpp"
#include "sator/engine/search/variable_order.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator {

/// A side of a decision: a cell has a value, or has it not.
struct Branch {
    VariableId cell;
    Value value = 0;
    bool is_equal = true;
};

/// A part of a search space: what is below some decisions.
struct Subtree {
    std::vector<Branch> steps;
    double share = 1;  ///< of the whole space
    /// How long the first run is, in conflicts, where it is longer than a question's.
    double restart_interval = 0;
};

/// All solutions of a question.
using KnownSolutions = std::vector<std::vector<Value>>;

/// Depth-first search over one model: propagate to the fixpoint, then branch on a cell. Where it gets hard it
/// learns nogoods from conflicts and jumps back. Until the first solution is found it begins again now and
/// then, with what it has learnt; then it goes through to the end. May be asked again and again; the model's
/// own fixpoint is computed once.
class Search {
  public:
    /// Conflicts before it first begins again.
    static constexpr std::uint64_t kFirstRestartInterval = 100;

    /// `model` must outlive this.
    Search(const Model& model, const Limits& limits, Branching branching = Branching::Activity,
           RedundantPropagators redundant_propagators = RedundantPropagators::FromTheStart);

    /// Looks for solutions in which `fixed` holds and hands each to `sink`, each once, in an order that
    /// depends on the question only.
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink);
    /// Begins the same question, or the part of it that is `below`, for next() to hand over one solution at a
    /// time; it ends where another begins.
    void begin(std::span<const FixedCell> fixed, const Subtree& below = {});
    /// The next solution, valid until the next call; nothing where no more are known, and outcome() says why.
    std::optional<std::span<const Value>> next();
    /// What is known so far of the last question.
    Outcome outcome() const;
    /// How many solutions it has handed over.
    const BigCount& found() const { return found_; }

    /// After begin: goes right behind `solution`, which the same question has found as its `number`th,
    /// without looking for those before it. Weights must be fixed as they were then. False where the question
    /// does not find it.
    bool resume_after(std::span<const Value> solution, const BigCount& number);

    /// Splits off the largest part that would be searched last, for another to search; nothing where there is
    /// none.
    std::optional<Subtree> split_subtree();
    /// Calls `hook(search)` at dead ends after so many nodes while `is_wanted` is set: the place for
    /// split_subtree(). Neither is owned.
    void set_split_hook(const std::atomic<bool>* is_wanted, std::uint64_t after_nodes,
                        std::function<void(Search&)> hook);
    /// Where weights are fixed, calls `hook(search)` at a dead end once a question has met so many
    /// conflicts; it answers after how many to call it again. Null: nobody is asked.
    void set_prefetch_hook(std::uint64_t conflicts, std::function<std::uint64_t(Search&)> hook);
    /// All solutions of the question, a part of which this may search, are known: it leaves out what holds
    /// none of them. What it finds, and in which order, is the same. Until another question begins.
    void set_known_solutions(std::shared_ptr<const KnownSolutions> solutions) {
        known_ = std::move(solutions);
    }
    /// How a search hears what others learn from the same question's conflicts, and tells what it learns.
    struct Exchange {
        std::function<void(const SharedNogood&)> publish;
        std::function<std::vector<SharedNogood>()> collect;
        /// Where another's last run came, if that was farther than this one.
        std::function<std::optional<BestPhases>(BestPhases)> exchange_phases;
    };
    /// From the next question on. What it learns in a part of a question alone is not told.
    void set_exchange(Exchange exchange) { exchange_ = std::move(exchange); }
    /// Whether it analyses its conflicts, here in its question.
    bool is_learning() const;
    /// Whether it does, or will once its question is hard.
    bool may_learn() const { return may_learn_; }

    /// Stops, as at an interrupt, once `flag` is set; null: no flag. Not owned.
    void set_stop_flag(const std::atomic<bool>* flag) { engine_.set_stop_flag(flag); }

    /// What conflicts have taught so far about which cells to decide first.
    std::span<const double> weights() const { return order_->weights(); }
    void set_weights(std::span<const double> weights) { order_->set_weights(weights); }
    /// When redundant propagators take part, from the next question on.
    void set_redundant_propagators(RedundantPropagators when) { engine_.set_redundant_propagators(when); }
    /// From as many conflicts on they are analysed, which costs as much as dozens of nodes.
    static constexpr std::uint64_t kConflictsBeforeLearning = 100;

    /// Whether it learns nogoods, from the next question on; and from how many conflicts on a question is
    /// hard.
    void set_learning(Learn learn, std::uint64_t hard_from = kConflictsBeforeLearning) {
        learn_ = learn;
        learns_after_ = hard_from;
    }
    /// Which values are tried first is left to chance with a seed, from the next question on.
    void seed_values(std::optional<std::uint64_t> seed) { values_.seed(seed); }
    /// After so many nodes of a question, weights stay as they are, and the search never begins again: what
    /// is searched in a subtree then depends on nothing else.
    void fix_weights_after(std::uint64_t nodes) { weights_fixed_after_ = nodes; }

    /// What takes over near the leaves, from the next question on; null: nothing does. Where the search may
    /// begin again, it does so only if all there is to search is near: else what conflicts teach is missed.
    void set_endgame(std::unique_ptr<Endgame> endgame) { endgame_ = std::move(endgame); }

    /// Whether the question's endgame was near where it began; so for its parts, which are searched in the
    /// same order wherever that matters.
    std::optional<bool> is_endgame_near() const { return is_endgame_near_; }
    void set_endgame_near(std::optional<bool> is_near) { is_endgame_near_ = is_near; }

    /// How much of the whole search space the question has done.
    double share_done() const { return share_done_; }
    /// Where the search shows how far it has come, until it is told otherwise; null for nowhere.
    void set_progress(SearchProgress* progress) { progress_ = progress; }
    const SearchStatistics& statistics() const { return engine_.statistics(); }
    const Store& store() const { return engine_.store(); }
    /// Whether the model alone, without anything fixed, already conflicts.
    bool root_failed() const { return engine_.root_failed(); }

  private:
    struct Decision {
        VariableId cell;
        Value value;
        double rest;  // the share of the search space that belongs to the other values
        std::size_t path_size;
        bool is_split_off = false;  // the other values are searched elsewhere
    };

    bool replay(const Branch& step);
    bool find();
    bool next_at_node();
    bool is_endgame();
    bool next_of_endgame();
    std::optional<VariableId> choose_cell();
    bool enable_redundant();
    bool resolve_conflict();
    std::optional<bool> learn_from_conflict();
    void publish_nogood() const;
    bool import_nogoods();
    void import_best_phases();
    void stop_learning();
    void backjump(std::size_t decisions);
    bool backtrack_to_open_branch();
    bool is_before_target() const;
    bool has_no_known_solution() const;
    void request_prefetch();
    void begin_product();
    void split_if_requested();
    bool is_restart_due() const;
    [[nodiscard]] bool restart();
    double restart_interval_growth() const;
    void decide(VariableId cell);
    void record_conflict();
    bool end(Outcome outcome);
    Outcome stopped() const { return Stopped{*engine_.stopped(), found_, share_done_}; }
    void report_progress() const;

    const Model& model_;
    Branching branching_;
    PropagationEngine engine_;
    std::unique_ptr<VariableOrder> order_;
    std::vector<Decision> decisions_;
    std::vector<Branch> path_;  // from the question to here
    std::size_t fixed_decisions_ =
        0;  // what is left behind the other sides of these may hold solutions found, or is searched elsewhere
    bool may_restart_ = false;      // from the fixed decisions
    std::uint64_t restart_at_ = 0;  // after so many conflicts
    double restart_interval_ = 0;   // conflicts from the last restart to the next
    Learn learn_ = Learn::WhenHard;
    std::uint64_t learns_after_ = kConflictsBeforeLearning;
    bool may_learn_ = false;                    // in this question
    std::unique_ptr<NogoodLearning> learning_;  // made for the first hard question
    ValueOrder values_;
    double share_ = 1;  // of the search space: what is below the decisions
    double share_done_ = 0;
    std::vector<Value> solution_;
    std::vector<Value> target_;   // the solution to go behind; else empty
    FreeProduct product_;         // the solutions that are left below the decisions,
    bool is_at_product_ = false;  // if no propagator can fail any more
    std::unique_ptr<Endgame> endgame_;
    std::optional<bool> is_endgame_near_;  // from where the question, or what may begin again, begins
    bool is_in_endgame_ = false;           // it has the solutions that are left below the decisions
    BigCount found_;
    std::size_t root_level_ = 0;
    bool is_open_ = false;          // the store holds a question's state
    std::optional<Outcome> ended_;  // how the last question has ended
    std::uint64_t weights_fixed_after_ = std::numeric_limits<std::uint64_t>::max();
    const std::atomic<bool>* is_split_requested_ = nullptr;
    std::uint64_t split_after_ = 0;
    std::function<void(Search&)> split_hook_;
    std::uint64_t first_prefetch_at_ = 0, next_prefetch_at_ = 0;  // after so many conflicts
    std::function<std::uint64_t(Search&)> prefetch_hook_;
    std::shared_ptr<const KnownSolutions> known_;  // null: they are not
    Exchange exchange_;
    bool is_whole_ = true;  // the question, not a part of it
    SearchProgress* progress_ = nullptr;
};

}  // namespace sator
