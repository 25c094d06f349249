#include "sator/engine/state/propagation_engine.hpp"

#include <utility>

#include "sator/base/assert.hpp"
#include "sator/engine/state/rules_in_conflict.hpp"

namespace sator::engine {

namespace {

/// Steps between two checks of the limits. A propagator call and a fixpoint are one step each.
constexpr std::uint64_t kStepsBetweenPolls = 64;
/// A call counts one more step for each of this number of positions.
constexpr std::uint64_t kPositionsOfAStep = 256;
/// A call counts one more step for each of this number of bytes of domains that it saves on the trail.
constexpr std::uint64_t kSavedBytesOfAStep = 8192;

/// Estimates the memory that a search over the model needs before it begins: domains, watches, what
/// propagators keep between calls, and the weights of branching.
std::size_t bytes_to_begin(const Model& model) {
    constexpr std::size_t kBytesOfAVariable = 64, kBytesOfAPropagator = 64, kBytesOfAPosition = 16;
    std::size_t bytes =
        model.variables().size() * kBytesOfAVariable + model.initial_words().size() * sizeof(Word);
    for (const Model::Posted& posted : model.propagators()) {
        const Propagator& propagator = *posted.propagator;
        bytes += kBytesOfAPropagator + posted.positions * kBytesOfAPosition +
                 sizeof(Word) * (propagator.memo_words(posted.positions) +
                                 propagator.reversible_words(posted.positions));
    }
    return bytes;
}

/// The model of the store if there is no room for the real one.
const Model& no_model() {
    static const Model none;
    return none;
}

}  // namespace

PropagationEngine::PropagationEngine(const Model& model, const Limits& limits)
    : model_(model),
      limits_(limits),
      watch_(limits),
      has_room_(watch_.has_room(bytes_to_begin(model))),
      store_(has_room_ ? model : no_model()),
      caller_(store_, &watch_),
      resting_(0) {}

bool PropagationEngine::begin(RedundantPropagators redundant, const std::atomic<bool>* stop_flag) {
    stopped_.reset();
    stop_flag_ = stop_flag;
    redundant_ = redundant;
    watch_ = LimitWatch(limits_);
    statistics_ = {.nodes = 1};
    if (std::exchange(may_rest_, false)) resting_.wake_all(store_);
    const bool is_from_the_start = redundant == RedundantPropagators::FromTheStart;
    const auto before =
        std::exchange(enabled_redundant_cost_, is_from_the_start ? std::optional(Cost::Heavy) : std::nullopt);
    if (!has_room_) {
        stopped_ = Limit::Memory;
        return false;
    }
    if (enabled_redundant_cost_ < before) store_.disable_redundant();
    if (enabled_redundant_cost_ > before) store_.enable_redundant(Cost::Heavy);
    if (root_failed_) return false;
    root_failed_ = !(is_root_pending_ ? propagate_root() : propagate()) && !stopped_;
    is_root_pending_ = stopped_.has_value();
    return !root_failed_ && !stopped_;
}

bool PropagationEngine::propagate_root() {
    for (std::size_t p = 0; p < model_.propagators().size(); ++p) {
        if (!store_.is_entailed(PropagatorId(p))) store_.queue().schedule_all(PropagatorId(p));
    }
    for (std::size_t v = 0; v < store_.variable_count(); ++v) {
        if (store_.domain(VariableId(v)).is_empty()) return false;
    }
    return propagate();
}

bool PropagationEngine::count_step() {
    return count_step_over(0);
}

bool PropagationEngine::count_step_over(std::size_t cells) {
    work_ += 1 + cells / kPositionsOfAStep;
    if (work_ >= kStepsBetweenPolls) {
        work_ = 0;
        stopped_ = poll();
    }
    return !stopped_;
}

bool PropagationEngine::propagate() {
    PropagatorId id;
    do {
        if (!count_step()) return false;
        if (nogoods_ != nullptr && !propagate_nogoods()) return false;
        if (!store_.queue().pop(id)) return true;
    } while (run(id));
    return false;
}

bool PropagationEngine::propagate_nogoods() {
    if (nogoods_->propagate(store_)) return true;
    failed_ = nogoods_->failed();
    failed_call_ = store_.trail().size();
    return false;
}

bool PropagationEngine::run(PropagatorId id) {
    if (store_.is_entailed(id)) return true;
    ++statistics_.propagations;
    work_ += model_.propagators()[id.index()].positions / kPositionsOfAStep;
    const std::size_t call_start = store_.trail().size(), saved = store_.saved_bytes();
    const Propagation result = caller_.call(id);
    if (may_rest_ && model_.propagators()[id.index()].is_redundant) {
        const bool has_pruned = result == Propagation::Conflict || store_.trail().size() > call_start;
        resting_.count(store_, id, has_pruned, statistics_.conflicts);
    }
    work_ += (store_.saved_bytes() - saved) / kSavedBytesOfAStep;
    if (watch_.is_over(0)) {
        stopped_ = watch_.reached();
        return false;
    }
    if (result != Propagation::Conflict) return true;
    failed_ = id;
    failed_call_ = call_start;
    return false;
}

bool PropagationEngine::enable_redundant(Cost most) {
    if (enabled_redundant_cost_ >= most) return false;
    store_.enable_redundant(most);
    enabled_redundant_cost_ = most;
    return true;
}

void PropagationEngine::let_rest(std::uint64_t calls_per_pruning) {
    resting_ = RestingPropagators(calls_per_pruning);
    resting_.begin(model_);
    may_rest_ = true;
}

bool PropagationEngine::fix(std::span<const FixedCell> fixed) {
    failed_ = Store::kDecision;
    store_.begin_call(Store::kDecision);
    for (const auto& [cell, value] : fixed) {
        if (!store_.assign(cell, value)) return false;
    }
    return true;
}

void PropagationEngine::decide(VariableId cell, Value value) {
    ++statistics_.nodes;
    if (may_rest_ && resting_.is_due(statistics_.conflicts)) resting_.wake(store_, statistics_.conflicts);
    store_.push_level();
    store_.begin_call(Store::kDecision);
    SATOR_ASSERT(store_.assign(cell, value));
}

void PropagationEngine::backtrack_to(std::size_t level) {
    while (store_.level() > level) store_.backtrack();
    if (nogoods_ != nullptr) nogoods_->shrink_trail(store_.trail().size());
}

void PropagationEngine::schedule_redundant_again() {
    if (redundant_ == RedundantPropagators::WhenHard && enabled_redundant_cost_) store_.schedule_redundant();
}

bool PropagationEngine::refute(VariableId cell, Value value) {
    backtrack_to(store_.level() - 1);
    store_.begin_call(Store::kDecision);
    return store_.remove(cell, value);
}

std::optional<Limit> PropagationEngine::poll() const {
    if (stop_flag_ != nullptr && stop_flag_->load(std::memory_order_relaxed)) return Limit::Interrupt;
    if (statistics_.nodes >= limits_.nodes) return Limit::Nodes;
    if (limits_.memory_used != nullptr) return limits_.reached();
    return limits_.reached(store_.memory_bytes() + (nogoods_ == nullptr ? 0 : nogoods_->memory_bytes()) +
                           caller_bytes_);
}

std::vector<RuleId> PropagationEngine::conflicting_rules() {
    if (failed_ == Store::kDecision) return {};
    auto rules = rules_in_conflict(store_, failed_, failed_call_, &watch_);
    if (watch_.is_over(0)) rules.clear();
    return rules;
}

}  // namespace sator::engine
