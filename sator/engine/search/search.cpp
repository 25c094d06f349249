// Questions, and the main loop (Search::find).
#include "sator/engine/search/search.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/search/choices.hpp"

namespace sator::engine {

namespace {

/// The number of places of a value that is decided instead of a cell.
constexpr std::size_t kPlaces = 2;
/// The least number of sides of a decision.
constexpr std::size_t kSides = 2;

}  // namespace

Search::Search(const Model& model, const Limits& limits, Branching branching,
               RedundantPropagators redundant_propagators, const SearchOptions& options)
    : model_(model),
      options_(options),
      branching_(branching),
      engine_(model, limits, redundant_propagators),
      order_(make_variable_order(branching, model, options)),
      solution_(model.cell_count()) {}

Outcome Search::solve(std::span<const FixedCell> fixed, const Sink& sink) {
    begin(fixed);
    while (const auto solution = next()) {
        if (!sink(*solution)) end(Solved{found_, false});
    }
    return outcome();
}

/// A question's givens are a level of their own, below all decisions.
void Search::begin(std::span<const FixedCell> fixed, const Subtree& below) {
    if (is_open_) end({});
    ended_.reset();
    found_ = {};
    decisions_.begin(below);
    is_whole_ = below.steps.empty();
    is_at_product_ = is_in_endgame_ = false;
    may_restart_ = branching_ != Branching::InputOrder &&
                   weights_fixed_after_ == std::numeric_limits<std::uint64_t>::max();
    if (is_whole_) order_->reset();
    if (is_whole_ || may_restart_) is_endgame_near_.reset();
    values_.reset();
    may_learn_ = learn_ != Learn::Never;
    known_.reset();
    engine_.attach_nogoods(nullptr);
    decided_.reset();
    restarts_.begin(below.restart_interval);
    if (hooks_ != nullptr) hooks_->at_begin(*this);
    const bool is_possible = engine_.begin();
    root_level_ = engine_.store().level();
    engine_.store().push_level();
    is_open_ = true;
    const auto follows = [this](const Branch& step) { return replay(step); };
    if (is_possible && engine_.fix(fixed) && remove_excluded() && std::ranges::all_of(below.steps, follows)) {
        is_in_endgame_ =
            is_whole_ && endgame_ && endgame_->begin_at_once(engine_.store(), engine_.statistics());
        return;
    }
    if (engine_.stopped()) {
        end(stopped());
        return;
    }
    decisions_.finish_here();
    end(Unsatisfiable{});
}

/// Returns false if a cell has no other candidates.
bool Search::remove_excluded() {
    Store& store = engine_.store();
    store.begin_call(Store::kDecision);
    return std::ranges::all_of(
        excluded_, [&](const FixedCell& candidate) { return store.remove(candidate.cell, candidate.value); });
}

/// Takes one step of the search that this part comes from: after the fixpoint of the step before, so that all
/// is as it was there.
bool Search::replay(const Branch& step) {
    if (!engine_.propagate()) return false;
    Store& store = engine_.store();
    store.begin_call(Store::kDecision);
    return step.is_equal ? store.assign(step.cell, step.value) : store.remove(step.cell, step.value);
}

/// Leaves the question. Returns false: no solution follows.
bool Search::end(Outcome outcome) {
    ended_ = std::move(outcome);
    engine_.backtrack_to(root_level_);
    is_open_ = false;
    return false;
}

Outcome Search::outcome() const {
    return ended_.value_or(Solved{found_, false});
}

/// Continues from the last solution as from a dead end, unless its node has more solutions.
std::optional<std::span<const Value>> Search::next() {
    if (!is_open_) return std::nullopt;
    const bool has_begun = is_in_endgame_ || !found_.is_zero();
    const bool is_here = next_at_node();
    if (!is_here && (ended_ || !((!has_begun || backtrack_to_open_branch()) && find()))) {
        if (!ended_) end(found_.is_zero() ? Outcome{Unsatisfiable{}} : Outcome{Solved{found_, true}});
        return std::nullopt;
    }
    found_ += 1;
    // If the first solution was found easily, the rest of the search does without nogoods, too.
    if (learn_ == Learn::WhenHard && !is_learning()) stop_learning();
    if (is_here) report_progress();
    return solution_;
}

/// Writes the next solution of the last solution's node. Returns false if there is none, or at a limit.
bool Search::next_at_node() {
    if (is_in_endgame_) return next_of_endgame();
    if (!is_at_product_ || !product_.next(solution_)) return false;
    return engine_.count_step_over(solution_.size()) || end(stopped());
}

/// The main loop, to the next solution. Returns false if there is none.
bool Search::find() {
    is_at_product_ = false;
    for (;;) {
        if (can_be_skipped()) {
            if (!backtrack_to_open_branch()) return false;
        } else if (!engine_.propagate()) {
            if (engine_.stopped()) return end(stopped());
            record_conflict();
            if (!resolve_conflict()) return false;
        } else if (enable_redundant()) {
            continue;
        } else if (engine_.store().active_propagators() == 0) {
            begin_product();
            return true;
        } else if (is_endgame()) {
            if (next_of_endgame()) return true;
            if (ended_ || !backtrack_to_open_branch()) return false;
        } else if (const std::optional<Decision> decision = choose()) {
            decide(*decision);
        } else {
            take_solution();
            return true;
        }
    }
}

/// In a hard question stronger pruning pays, and cheap pruning pays sooner. Returns whether more propagators
/// take part from here on.
bool Search::enable_redundant() {
    const std::uint64_t conflicts = statistics().conflicts;
    if (conflicts < options_.redundant_after) return false;
    const Cost most = conflicts < options_.heavy_redundant_after ? Cost::Linear : Cost::Heavy;
    if (!engine_.enable_redundant(most)) return false;
    if (most == Cost::Heavy && may_restart_ && options_.calls_per_pruning != 0)
        engine_.let_rest(options_.calls_per_pruning);
    return true;
}

/// Whether the endgame takes over here.
bool Search::is_endgame() {
    if (!endgame_) return false;
    if (!is_endgame_near_) is_endgame_near_ = endgame_->is_near(engine_.store());
    return (*is_endgame_near_ || goes_through()) && endgame_->begin(engine_.store());
}

/// Whether the search from here on goes through to the end, without restarts and without learning.
bool Search::goes_through() const {
    return !may_restart_ || (!found_.is_zero() && !is_learning());
}

/// Writes the next solution of the endgame. Returns false if it has none left, or at a limit.
bool Search::next_of_endgame() {
    for (;;) {
        if (!engine_.count_step()) return end(stopped());
        const Endgame::Progress progress = endgame_->next(solution_);
        is_in_endgame_ = progress != Endgame::Progress::Exhausted;
        if (progress != Endgame::Progress::Paused) return is_in_endgame_;
    }
}

std::optional<Search::Decision> Search::choose() {
    const Store& store = engine_.store();
    const bool is_asked = endgame_ && (is_endgame_near_.value_or(false) || goes_through());
    auto cell = is_asked ? endgame_->cell_to_decide() : std::nullopt;
    if (!cell) {
        cell = order_->choose(store);
        if (!cell) return std::nullopt;
        if (may_decide_places()) {
            if (const auto place = order_->place_instead(store, *cell)) return Decision{*place, kPlaces};
        }
    }
    const std::span<const Word> determined = order_->determined(*cell);
    return Decision{{*cell, values_.choose(store, *cell, determined)},
                    std::max(choices_of(store.domain(*cell), determined), kSides)};
}

/// In an easy question they cost more than they save. In one whose order must be stable, what is decided must not
/// depend on the number of conflicts so far.
bool Search::may_decide_places() const {
    return may_restart_ && statistics().conflicts >= options_.redundant_after;
}

void Search::decide(const Decision& decision) {
    const auto [cell, value] = decision.placing;
    decided_ = cell;
    decisions_.push(cell, value, decision.sides);
    engine_.decide(cell, value);
}

void Search::begin_product() {
    is_at_product_ = true;
    product_.begin(engine_.store(), solution_);
    const auto is_candidate = [this](std::size_t i) {
        return engine_.store().domain(VariableId(i)).contains(target_[i]);
    };
    std::size_t i = 0;
    while (i < target_.size() && is_candidate(i)) ++i;
    if (i == solution_.size() && !target_.empty()) product_.move_to(target_, solution_);
}

/// All cells are fixed.
void Search::take_solution() {
    for (std::size_t i = 0; i < solution_.size(); ++i)
        solution_[i] = engine_.store().domain(VariableId(i)).value();
}

void Search::report_progress() const {
    if (progress_ == nullptr) return;
    progress_->share_done.store(share_done(), std::memory_order_relaxed);
    progress_->found.store(found_.approximate(), std::memory_order_relaxed);
}

}  // namespace sator::engine
