#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/learning/nogood_learning.hpp"
#include "sator/engine/search/decision_stack.hpp"
#include "sator/engine/search/endgame.hpp"
#include "sator/engine/search/free_product.hpp"
#include "sator/engine/search/restart_policy.hpp"
#include "sator/engine/search/search_hooks.hpp"
#include "sator/engine/search/search_options.hpp"
#include "sator/engine/search/search_question.hpp"
#include "sator/engine/search/value_order.hpp"
#include "sator/engine/search/variable_order.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {

/// All solutions of a question.
using KnownSolutions = std::vector<std::vector<Value>>;

/// What a search has for all its questions, besides its model and limits.
struct SearchSetup {
    SearchOptions options = {};
    Branching branching = Branching::Activity;
    /// Takes over near the leaves; null: nothing does. While the search may restart or learns, the endgame is used only if
    /// the whole question is near the leaves, because an endgame learns nothing from conflicts. Otherwise it is used
    /// wherever it is near.
    std::unique_ptr<Endgame> endgame = nullptr;
};

/// Depth-first search over one model: propagates to the fixpoint, then branches on a cell. In a hard question
/// it learns nogoods from conflicts and jumps back. Until it finds the first solution it restarts from time
/// to time, with what it has learnt; after that it goes through to the end.
///
/// A search is made for a model and asked with a SearchQuestion, any number of times, one question after the other: the
/// model's own fixpoint is computed once, and no question depends on those before it. The exception is a part of a question
/// (SearchQuestion::below), which goes on with the weights of the part before it.
///
/// search.cpp has questions and the main loop, search_conflicts.cpp what follows a conflict,
/// search_skipping.cpp what is left out because it is known to hold no solution that is looked for.
class Search {
  public:
    /// `model` must outlive this.
    Search(const Model& model, const Limits& limits, SearchSetup setup = {});

    /// Hands each solution of the question to `sink`, each once, in an order that depends on the question
    /// only. Ends if `sink` returns false.
    Outcome solve(const SearchQuestion& question, const Sink& sink);
    /// Begins the question, for next() to return one solution at a time. It ends when another begins.
    void begin(const SearchQuestion& question);
    /// Returns the next solution, valid until the next call, or nullopt if no more are known; outcome() then
    /// says why.
    std::optional<std::span<const Value>> next();
    /// Returns what is known so far about the last question.
    Outcome outcome() const;
    /// Number of solutions that it has returned.
    const BigCount& found() const { return asked_.found; }

    /// After begin: moves to the position directly after `solution`, which the same question has found as its
    /// `number`th, without searching for those before it. Weights must be fixed at the same point as then.
    /// Returns false if the question does not find it.
    bool resume_after(std::span<const Value> solution, const BigCount& number);

    /// Splits off the largest part that would be searched last, for another search. Returns nullopt if there
    /// is none. To be called by hooks.
    std::optional<Subtree> split_subtree();
    /// Tells all solutions of the question, of which this may search a part. The search then prunes subtrees
    /// without a solution; it finds the same solutions in the same order. To be called by hooks.
    void tell_known_solutions(std::shared_ptr<const KnownSolutions> solutions) {
        asked_.known = std::move(solutions);
    }
    bool knows_solutions() const { return asked_.known != nullptr; }

    /// Whether it analyses conflicts at this point of the question.
    bool is_learning() const;
    /// Whether it analyses conflicts now, or will once the question is hard.
    bool may_learn() const { return asked_.may_learn; }
    /// The weights of dom/wdeg, which conflicts have increased so far. Cells of large weight are decided
    /// first.
    std::span<const double> weights() const { return order_->weights(); }
    /// Whether the weights of the question are fixed by now.
    bool has_fixed_weights() const { return statistics().nodes > asked_.question.weights_fixed_after; }
    /// Whether the endgame was near at the root of the question; nullopt: not known yet.
    std::optional<bool> is_endgame_near() const { return asked_.is_endgame_near; }

    /// The share of the whole search space that the question has done.
    double share_done() const { return decisions_.share_done(); }
    const SearchStatistics& statistics() const { return engine_.statistics(); }
    const SearchOptions& options() const { return options_; }
    const Store& store() const { return engine_.store(); }
    /// Whether the model alone, without anything fixed, already conflicts.
    bool root_failed() const { return engine_.root_failed(); }

  private:
    /// The decision that a cell has a value.
    struct Decision {
        Placing placing;
        std::size_t sides;  ///< the candidates of the cell, or the places of the value
    };

    // search.cpp
    void open(const SearchQuestion& question);
    bool replay(const Branch& step);
    bool find();
    bool next_at_node();
    bool is_endgame();
    bool remove_excluded();
    bool goes_through() const;
    bool next_of_endgame();
    bool enable_redundant();
    std::optional<Decision> choose();
    bool may_decide_places() const;
    void decide(const Decision& decision);
    void begin_product();
    void take_solution();
    bool end(Outcome outcome);
    Outcome stopped() const { return Stopped{*engine_.stopped(), asked_.found, share_done()}; }
    void report_progress() const;

    // search_conflicts.cpp
    void record_conflict();
    bool weighs_decided_cells() const;
    bool resolve_conflict();
    std::optional<bool> learn_from_conflict();
    void stop_learning();
    void backjump(std::size_t decisions);
    bool backtrack_to_open_branch();
    bool is_restart_due() const;
    [[nodiscard]] bool restart();
    void publish_nogood() const;
    [[nodiscard]] bool import_nogoods();
    void import_best_phases();

    // search_skipping.cpp
    bool can_be_skipped() const { return is_before_target() || has_no_known_solution(); }
    bool is_before_target() const;
    bool has_no_known_solution() const;

    /// The state of one question. begin() makes it anew, so that nothing is left of the question before.
    struct Asked {
        SearchQuestion question = {};
        bool is_whole = true;                      // the question, not a part of it
        bool may_restart = false;                  // to its fixed decisions
        bool may_learn = false;                    // now, or once it is hard
        std::optional<VariableId> decided = {};    // by the newest decision, or its other side
        std::optional<bool> is_endgame_near = {};  // at the root of the question, or of what may restart
        bool is_in_endgame = false;                // the endgame has the solutions left below the decisions
        bool is_at_product = false;         // product_ has them, because no propagator can fail any more
        BigCount found = {};                // solutions returned
        bool is_open = false;               // the store holds the question's state
        std::optional<Outcome> ended = {};  // how it has ended
        std::vector<Value> target = {};     // the solution to resume after; else empty
        std::shared_ptr<const KnownSolutions> known = {};  // null: not known
    };

    const Model& model_;
    SearchOptions options_;
    Branching branching_;
    std::unique_ptr<Endgame> endgame_;
    PropagationEngine engine_;
    std::unique_ptr<VariableOrder> order_;
    std::unique_ptr<NogoodLearning> learning_;  // made for the first hard question
    std::size_t root_level_ = 0;                // of the store; a question's own levels are above it

    Asked asked_;
    // Part of the question, too, apart from it because their memory is used again.
    ValueOrder values_;
    DecisionStack decisions_;
    RestartPolicy restarts_{options_};
    FreeProduct product_;
    std::vector<Value> solution_;
};

}  // namespace sator::engine
