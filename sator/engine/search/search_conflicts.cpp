// Conflict handling of the search: it learns a nogood and backjumps to the level where the nogood prunes, or
// restarts, or tries the other side of the last decision.
#include <algorithm>
#include <bit>

#include "sator/base/assert.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search.hpp"

namespace sator::engine {

namespace {

/// The conflicts after which a search that learns begins anew for the first time.
constexpr std::uint64_t kFirstNewBeginning = 600;

/// Returns whether a run of `run` conflicts, which ends after `conflicts` conflicts of the question, has passed kFirstNewBeginning
/// conflicts, or twice that number, or four times, and so on.
bool must_begin_anew(std::uint64_t conflicts, double run) {
    const std::uint64_t before = conflicts - std::min(conflicts, static_cast<std::uint64_t>(run));
    return std::bit_width(conflicts / kFirstNewBeginning) > std::bit_width(before / kFirstNewBeginning);
}

}  // namespace

/// Without analysis, the decision before a conflict says more about which cells matter than the scope of the propagator that
/// failed, which may contain nearly all cells.
void Search::record_conflict() {
    ++engine_.statistics().conflicts;
    if (has_fixed_weights()) return;
    if (weighs_decided_cells()) order_->bump_decided(*asked_.decided);
    const bool is_propagator = engine_.failed().index() < model_.propagators().size();
    if (is_propagator) order_->bump_scope(model_.scope_of(engine_.failed()));
}

/// An easy question keeps its order, and so does one whose order must be stable.
bool Search::weighs_decided_cells() const {
    return options_.weigh_decided != 0 && asked_.decided && asked_.may_restart && !is_learning() &&
           statistics().conflicts > options_.redundant_after;
}

bool Search::resolve_conflict() {
    if (is_learning() && decisions_.size() > decisions_.fixed()) {
        if (const auto continues = learn_from_conflict()) return *continues;
    }
    return is_restart_due() ? restart() : backtrack_to_open_branch();
}

/// Nogoods help to find a solution and to prove that there is no other. A listing of more is faster without.
bool Search::is_learning() const {
    return asked_.may_learn && branching_ != Branching::InputOrder &&
           (asked_.found < options_.learn_solutions || asked_.question.learn == Learn::ForAllSolutions) &&
           statistics().conflicts >= options_.learn_after;
}

/// Returns whether the search continues, or nullopt if it only backtracks.
std::optional<bool> Search::learn_from_conflict() {
    using enum NogoodLearning::ConflictResult::Kind;
    if (!learning_) {
        const NogoodLimits limits{.kept = static_cast<std::size_t>(options_.nogoods_kept),
                                  .kept_more = static_cast<std::size_t>(options_.nogoods_kept_more),
                                  .trial = static_cast<std::size_t>(options_.nogoods_trial),
                                  .long_trial = static_cast<std::size_t>(options_.nogoods_long_trial)};
        learning_ = std::make_unique<NogoodLearning>(model_, limits);
    }
    if (!engine_.has_nogoods()) learning_->clear();
    engine_.attach_nogoods(&learning_->nogoods());
    const std::size_t root_levels = root_level_ + 1;
    const NogoodLearning::ConflictResult result = learning_->learn(engine_, root_levels);
    order_->bump(learning_->seen());
    if (result.kind == NoSolution) {
        backjump(0);
        decisions_.finish_here();
        return false;
    }
    publish_nogood();
    if (result.kind == Backtrack) return std::nullopt;
    backjump(std::max(result.level - root_levels, decisions_.fixed()));
    SATOR_ASSERT(learning_->assert_last(engine_.store()));
    if (!learning_->is_worthwhile()) stop_learning();
    if (asked_.question.hooks != nullptr) asked_.question.hooks->at_dead_end(*this);
    return !is_restart_due() || restart();
}

/// For the rest of the question.
void Search::stop_learning() {
    asked_.may_learn = false;
    if (options_.weigh_decided != 0 && engine_.has_nogoods()) order_->end_learning();
    values_.clear_phases();
    engine_.attach_nogoods(nullptr);
}

void Search::backjump(std::size_t decisions) {
    const std::size_t levels = root_level_ + 1 + decisions;
    const Store& store = engine_.store();
    if (engine_.has_nogoods() && store.level() > levels) {
        if (options_.save_phases != 0) values_.save_phases(store, store.start_of_level(levels + 1));
        if (asked_.question.hooks != nullptr && asked_.question.hooks->shares_phases())
            values_.update_best_phases(store);
    }
    decisions_.backjump(decisions);
    engine_.backtrack_to(levels);
}

/// Undoes decisions until one has another side, and takes it: its cell does not have the value decided.
/// Returns false if none is left.
bool Search::backtrack_to_open_branch() {
    decisions_.finish_here();
    report_progress();
    if (asked_.question.hooks != nullptr) asked_.question.hooks->at_dead_end(*this);
    while (!decisions_.is_empty()) {
        const DecisionStack::Decision last = decisions_.pop();
        if (!asked_.may_restart || !asked_.found.is_zero()) decisions_.fix_all();
        if (last.is_split_off) {
            engine_.backtrack_to(engine_.store().level() - 1);
            continue;
        }
        decisions_.step_to_other_side(last);
        asked_.decided = last.cell;
        if (engine_.refute(last.cell, last.value)) return true;
        decisions_.finish_here();
    }
    return false;
}

/// A conflict without a decision is the end, not the beginning of another run.
bool Search::is_restart_due() const {
    return asked_.may_restart && decisions_.size() > decisions_.fixed() && asked_.found.is_zero() &&
           restarts_.is_due(statistics().conflicts);
}

/// Forgets all decisions that are not fixed, and so the part of the tree that is done. The weights remain, and while the
/// search learns, the phases: both keep it near where it was. That may be a part of the space where it is lost, so it begins
/// anew from time to time, with its nogoods alone. Returns false if nothing is left to search.
bool Search::restart() {
    backjump(decisions_.fixed());
    engine_.schedule_redundant_again();
    decisions_.begin_again();
    values_.restart();
    if (is_learning() && must_begin_anew(statistics().conflicts, restarts_.interval())) {
        order_->reset();
        values_.clear_phases();
    }
    import_best_phases();
    restarts_.restart(statistics().conflicts, is_learning());
    return import_nogoods();
}

/// Shares the newest nogood if its LBD is small. A nogood that was learnt in a part of a question depends on
/// the decisions above that part, so it is not shared.
void Search::publish_nogood() const {
    if (asked_.question.hooks == nullptr || !asked_.is_whole) return;
    const SharedNogood& newest = learning_->newest();
    if (newest.lbd <= options_.share_lbd) asked_.question.hooks->publish(newest);
}

/// Adds nogoods of other searches below the fixed decisions. Returns false if no solution is left there.
bool Search::import_nogoods() {
    if (asked_.question.hooks == nullptr || !is_learning() || !engine_.has_nogoods()) return true;
    if (learning_->import_nogoods(asked_.question.hooks->collect(), engine_.store())) return true;
    decisions_.finish_here();
    return false;
}

/// Imports the phases of another search's deepest point if that is deeper. A search of only a part of the
/// question does not.
void Search::import_best_phases() {
    if (asked_.question.hooks == nullptr || !asked_.question.hooks->shares_phases() || !is_learning() ||
        !asked_.is_whole)
        return;
    if (const auto better = asked_.question.hooks->exchange_phases(values_.take_best_phases()))
        values_.import_phases(*better);
}

}  // namespace sator::engine
