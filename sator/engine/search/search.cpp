#include "sator/engine/search/search.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/assert.hpp"

namespace sator {

namespace {

/// After as many conflicts a question is hard: stronger pruning pays, that which is cheap sooner.
constexpr std::uint64_t kConflictsOfHardQuestions = 24, kConflictsOfHarderQuestions = 60;
/// By how much each run is longer than the one before: geometric, so that the last one, which goes through
/// the whole tree where there is no solution, costs most (T. Walsh, "Search in a small world", IJCAI 1999).
/// Short runs try their luck. Long ones grow fast, for a proof takes the last one and all before it again;
/// but what has been learnt is not lost at a restart, so that runs may stay short for longer.
constexpr double kLongRestartInterval = 1000, kRestartGrowth = 1.3, kRestartGrowthIfLong = 3,
                 kRestartGrowthIfLearning = 1.15;
/// Nogoods help to find a solution and to prove that there is no other. From as many on, listing is better
/// off without.
constexpr std::uint64_t kSolutionsWithLearning = 2;

}  // namespace

Search::Search(const Model& model, const Limits& limits, Branching branching,
               RedundantPropagators redundant_propagators)
    : model_(model),
      branching_(branching),
      engine_(model, limits, redundant_propagators),
      order_(make_variable_order(branching, model)),
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
    decisions_.clear();
    path_ = below.steps;
    is_whole_ = path_.empty();
    share_ = below.share;
    share_done_ = 0;
    is_at_product_ = is_in_endgame_ = false;
    may_restart_ = branching_ != Branching::InputOrder &&
                   weights_fixed_after_ == std::numeric_limits<std::uint64_t>::max();
    if (path_.empty()) order_->reset();
    if (path_.empty() || may_restart_) is_endgame_near_.reset();
    values_.reset();
    may_learn_ = learn_ != Learn::Never;
    known_.reset();
    next_prefetch_at_ = first_prefetch_at_;
    fixed_decisions_ = 0;
    engine_.attach_nogoods(nullptr);
    restart_interval_ = std::max(below.restart_interval, double{kFirstRestartInterval});
    restart_at_ = static_cast<std::uint64_t>(restart_interval_);
    const bool is_possible = engine_.begin();
    root_level_ = engine_.store().level();
    engine_.store().push_level();
    is_open_ = true;
    const auto follows = [this](const Branch& step) { return replay(step); };
    if (is_possible && engine_.fix(fixed) && std::ranges::all_of(path_, follows)) {
        is_in_endgame_ =
            path_.empty() && endgame_ && endgame_->begin_at_once(engine_.store(), engine_.statistics());
        return;
    }
    if (engine_.stopped()) {
        end(stopped());
        return;
    }
    share_done_ = share_;
    end(Unsatisfiable{});
}

/// Takes a step as the search did that it comes from: one at a time, each after the last one's fixpoint, so
/// that all is as it was there.
bool Search::replay(const Branch& step) {
    if (!engine_.propagate()) return false;
    Store& store = engine_.store();
    store.begin_call(Store::kDecision);
    return step.is_equal ? store.assign(step.cell, step.value) : store.remove(step.cell, step.value);
}

/// Leaves the question; answers false: no solution follows.
bool Search::end(Outcome outcome) {
    ended_ = std::move(outcome);
    engine_.backtrack_to(root_level_);
    is_open_ = false;
    return false;
}

/// Goes on from the last solution as from a dead end, unless there are more where it was found.
std::optional<std::span<const Value>> Search::next() {
    if (!is_open_) return std::nullopt;
    const bool has_begun = is_in_endgame_ || !found_.is_zero();
    const bool is_here = next_at_node();
    if (!is_here && (ended_ || !((!has_begun || backtrack_to_open_branch()) && find()))) {
        if (!ended_) end(found_.is_zero() ? Outcome{Unsatisfiable{}} : Outcome{Solved{found_, true}});
        return std::nullopt;
    }
    found_ += 1;
    // A first solution that came easily leaves a proof that is better off without, and so does a second one.
    if (learn_ == Learn::WhenHard && !is_learning()) stop_learning();
    if (is_here) report_progress();
    return solution_;
}

