#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
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
#include "sator/engine/search/search_progress.hpp"
#include "sator/engine/search/value_order.hpp"
#include "sator/engine/search/variable_order.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/propagation_engine.hpp"

namespace sator::engine {

/// All solutions of a question.
using KnownSolutions = std::vector<std::vector<Value>>;

/// Depth-first search over one model: propagates to the fixpoint, then branches on a cell. In a hard question
/// it learns nogoods from conflicts and jumps back. Until it finds the first solution it restarts from time
/// to time, with what it has learnt; after that it goes through to the end. One search answers many
/// questions; the model's own fixpoint is computed once.
///
/// search.cpp has questions and the main loop, search_conflicts.cpp what follows a conflict,
/// search_skipping.cpp what is left out because it is known to hold no solution that is looked for.
class Search {
  public:
    /// `model` must outlive this.
    Search(const Model& model, const Limits& limits, Branching branching = Branching::Activity,
           RedundantPropagators redundant_propagators = RedundantPropagators::FromTheStart,
           const SearchOptions& options = {});
    /// The same with the usual choices but for `options`.
    Search(const Model& model, const Limits& limits, const SearchOptions& options)
        : Search(model, limits, Branching::Activity, RedundantPropagators::FromTheStart, options) {}

    /// Candidates that no solution of the next questions may have; none by default. The caller keeps them.
    void exclude(std::span<const FixedCell> excluded) { excluded_ = excluded; }
    /// How many solutions of a whole question the endgame should list at once; see Endgame::set_wanted.
    void set_wanted(std::uint64_t wanted) {
        if (endgame_) endgame_->set_wanted(wanted);
    }

    /// Hands each solution in which `fixed` holds to `sink`, each once, in an order that depends on the
    /// question only. Ends if `sink` returns false.
    Outcome solve(std::span<const FixedCell> fixed, const Sink& sink);
    /// Begins the same question, or the part of it that is `below`, for next() to return one solution at a
    /// time. It ends when another begins.
    void begin(std::span<const FixedCell> fixed, const Subtree& below = {});
    /// Returns the next solution, valid until the next call, or nullopt if no more are known; outcome() then
    /// says why.
    std::optional<std::span<const Value>> next();
    /// Returns what is known so far about the last question.
    Outcome outcome() const;
    /// Number of solutions that it has returned.
    const BigCount& found() const { return found_; }

    /// After begin: moves to the position directly after `solution`, which the same question has found as its
    /// `number`th, without searching for those before it. Weights must be fixed at the same point as then.
    /// Returns false if the question does not find it.
    bool resume_after(std::span<const Value> solution, const BigCount& number);

    /// Splits off the largest part that would be searched last, for another search. Returns nullopt if there
    /// is none.
    std::optional<Subtree> split_subtree();
    /// Sets the hooks; null: none. Not owned.
    void set_hooks(SearchHooks* hooks) { hooks_ = hooks; }
    /// Sets all solutions of the question, of which this may search a part. The search then prunes subtrees
    /// without a solution; it finds the same solutions in the same order. Valid until another question
    /// begins.
    void set_known_solutions(std::shared_ptr<const KnownSolutions> solutions) {
        known_ = std::move(solutions);
    }
    bool knows_solutions() const { return known_ != nullptr; }

    /// Whether it analyses conflicts at this point of the question.
    bool is_learning() const;
    /// Whether it analyses conflicts now, or will once the question is hard.
    bool may_learn() const { return may_learn_; }

    /// Stops, as at an interrupt, once `flag` is set; null: no flag. Not owned.
    void set_stop_flag(const std::atomic<bool>* flag) { engine_.set_stop_flag(flag); }

    /// The weights of dom/wdeg, which conflicts have increased so far. Cells of large weight are decided
    /// first.
    std::span<const double> weights() const { return order_->weights(); }
    void set_weights(std::span<const double> weights) { order_->set_weights(weights); }
    /// When redundant propagators take part, from the next question on.
    void set_redundant_propagators(RedundantPropagators when) { engine_.set_redundant_propagators(when); }
    /// Whether it learns nogoods, from the next question on.
    void set_learning(Learn learn) { learn_ = learn; }
    /// Tries values in a random order with this seed, from the next question on; nullopt: in ascending order.
    void seed_values(std::optional<std::uint64_t> seed) { values_.seed(seed); }
    /// After `nodes` nodes of a question, weights stay as they are. The search never restarts: what it finds
    /// in a subtree then depends on nothing else.
    void fix_weights_after(std::uint64_t nodes) { weights_fixed_after_ = nodes; }
    /// Whether the weights of the question are fixed by now.
    bool has_fixed_weights() const { return statistics().nodes > weights_fixed_after_; }

    /// Sets the endgame, which takes over near the leaves, from the next question on; null: none. While the
    /// search may restart or learns, the endgame is used only if the whole question is near the leaves,
    /// because an endgame learns nothing from conflicts. Otherwise it is used wherever it is near.
    void set_endgame(std::unique_ptr<Endgame> endgame) { endgame_ = std::move(endgame); }
    /// Whether the endgame was near at the root of the question. Parts of the question use the same answer,
    /// because they must be searched in the same order.
    std::optional<bool> is_endgame_near() const { return is_endgame_near_; }
    void set_endgame_near(std::optional<bool> is_near) { is_endgame_near_ = is_near; }

    /// The share of the whole search space that the question has done.
    double share_done() const { return decisions_.share_done(); }
    /// Sets where the search writes its progress; null: nowhere. Not owned.
    void set_progress(SearchProgress* progress) { progress_ = progress; }
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
    Outcome stopped() const { return Stopped{*engine_.stopped(), found_, share_done()}; }
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

    const Model& model_;
    SearchOptions options_;
    Branching branching_;
    PropagationEngine engine_;
    std::unique_ptr<VariableOrder> order_;
    ValueOrder values_;
    DecisionStack decisions_;
    std::optional<VariableId> decided_;  // by the newest decision, or its other side
    RestartPolicy restarts_{options_};
    bool may_restart_ = false;  // in this question, to its fixed decisions
    Learn learn_ = Learn::WhenHard;
    bool may_learn_ = false;                    // in this question
    std::unique_ptr<NogoodLearning> learning_;  // made for the first hard question
    std::vector<Value> solution_;
    FreeProduct product_;         // the solutions that are left below the decisions,
    bool is_at_product_ = false;  // if no propagator can fail any more
    std::span<const FixedCell> excluded_;
    std::unique_ptr<Endgame> endgame_;
    std::optional<bool> is_endgame_near_;  // at the root of the question, or of what may restart
    bool is_in_endgame_ = false;           // the endgame has the solutions left below the decisions
    BigCount found_;
    std::size_t root_level_ = 0;
    bool is_open_ = false;          // the store holds a question's state
    bool is_whole_ = true;          // the question, not a part of it
    std::optional<Outcome> ended_;  // how the last question has ended
    std::uint64_t weights_fixed_after_ = std::numeric_limits<std::uint64_t>::max();
    std::vector<Value> target_;                    // the solution to resume after; else empty
    std::shared_ptr<const KnownSolutions> known_;  // null: not known
    SearchHooks* hooks_ = nullptr;
    SearchProgress* progress_ = nullptr;
};

}  // namespace sator::engine
