#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/nogoods.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/resting_propagators.hpp"
#include "sator/engine/state/store.hpp"

namespace sator::engine {

/// A cell that a question fixes in addition to the model, e.g. a given.
struct FixedCell {
    VariableId cell;
    Value value = 0;
};

/// When redundant propagators (Model::post_redundant) run.
enum class RedundantPropagators : std::uint8_t {
    FromTheStart,
    WhenHard,  ///< in each question after `enable_redundant`: in an easy one they cost more than they save
};

/// The domains of one model and the propagators that shrink them. Its user decides; the engine propagates.
/// Search, counting and learning use it.
class PropagationEngine {
  public:
    /// `model` must outlive this.
    PropagationEngine(const Model& model, const Limits& limits);

    /// Begins a question: statistics begin at zero, and the first time the model's own fixpoint is computed. It stops, as at
    /// an interrupt, once `stop_flag` is set; null: no flag. Returns false on a conflict or a limit.
    bool begin(RedundantPropagators redundant = RedundantPropagators::FromTheStart,
               const std::atomic<bool>* stop_flag = nullptr);
    /// Runs propagators until none waits. Returns false on a conflict or a limit.
    bool propagate();

    /// Counts a step of the caller that does not propagate. Returns false on a limit.
    bool count_step();
    /// The same for a step that visits `cells` cells.
    bool count_step_over(std::size_t cells);

    /// Fixes cells. Returns false if one does not have its value as a candidate.
    bool fix(std::span<const FixedCell> fixed);
    /// Runs the redundant propagators of at most this cost in the rest of this question. Returns false if
    /// they run already.
    bool enable_redundant(Cost most);
    /// Opens a level in which `cell` has `value`, one of its candidates.
    void decide(VariableId cell, Value value);
    /// Leaves all levels but the oldest `level`.
    void backtrack_to(std::size_t level);
    /// Lets redundant propagators that rarely prune rest, in this question (resting_propagators.hpp).
    void let_rest(std::uint64_t calls_per_pruning);
    /// Schedules all redundant propagators that run in this question.
    void schedule_redundant_again();
    /// Leaves the newest level and removes `value` from `cell` in the level before. Returns false if no
    /// candidate is left.
    bool refute(VariableId cell, Value value);

    /// Propagates these nogoods, too, from here on; null: none. Not owned.
    void attach_nogoods(Nogoods* nogoods) { nogoods_ = nogoods; }
    bool has_nogoods() const { return nogoods_ != nullptr; }
    /// Memory of the caller that counts together with the store's.
    void set_caller_memory(std::size_t bytes) { caller_bytes_ = bytes; }

    /// The limit that ended the last `begin` or `propagate`, if one did.
    std::optional<Limit> stopped() const { return stopped_; }
    /// The propagator or nogood that found the last conflict, or Store::kDecision if a decision or a given
    /// left a cell without candidates.
    PropagatorId failed() const { return failed_; }
    /// The trail's size when the call of `failed()` began.
    std::size_t failed_call() const { return failed_call_; }
    /// Returns rules that take part in the last conflict. Returns none if no propagator found it, or if a
    /// limit is reached before they are known.
    std::vector<RuleId> conflicting_rules();
    /// Whether the model alone, without anything fixed, already conflicts.
    bool root_failed() const { return root_failed_; }

    const Model& model() const { return model_; }
    Store& store() { return store_; }
    const Store& store() const { return store_; }
    SearchStatistics& statistics() { return statistics_; }
    const SearchStatistics& statistics() const { return statistics_; }

  private:
    bool propagate_root();
    bool run(PropagatorId id);
    bool propagate_nogoods();
    std::optional<Limit> poll() const;

    const Model& model_;
    Limits limits_;
    LimitWatch watch_;  // checked by calls that take long
    bool has_room_;     // for the store; if not, the store has an empty model
    Store store_;
    PropagatorCaller caller_;
    SearchStatistics statistics_;
    PropagatorId failed_ = Store::kDecision;
    std::size_t failed_call_ = 0;
    Nogoods* nogoods_ = nullptr;
    bool is_root_pending_ = true;  // the model's own fixpoint is not computed yet
    bool root_failed_ = false;
    RedundantPropagators redundant_ = RedundantPropagators::FromTheStart;  // of the question
    std::optional<Cost> enabled_redundant_cost_ = Cost::Heavy;  // the greatest that runs; nullopt: none runs
    std::size_t caller_bytes_ = 0;
    const std::atomic<bool>* stop_flag_ = nullptr;  // of the question
    RestingPropagators resting_;
    bool may_rest_ = false;
    std::uint64_t work_ = 0;  // since the last poll
    std::optional<Limit> stopped_;
};

}  // namespace sator::engine