/// The next solution where the last one was found; false where that was the last there, or at a limit.
bool Search::next_at_node() {
    if (is_in_endgame_) return next_of_endgame();
    if (!is_at_product_ || !product_.next(solution_)) return false;
    return engine_.count_step_over(solution_.size()) || end(stopped());
}

/// Whether the endgame takes over here.
bool Search::is_endgame() {
    if (!endgame_) return false;
    if (!is_endgame_near_) is_endgame_near_ = endgame_->is_near(engine_.store());
    return (*is_endgame_near_ || !may_restart_) && endgame_->begin(engine_.store());
}

/// The next solution that the endgame lists; false where it has none left, or at a limit.
bool Search::next_of_endgame() {
    for (;;) {
        if (!engine_.count_step()) return end(stopped());
        const Endgame::Progress progress = endgame_->next(solution_);
        is_in_endgame_ = progress != Endgame::Progress::Exhausted;
        if (progress != Endgame::Progress::Paused) return is_in_endgame_;
    }
}

Outcome Search::outcome() const {
    return ended_.value_or(Solved{found_, false});
}

/// The main loop, to the next solution: propagate; on a conflict go back; at a solution stop; else decide.
/// False where there is none.
bool Search::find() {
    is_at_product_ = false;
    for (;;) {
        if (is_before_target() || has_no_known_solution()) {
            if (!backtrack_to_open_branch()) return false;
        } else if (!engine_.propagate()) {
            if (engine_.stopped()) return end(stopped());
            record_conflict();
            if (!resolve_conflict()) return false;
        } else if (statistics().conflicts >= kConflictsOfHardQuestions && enable_redundant()) {
            continue;
        } else if (engine_.store().active_propagators() == 0) {
            begin_product();
            return true;
        } else if (is_endgame()) {
            if (next_of_endgame()) return true;
            if (ended_ || !backtrack_to_open_branch()) return false;
        } else if (const std::optional<VariableId> cell = choose_cell()) {
            decide(*cell);
        } else {
            for (std::size_t i = 0; i < solution_.size(); ++i)
                solution_[i] = engine_.store().domain(VariableId(i)).value();
            return true;
        }
    }
}

std::optional<VariableId> Search::choose_cell() {
    const auto cell = is_endgame_near_.value_or(false) ? endgame_->cell_to_decide() : std::nullopt;
    return cell ? cell : order_->choose(engine_.store());
}

/// Whether more propagators take part from here on.
bool Search::enable_redundant() {
    const bool is_harder = statistics().conflicts >= kConflictsOfHarderQuestions;
    return engine_.enable_redundant(is_harder ? Cost::Heavy : Cost::Linear);
}

/// Goes on from a conflict: jumps back to where what it has taught follows, or begins again, or tries the
/// last decision's other side.
bool Search::resolve_conflict() {
    if (is_learning() && decisions_.size() > fixed_decisions_) {
        if (const auto goes_on = learn_from_conflict()) return *goes_on;
    }
    return is_restart_due() ? restart() : backtrack_to_open_branch();
}

bool Search::is_learning() const {
    return may_learn_ && branching_ != Branching::InputOrder &&
           (found_ < kSolutionsWithLearning || learn_ == Learn::ForAllSolutions) &&
           statistics().conflicts >= learns_after_;
}

/// Returns nullopt if the search only backtracks.
std::optional<bool> Search::learn_from_conflict() {
    using enum NogoodLearning::ConflictResult::Kind;
    if (!learning_) learning_ = std::make_unique<NogoodLearning>(model_);
    if (!engine_.has_nogoods()) learning_->clear();
    engine_.attach_nogoods(&learning_->nogoods());
    const std::size_t root_levels = root_level_ + 1;
    const NogoodLearning::ConflictResult result = learning_->learn(engine_, root_levels);
    order_->bump(learning_->seen());
    if (result.kind == NoSolution) {
        backjump(0);
        share_done_ += share_;
        return false;
    }
    publish_nogood();
    if (result.kind == Backtrack) return std::nullopt;
    backjump(std::max(result.level - root_levels, fixed_decisions_));
    SATOR_ASSERT(learning_->assert_last(engine_.store()));
    if (!learning_->is_worthwhile()) stop_learning();
    split_if_requested();
    return !is_restart_due() || restart();
}

/// For the rest of the question.
void Search::stop_learning() {
    may_learn_ = false;
    values_.clear_phases();
    engine_.attach_nogoods(nullptr);
}

