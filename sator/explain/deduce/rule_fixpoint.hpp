#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sator/base/limit_watch.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/propagator_caller.hpp"
#include "sator/engine/state/store.hpp"
#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/rule_propagators.hpp"

namespace sator {

/// The common fixpoint of all propagators of some rules, on candidates of the caller's choice: what those
/// rules say of their cells, and nothing else. Auxiliaries stay inside.
///
/// Narrowing stands on levels, so that one can narrow, look, and go back.
///
/// It may be watched. Once the watch is over every run is cut short: it answers that no conflict was found,
/// and leaves perhaps too much. Loops over runs ask `is_over`, and whoever asks a question throws away what
/// came of its last runs once it is so (see PuzzleContext::begin).
class RuleFixpoint {
  public:
    /// The rules' part of a model, whose cells have the ranges that the model begins with; neither need
    /// outlive this. `watch`, or null, must. Made when that is over already the fixpoint has no cells.
    RuleFixpoint(const RulePropagators& propagators, std::span<const RuleId> rules,
                 LimitWatch* watch = nullptr);
    RuleFixpoint(const RuleFixpoint&) = delete;
    RuleFixpoint& operator=(const RuleFixpoint&) = delete;

    /// The cells that the rules speak of, each once, in ascending order. What follows counts them from 0.
    std::span<const CellId> cells() const { return cells_; }
    std::span<const RuleId> rules() const { return rules_; }
    /// Where `cell` stands in `cells()`; as many as there are where it does not.
    std::size_t place_of(CellId cell) const;

    /// Whether the rules conflict by themselves: nothing else may be asked then.
    bool is_inconsistent() const { return is_inconsistent_; }
    /// Whether its watch is over.
    bool is_over() const { return watch_ != nullptr && watch_->is_over(0); }
    /// Whether its watch was over before it was made: only one made anew can be used for another question.
    bool is_cut_short() const { return is_cut_short_; }
    void push_level() {
        store_.push_level();
        failed_.reset();
    }
    void backtrack() { store_.backtrack(); }
    /// Leaves the cell only values of `values`; false where none is left.
    bool keep(std::size_t place, std::span<const Word> values);
    /// Leaves each cell what `candidates` has for it; false where some cell has none left.
    bool keep(const Candidates& candidates);
    /// Leaves the cell one value; false where it has not got that.
    bool fix(std::size_t place, std::size_t value);
    /// Runs to the fixpoint, or until the watch is over; false on a conflict.
    bool propagate();
    std::span<const Word> values(std::size_t place) const { return store_.domain(VariableId(place)).words(); }

    /// All at once: leaves each cell what `from` has for it, and says what then is left to the rules' cells
    /// in `to`, which may be the same. False on a conflict, `to` then being untouched.
    bool run(const Candidates& from, Candidates& to);
    /// Whether `from` conflicts.
    bool conflicts(const Candidates& from);

    /// Lets a rule (by its place in `rules()`) take no part until it is switched on again. Sound only where
    /// every level entered before was at the rules' fixpoint for reasons that may be used as premises.
    void set_active(std::size_t rule, bool is_active);
    /// Lets a rule take part from here on, whatever changed while it did not.
    void activate_rule(std::size_t rule);
    /// The rules (by place, ascending) that speak of a cell.
    std::span<const std::uint32_t> rules_of(std::size_t place) const { return rules_of_variable_[place]; }
    /// Whether anything has changed since the innermost level was entered.
    bool has_changed() const { return store_.trail().size() > store_.level_start(); }
    /// How many levels have been entered and not left.
    std::size_t level() const { return store_.level(); }
    /// The rules (by place, ascending) that speak of what has changed since the last of so many levels was
    /// entered.
    std::vector<std::uint32_t> rules_touched(std::size_t level) const;

    /// After a `propagate` that failed: rules (by place) that are enough for the conflict, in the order in
    /// which they first did something for it; the one that failed comes last.
    std::vector<std::size_t> rules_used() const;
    /// How many calls of propagators the last `propagate` made.
    std::size_t calls() const { return calls_; }

    /// One link on the way to a conflict: a cell that was left one value, and the rule that left it.
    struct Placement {
        std::size_t place = 0;
        std::size_t value = 0;
        std::size_t rule = 0;  ///< by its place in `rules()`
    };
    /// After a `propagate` that failed: the values on which the conflict rests, in the order in which they
    /// were found.
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
    std::vector<std::uint32_t> rule_of_;  // of each propagator: its rule's place
    std::vector<RuleId> rules_;
    std::vector<std::vector<PropagatorId>> propagators_of_;      // of each rule
    std::vector<std::vector<std::uint32_t>> rules_of_variable_;  // by their places
    std::vector<std::uint8_t> is_active_;
    Store store_;
    LimitWatch* watch_;
    PropagatorCaller caller_;
    bool is_inconsistent_ = false, is_cut_short_ = false;
    std::size_t calls_ = 0;
    std::optional<PropagatorId> failed_;  // by the last run
    std::size_t failed_call_ = 0;         // the trail's size when its call began
};

}  // namespace sator
