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

Search::Search(const Model& model, const Limits& limits, SearchSetup setup)
    : model_(model),
      options_(setup.options),
      branching_(setup.branching),
      endgame_(std::move(setup.endgame)),
      engine_(model, limits),
      order_(make_variable_order(branching_, model, options_)),
      solution_(model.cell_count()) {}

Outcome Search::solve(const SearchQuestion& question, const Sink& sink) {
    begin(question);
    while (const auto solution = next()) {
        if (!sink(*solution)) end(Solved{asked_.found, false});
    }
    return outcome();
}

/// A question's givens are a level of their own, below all decisions.
void Search::begin(const SearchQuestion& question) {
    if (asked_.is_open) end({});
    open(question);
    const bool is_possible = engine_.begin(question.redundant, question.stop_flag);
    root_level_ = engine_.store().level();
    engine_.store().push_level();
    asked_.is_open = true;
    const auto follows = [this](const Branch& step) { return replay(step); };
    if (is_possible && engine_.fix(question.fixed) && remove_excluded() &&
        std::ranges::all_of(asked_.question.below.steps, follows)) {
        asked_.is_in_endgame =
            asked_.is_whole && endgame_ && endgame_->begin_at_once(engine_.store(), engine_.statistics());
        return;
    }
    if (engine_.stopped()) {
        end(stopped());
        return;
    }
    decisions_.finish_here();
    end(Unsatisfiable{});
}

/// Sets the state of the question, but for the store's.
void Search::open(const SearchQuestion& question) {
    asked_ = Asked{
        .question = question,
        .is_whole = question.below.steps.empty(),
        .may_restart = branching_ != Branching::InputOrder && question.weights_fixed_after == kUnlimited,
        .may_learn = question.learn != Learn::Never};
    if (!asked_.is_whole && !asked_.may_restart) asked_.is_endgame_near = question.is_endgame_near;
    if (asked_.is_whole) order_->reset();
    if (!question.weights.empty()) order_->set_weights(question.weights);
    if (endgame_) endgame_->set_wanted(question.wanted);
    values_.begin(question.seed);
    decisions_.begin(question.below);
    restarts_.begin(question.below.restart_interval);
    engine_.attach_nogoods(nullptr);
    if (question.hooks != nullptr) question.hooks->at_begin(*this);
}

/// Returns false if a cell has no other candidates.
bool Search::remove_excluded() {
    Store& store = engine_.store();
    store.begin_call(Store::kDecision);
    return std::ranges::all_of(asked_.question.excluded, [&](const FixedCell& candidate) {
        return store.remove(candidate.cell, candidate.value);
    });
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
    asked_.ended = std::move(outcome);
    engine_.backtrack_to(root_level_);
    asked_.is_open = false;
    return false;
}

Outcome Search::outcome() const {
    return asked_.ended.value_or(Solved{asked_.found, false});
}

/// Continues from the last solution as from a dead end, unless its node has more solutions.
std::optional<std::span<const Value>> Search::next() {
    if (!asked_.is_open) return std::nullopt;
    const bool has_begun = asked_.is_in_endgame || !asked_.found.is_zero();
    const bool is_here = next_at_node();
    if (!is_here && (asked_.ended || !((!has_begun || backtrack_to_open_branch()) && find()))) {
        if (!asked_.ended)
            end(asked_.found.is_zero() ? Outcome{Unsatisfiable{}} : Outcome{Solved{asked_.found, true}});
        return std::nullopt;
    }
    asked_.found += 1;
    // If the first solution was found easily, the rest of the search does without nogoods, too.
    if (asked_.question.learn == Learn::WhenHard && !is_learning()) stop_learning();
    if (is_here) report_progress();
    return solution_;
}

/// Writes the next solution of the last solution's node. Returns false if there is none, or at a limit.
bool Search::next_at_node() {
    if (asked_.is_in_endgame) return next_of_endgame();
    if (!asked_.is_at_product || !product_.next(solution_)) return false;
    return engine_.count_step_over(solution_.size()) || end(stopped());
}

/// The main loop, to the next solution. Returns false if there is none.
bool Search::find() {
    asked_.is_at_product = false;
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
            if (asked_.ended || !backtrack_to_open_branch()) return false;
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
    if (most == Cost::Heavy && asked_.may_restart && options_.calls_per_pruning != 0)
        engine_.let_rest(options_.calls_per_pruning);
    return true;
}

/// Returns whether the endgame takes over here.
bool Search::is_endgame() {
    if (!endgame_) return false;
    if (!asked_.is_endgame_near) asked_.is_endgame_near = endgame_->is_near(engine_.store());
    return (*asked_.is_endgame_near || goes_through()) && endgame_->begin(engine_.store());
}

/// Returns whether the search from here on goes through to the end, without restarts and without learning.
bool Search::goes_through() const {
    return !asked_.may_restart || (!asked_.found.is_zero() && !is_learning());
}

/// Writes the next solution of the endgame. Returns false if it has none left, or at a limit.
bool Search::next_of_endgame() {
    for (;;) {
        if (!engine_.count_step()) return end(stopped());
        const Endgame::Progress progress = endgame_->next(solution_);
        asked_.is_in_endgame = progress != Endgame::Progress::Exhausted;
        if (progress != Endgame::Progress::Paused) return asked_.is_in_endgame;
    }
}

std::optional<Search::Decision> Search::choose() {
    const Store& store = engine_.store();
    const bool is_asked = endgame_ && (asked_.is_endgame_near.value_or(false) || goes_through());
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
    return asked_.may_restart && statistics().conflicts >= options_.redundant_after;
}

void Search::decide(const Decision& decision) {
    const auto [cell, value] = decision.placing;
    asked_.decided = cell;
    decisions_.push(cell, value, decision.sides);
    engine_.decide(cell, value);
}

void Search::begin_product() {
    asked_.is_at_product = true;
    product_.begin(engine_.store(), solution_);
    const auto is_candidate = [this](std::size_t i) {
        return engine_.store().domain(VariableId(i)).contains(asked_.target[i]);
    };
    std::size_t i = 0;
    while (i < asked_.target.size() && is_candidate(i)) ++i;
    if (i == solution_.size() && !asked_.target.empty()) product_.move_to(asked_.target, solution_);
}

/// All cells are fixed.
void Search::take_solution() {
    for (std::size_t i = 0; i < solution_.size(); ++i)
        solution_[i] = engine_.store().domain(VariableId(i)).value();
}

void Search::report_progress() const {
    if (asked_.question.progress == nullptr) return;
    asked_.question.progress->share_done.store(share_done(), std::memory_order_relaxed);
    asked_.question.progress->found.store(asked_.found.approximate(), std::memory_order_relaxed);
}

}  // namespace sator::engine
