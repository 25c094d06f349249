#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sator/engine/state/nogoods.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/store.hpp"

namespace sator {

/// A cell that a question fixes beyond what the model says.
struct FixedCell {
    VariableId cell;
    Value value = 0;
};

/// When redundant propagators (Model::post_redundant) take part.
enum class RedundantPropagators : std::uint8_t {
    FromTheStart,
    WhenHard,  ///< in each question from `enable_redundant` on: easy ones do not pay for them
};

/// The domains of one model and the propagators that shrink them: decisions go in, and what follows from
/// them. Listing, counting and learning stand on this; it chooses nothing itself.
class PropagationEngine {
  public:
    /// `model` must outlive this.
    PropagationEngine(const Model& model, const Limits& limits,
                      RedundantPropagators redundant_propagators = RedundantPropagators::FromTheStart);

    /// When redundant propagators take part, from the next question on.
    void set_redundant_propagators(RedundantPropagators when) { redundant_propagators_ = when; }
    /// Begins a question: counts from zero again and, the first time, computes the model's own fixpoint.
    /// False on a conflict or a limit.
    bool begin();
    /// Runs waiting propagators until none waits; false on a conflict or a limit.
    bool propagate();

    /// Counts a step of the caller's that propagates nothing; false on a limit.
    bool count_step();
    /// The same for one that looks at so many cells.
    bool count_step_over(std::size_t cells);

    /// Makes the question's cells what it says; false where one cannot be.
    bool fix(std::span<const FixedCell> fixed);
    /// Lets the redundant propagators of at most this cost take part in the rest of this question; false
    /// where they do already.
    bool enable_redundant(Cost most);
    /// Opens a level in which `cell` has `value`, one of its candidates.
    void decide(VariableId cell, Value value);
    /// Leaves all levels but the first so many.
    void backtrack_to(std::size_t level);
    /// Redundant propagators that take part run again.
    void schedule_redundant_again();
    /// Leaves the newest level. What follows from `cell` not having `value` belongs to the level before;
    /// false where nothing is left.
    bool refute(VariableId cell, Value value);

    /// From here on these nogoods take part; null: none. Not owned.
    void attach_nogoods(Nogoods* nogoods) { nogoods_ = nogoods; }
    bool has_nogoods() const { return nogoods_ != nullptr; }
    /// Stops, as at an interrupt, once `flag` is set; null: no flag. Not owned.
    void set_stop_flag(const std::atomic<bool>* flag) { stop_flag_ = flag; }
    /// Memory that the caller uses, to be counted with the store's.
    void set_caller_memory(std::size_t bytes) { caller_bytes_ = bytes; }

    /// The limit that ended the last `begin` or `propagate`, if one did.
    std::optional<Limit> stopped() const { return stopped_; }
    /// The propagator or nogood that found the last conflict; a decision's id where a decision or a given
    /// left a cell empty.
    PropagatorId failed() const { return failed_; }
    /// The trail's size when its call began.
    std::size_t failed_call() const { return failed_call_; }
    /// Rules that take part in the last conflict; none where no propagator found it, or where a limit is
    /// reached before they are known.
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
    LimitWatch watch_;  // of calls that take long
    bool has_room_;     // for the store: else it is that of no model at all
    Store store_;
    PropagatorCaller caller_;
    SearchStatistics statistics_;
    PropagatorId failed_ = Store::kDecision;
    std::size_t failed_call_ = 0;
    Nogoods* nogoods_ = nullptr;
    bool is_root_pending_ = true;  // the model's own fixpoint is not computed yet
    bool root_failed_ = false;
    RedundantPropagators redundant_propagators_;
    std::optional<Cost> enabled_redundant_cost_ =
        Cost::Heavy;  // up to which cost they take part; nothing: none does
    std::size_t caller_bytes_ = 0;
    const std::atomic<bool>* stop_flag_ = nullptr;
    std::uint64_t work_ = 0;  // since the clock was last asked
    std::optional<Limit> stopped_;
};

}  // namespace sator
