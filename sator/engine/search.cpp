#include "sator/engine/search.hpp"

#include "sator/base/check.hpp"
#include "sator/engine/conflict.hpp"
#include "sator/engine/scope.hpp"

namespace sator {

namespace {

/// How many propagator calls pass between two looks at the clock.
constexpr std::uint64_t kCallsBetweenPolls = 64;

}  // namespace

Search::Search(const Model& model, const Limits& limits, Branching branching)
    : model_(model),
      limits_(limits),
      branching_(branching),
      store_(model, limits),
      weight_(model.variables().size(), 1.0) {
    for (const Model::Posted& posted : model.propagators()) {
        memo_offset_.push_back(memo_.size());
        memo_.resize(memo_.size() + posted.propagator->memo_words(posted.positions), 0);
    }
    memo_offset_.push_back(memo_.size());
    solution_.resize(model.cell_count());
    root_is_open_ = true;
}

Outcome Search::solve(std::span<const FixedCell> fixed, const Sink& sink) { return run(fixed, Mode::List, &sink); }

Outcome Search::count(std::span<const FixedCell> fixed) { return run(fixed, Mode::Count, nullptr); }

Outcome Search::run(std::span<const FixedCell> fixed, Mode mode, const Sink* sink) {
    ended_ = open(fixed);
    if (!ended_) ended_ = explore(mode, sink);
    close();
    return *ended_;
}

/// Makes the store ready for a question; answers what is known of it at once.
std::optional<Outcome> Search::open(std::span<const FixedCell> fixed) {
    close();
    stopped_.reset();
    statistics_ = {.nodes = 1};
    found_ = {};
    if (root_is_open_) {
        for (std::size_t p = 0; p < model_.propagators().size(); ++p) store_.queue().schedule_all(PropagatorId(p));
        for (std::size_t v = 0; v < store_.variable_count(); ++v) {
            root_failed_ = root_failed_ || store_.domain(VariableId(v)).is_empty();
        }
        root_failed_ = root_failed_ || !propagate();
        if (stopped_) return Stopped{*stopped_, {}};
        root_is_open_ = false;
    }
    if (root_failed_) return Unsatisfiable{conflicting_rules()};
    store_.push_level();
    base_level_ = store_.level();
    decisions_.clear();
    is_open_ = true;
    if (fix(fixed)) return std::nullopt;
    Outcome none = Unsatisfiable{conflicting_rules()};
    close();
    return none;
}

void Search::close() {
    while (is_open_ && store_.level() >= base_level_) store_.backtrack();
    is_open_ = false;
}

void Search::begin(std::span<const FixedCell> fixed) {
    ended_ = open(fixed);
}

/// Goes on from the last solution as from a dead end.
std::optional<std::span<const Value>> Search::next() {
    if (ended_ || !is_open_) return std::nullopt;
    bool is_found = false;
    const Sink take_one = [&](std::span<const Value>) { return !(is_found = true); };
    if (found_.is_zero() || retreat()) {
        const Outcome outcome = explore(Mode::List, &take_one);
        if (is_found) return solution_;
        ended_ = outcome;
    } else {
        ended_ = Solved{found_, true};
    }
    close();
    return std::nullopt;
}

Outcome Search::outcome() const {
    return ended_.value_or(Solved{found_, false});
}

/// The main loop: propagate; on a conflict go back; at a solution report it and go back; else decide.
Outcome Search::explore(Mode mode, const Sink* sink) {
    for (;;) {
        if (!propagate()) {
            if (stopped_) return Stopped{*stopped_, found_};
            if (decisions_.empty() && found_.is_zero() && statistics_.conflicts == 0) {
                return Unsatisfiable{conflicting_rules()};
            }
            weigh_conflict();
        } else if (mode == Mode::Count && store_.active_propagators() == 0) {
            found_ += open_product();
        } else if (const std::optional<VariableId> cell = choose_cell()) {
            decide(*cell);
            continue;
        } else {
            found_ += 1;
            if (sink != nullptr && !report(*sink)) return Solved{found_, false};
        }
        if (!retreat()) break;
    }
    if (stopped_) return Stopped{*stopped_, found_};
    if (found_.is_zero()) return Unsatisfiable{};
    return Solved{found_, true};
}

/// Runs waiting propagators until none waits; false on a conflict or a limit.
bool Search::propagate() {
    PropagatorId id;
    while (store_.queue().pop(id)) {
        if (++work_ % kCallsBetweenPolls == 0 && (stopped_ = poll())) return false;
        if (!run_propagator(id)) return false;
    }
    return true;
}

bool Search::run_propagator(PropagatorId id) {
    if (store_.is_entailed(id)) return true;
    const Model::Posted& posted = model_.propagators()[id.index()];
    ++statistics_.propagations;
    Scope scope(store_, model_.scope_of(id));
    Scratch scratch{{memo_.data() + memo_offset_[id.index()], memo_.data() + memo_offset_[id.index() + 1]},
                    store_.reversible(id)};
    store_.begin_call(id);
    store_.queue().set_running(id);
    const std::size_t call_start = store_.trail().size();
    const Propagation result = posted.propagator->propagate(scope, store_.queue().changed(id), scratch);
    store_.queue().set_running(Store::kDecision);
    store_.queue().forget_changes(id);
    if (result == Propagation::Entailed) store_.set_entailed(id);
    if (result != Propagation::Conflict) return true;
    failed_ = id;
    failed_call_ = call_start;
    return false;
}

bool Search::fix(std::span<const FixedCell> fixed) {
    failed_ = Store::kDecision;
    store_.begin_call(Store::kDecision);
    for (const auto& [cell, value] : fixed) {
        if (!store_.assign(cell, value)) return false;
    }
    return true;
}

/// Undoes decisions until one has another side, and takes it: its cell has not the value decided. False where none is left.
bool Search::retreat() {
    for (;;) {
        if (decisions_.empty()) return false;
        const Decision last = decisions_.back();
        decisions_.pop_back();
        store_.backtrack();
        store_.begin_call(Store::kDecision);
        if (store_.remove(last.cell, last.value)) return true;
    }
}

bool Search::report(const Sink& sink) {
    for (std::size_t i = 0; i < solution_.size(); ++i) solution_[i] = store_.domain(VariableId(i)).value();
    return sink(solution_);
}

BigCount Search::open_product() const {
    BigCount product = 1;
    for (std::size_t i = 0; i < model_.cell_count(); ++i) product *= store_.domain(VariableId(i)).size();
    return product;
}

std::optional<VariableId> Search::choose_cell() const {
    std::optional<VariableId> best;
    double best_score = 0;
    for (std::size_t i = 0; i < model_.cell_count(); ++i) {
        const Domain domain = store_.domain(VariableId(i));
        if (domain.is_fixed()) continue;
        if (branching_ == Branching::CellOrder) return VariableId(i);
        const double score = static_cast<double>(domain.size()) / weight_[i];
        if (best && score >= best_score) continue;
        best = VariableId(i);
        best_score = score;
    }
    return best;
}

void Search::decide(VariableId cell) {
    ++statistics_.nodes;
    const Value value = store_.domain(cell).min();
    store_.push_level();
    decisions_.push_back({cell, value});
    store_.begin_call(Store::kDecision);
    SATOR_CHECK(store_.assign(cell, value));
}

std::optional<Limit> Search::poll() {
    if (store_.memory_bytes() > limits_.memory_bytes) return Limit::Memory;
    return limits_.reached();
}

void Search::weigh_conflict() {
    ++statistics_.conflicts;
    if (failed_ == Store::kDecision) return;
    for (const VariableId v : model_.scope_of(failed_)) weight_[v.index()] += 1.0;
}

std::vector<RuleId> Search::conflicting_rules() const {
    if (failed_ == Store::kDecision) return {};
    return rules_in_conflict(store_, failed_, failed_call_);
}

}  // namespace sator