void Search::backjump(std::size_t decisions) {
    const std::size_t levels = root_level_ + 1 + decisions;
    const Store& store = engine_.store();
    if (engine_.has_nogoods() && store.level() > levels) {
        values_.save_phases(store, store.start_of_level(levels + 1));
        if (exchange_.exchange_phases) values_.update_best_phases(store);
    }
    for (; decisions_.size() > decisions; decisions_.pop_back()) {
        if (!decisions_.back().is_split_off) share_ += decisions_.back().rest;
        path_.resize(decisions_.back().path_size);
    }
    engine_.backtrack_to(levels);
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

/// Undoes decisions until one has another side, and takes it: its cell has not the value decided. False where
/// none is left.
bool Search::backtrack_to_open_branch() {
    share_done_ += share_;
    report_progress();
    split_if_requested();
    request_prefetch();
    while (!decisions_.empty()) {
        const Decision last = decisions_.back();
        decisions_.pop_back();
        path_.resize(last.path_size);
        share_ = last.rest;
        if (!may_restart_ || !found_.is_zero() || fixed_decisions_ > decisions_.size())
            fixed_decisions_ = decisions_.size();
        if (last.is_split_off) {
            engine_.backtrack_to(engine_.store().level() - 1);
            continue;
        }
        path_.push_back({last.cell, last.value, false});
        if (engine_.refute(last.cell, last.value)) return true;
        share_done_ += share_;
    }
    return false;
}

/// A conflict without a decision is the end, not the beginning of another run.
bool Search::is_restart_due() const {
    return may_restart_ && decisions_.size() > fixed_decisions_ && found_.is_zero() &&
           statistics().conflicts >= restart_at_;
}

/// Forgets all decisions that are not fixed, and so the part of the tree that is done; the weights remain.
/// What was done lies behind the fixed ones: of these the other sides are searched elsewhere.
bool Search::restart() {
    backjump(fixed_decisions_);
    engine_.schedule_redundant_again();
    share_ += share_done_;
    share_done_ = 0;
    values_.restart();
    import_best_phases();
    restart_interval_ *= restart_interval_growth();
    restart_at_ = statistics().conflicts + static_cast<std::uint64_t>(restart_interval_);
    return import_nogoods();
}

double Search::restart_interval_growth() const {
    if (is_learning()) return kRestartGrowthIfLearning;
    return restart_interval_ < kLongRestartInterval ? kRestartGrowth : kRestartGrowthIfLong;
}

/// What is learnt from a part rests on where the part lies.
void Search::publish_nogood() const {
    if (!exchange_.publish || !is_whole_) return;
    const SharedNogood& newest = learning_->newest();
    if (SharedNogoods::is_worth_publishing(newest.lbd)) exchange_.publish(newest);
}

/// Takes up what others have learnt, behind the fixed decisions; false where nothing is left there.
bool Search::import_nogoods() {
    if (!exchange_.collect || !is_learning() || !engine_.has_nogoods()) return true;
    if (learning_->import_nogoods(exchange_.collect(), engine_.store())) return true;
    share_done_ += share_;
    return false;
}

/// Goes on from where another has come, if that is better. In a part alone it can be nowhere near.
void Search::import_best_phases() {
    if (!exchange_.exchange_phases || !is_learning() || !is_whole_) return;
    if (const auto better = exchange_.exchange_phases(values_.take_best_phases()))
        values_.import_phases(*better);
}

void Search::decide(VariableId cell) {
    const Value value = values_.choose(engine_.store(), cell);
    const double part = share_ / static_cast<double>(engine_.store().domain(cell).size());
    decisions_.push_back({cell, value, share_ - part, path_.size()});
    path_.push_back({cell, value, true});
    share_ = part;
    engine_.decide(cell, value);
}

void Search::record_conflict() {
    ++engine_.statistics().conflicts;
    if (engine_.failed().index() >= model_.propagators().size() || statistics().nodes > weights_fixed_after_)
        return;
    order_->bump_scope(model_.scope_of(engine_.failed()));
}

void Search::report_progress() const {
    if (progress_ == nullptr) return;
    progress_->share_done.store(share_done_, std::memory_order_relaxed);
    progress_->found.store(found_.approximate(), std::memory_order_relaxed);
}

}  // namespace sator
