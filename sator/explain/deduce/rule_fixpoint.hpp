#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/store.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/parts/rule_propagators.hpp"

namespace sator::explain {

/// A small constraint model of some rules of a puzzle with a propagation loop: it computes what these rules
/// alone leave to their cells, for candidates that the caller chooses. Auxiliary variables of the rules stay
/// inside.
///
/// Changes are made on levels as in a search: push a level, narrow domains, propagate, read the domains,
/// backtrack.
///
/// It may have a watch. Once the watch is over, every run stops early: it reports no conflict, and its
/// domains may be too large. Loops over runs check `is_over`, and the query discards its last results if it
/// is true (see Query).
class RuleFixpoint {
  public:
    /// Copies the rules' part of the model, with the initial domains of its cells. `propagators` and `rules`
    /// need not outlive this; `watch`, if it is not null, must. If the watch is already over, the fixpoint
    /// has no cells.
    RuleFixpoint(const RulePropagators& propagators, std::span<const RuleId> rules,
                 LimitWatch* watch = nullptr);
    RuleFixpoint(const RuleFixpoint&) = delete;
    RuleFixpoint& operator=(const RuleFixpoint&) = delete;

    /// The cells in the scopes of the rules, each once, in ascending order. A "place" below is an index into
    /// them.
    std::span<const CellId> cells() const { return cells_; }
    std::span<const RuleId> rules() const { return rules_; }
    /// Returns the index of `cell` in `cells()`, or `cells().size()` if it is not one of them.
    std::size_t place_of(CellId cell) const;

    /// Returns true if the rules conflict on the initial domains. Then no other function may be called.
    bool is_inconsistent() const { return is_inconsistent_; }
    /// Returns true if its watch is over.
    bool is_over() const { return watch_ != nullptr && watch_->is_over(0); }
    void push_level() {
        store_.push_level();
        failed_.reset();
    }
    void backtrack() { store_.backtrack(); }
    /// Intersects the cell's domain with `values`. Returns false if it becomes empty.
    bool keep(std::size_t place, std::span<const Word> values);
    /// Intersects the domain of each cell with its `candidates`. Returns false if one becomes empty.
    bool keep(const Candidates& candidates);
    /// Assigns the value to the cell. Returns false if it is not in the cell's domain.
    bool fix(std::size_t place, ValueId value);
    /// Propagates to the fixpoint, or until the watch is over. Returns false on a conflict.
    bool propagate();
    std::span<const Word> values(std::size_t place) const { return store_.domain(VariableId(place)).words(); }

    /// On a level of its own: keeps `from`, propagates, and copies the domains of the rules' cells to `to`,
    /// which may be the same object. Returns false on a conflict and leaves `to` unchanged.
    bool run(const Candidates& from, Candidates& to);
    /// Returns true if propagation on `from` finds a conflict.
    bool conflicts(const Candidates& from);

    /// Switches a rule (an index into `rules()`) off or on. This is sound only if every level below was at
    /// the fixpoint of all rules, and its domains may be used as premises.
    void set_active(std::size_t rule, bool is_active);
    /// Switches a rule on and schedules all its propagators, because domains may have changed while it was
    /// off.
    void activate_rule(std::size_t rule);
    /// The rules (indices, ascending) whose scope has the cell.
    std::span<const std::uint32_t> rules_of(std::size_t place) const { return rules_of_variable_[place]; }
    /// Returns true if a domain has changed on the innermost level.
    bool has_changed() const { return store_.trail().size() > store_.level_start(); }
    /// The number of levels that are open.
    std::size_t level() const { return store_.level(); }
    /// Returns the rules (indices, ascending) whose scope has a variable that changed on level `level` or a
    /// later one.
    std::vector<std::uint32_t> rules_touched(std::size_t level) const;

    /// After `propagate` returned false: returns rules (indices) that are enough for the conflict, in the
    /// order in which they first contributed to it. The rule that failed is last.
    std::vector<std::size_t> rules_used() const;
    /// The number of propagator calls of the last `propagate`.
    std::size_t calls() const { return calls_; }

    /// One link of the chain to a conflict: a cell whose domain became one value, and the rule that caused
    /// it.
    struct Placement {
        std::size_t place = 0;
        ValueId value;
        std::size_t rule = 0;  ///< an index into `rules()`
    };
    /// After `propagate` returned false: returns the values on which the conflict depends, in the order in
    /// which they were found.
    std::vector<Placement> placements() const;

  private:
    void index_rules();
    bool call(PropagatorId id);
    bool is_over_after(PropagatorId id);

    struct Part;
    RuleFixpoint(Part part, std::span<const RuleId> rules, LimitWatch* watch);
    static Part part_of(const RulePropagators& propagators, std::span<const RuleId> rules, LimitWatch* watch);

    Model model_;
    std::vector<CellId> cells_;
    std::vector<std::uint32_t> rule_of_;  // for each propagator: its rule's index
    std::vector<RuleId> rules_;
    std::vector<std::vector<PropagatorId>> propagators_of_;      // for each rule
    std::vector<std::vector<std::uint32_t>> rules_of_variable_;  // indices of rules
    std::vector<std::uint8_t> is_active_;
    Store store_;
    LimitWatch* watch_;
    PropagatorCaller caller_;
    bool is_inconsistent_ = false;
    std::size_t calls_ = 0;
    std::optional<PropagatorId> failed_;  // in the last run
    std::size_t failed_call_ = 0;         // the trail's size when its call began
};

}  // namespace sator::explain
