#include "sator/explain/deduce/rule_fixpoint.hpp"

#include <algorithm>
#include <map>

#include "sator/engine/state/rules_in_conflict.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

/// The rules' part of a model: their cells first, then their auxiliary variables.
struct RuleFixpoint::Part {
    Model model;
    std::vector<CellId> cells;
    std::vector<std::uint32_t> rule_of;
};

namespace {

/// The steps of a propagator call for LimitWatch, which checks the limits once in a number of steps:
/// `kStepsPerCall`, and one more for each `kPositionsPerStep` positions of its scope.
constexpr std::size_t kStepsPerCall = 16, kPositionsPerStep = 16;

std::vector<VariableId> variables_of(const Model& model, std::span<const PropagatorId> propagators) {
    std::vector<VariableId> variables;
    for (const PropagatorId id : propagators) {
        const auto scope = model.scope_of(id);
        variables.insert(variables.end(), scope.begin(), scope.end());
    }
    std::ranges::sort(variables);
    const auto repeated = std::ranges::unique(variables);
    variables.erase(repeated.begin(), repeated.end());
    return variables;
}

}  // namespace

/// Copies the rules' variables and propagators. Variables keep their order. Returns an empty part once the
/// watch is over.
RuleFixpoint::Part RuleFixpoint::part_of(const RulePropagators& propagators, std::span<const RuleId> rules,
                                         LimitWatch* watch) {
    const auto is_over = [&](std::size_t steps) { return watch != nullptr && watch->is_over(steps); };
    Part part;
    const Model& whole = propagators.model();
    const std::vector<PropagatorId> ids = propagators.of(rules);
    const std::vector<VariableId> own = variables_of(whole, ids);
    for (const VariableId v : own) {
        if (is_over(1)) return {};
        const Domain domain = whole.initial_domain(v);
        if (whole.variables()[v.index()].is_cell) {
            part.cells.emplace_back(v.index());
            part.model.add_cell(domain.words());
        } else {
            part.model.auxiliary_like(domain);
        }
    }
    std::map<RuleId, std::uint32_t> place;
    for (std::size_t i = 0; i < rules.size(); ++i) place.emplace(rules[i], static_cast<std::uint32_t>(i));
    std::vector<VariableId> scope;
    for (const PropagatorId id : ids) {
        const Model::Posted& posted = whole.propagators()[id.index()];
        if (is_over(1 + posted.positions)) return {};
        scope.clear();
        for (const VariableId v : whole.scope_of(id))
            scope.emplace_back(std::ranges::lower_bound(own, v) - own.begin());
        part.model.post(posted.propagator, scope);
        part.rule_of.push_back(place[posted.rule]);
    }
    return part;
}

RuleFixpoint::RuleFixpoint(const RulePropagators& propagators, std::span<const RuleId> rules,
                           LimitWatch* watch)
    : RuleFixpoint(watch != nullptr && watch->is_over() ? Part{} : part_of(propagators, rules, watch), rules,
                   watch) {}

RuleFixpoint::RuleFixpoint(Part part, std::span<const RuleId> rules, LimitWatch* watch)
    : model_(std::move(part.model)),
      cells_(std::move(part.cells)),
      rule_of_(std::move(part.rule_of)),
      rules_(rules.begin(), rules.end()),
      is_active_(rules.size(), 1),
      store_(model_),
      watch_(watch),
      caller_(store_, watch) {
    index_rules();
    for (std::size_t p = 0; p < model_.propagators().size(); ++p)
        store_.queue().schedule_all(PropagatorId(p));
    is_inconsistent_ = !propagate();
}

void RuleFixpoint::index_rules() {
    propagators_of_.resize(rules_.size());
    rules_of_variable_.resize(model_.variables().size());
    for (std::size_t p = 0; p < rule_of_.size(); ++p) {
        propagators_of_[rule_of_[p]].emplace_back(p);
        for (const VariableId v : model_.scope_of(PropagatorId(p)))
            rules_of_variable_[v.index()].push_back(rule_of_[p]);
    }
    for (auto& rules : rules_of_variable_) {
        std::ranges::sort(rules);
        rules.erase(std::ranges::unique(rules).begin(), rules.end());
    }
}

std::size_t RuleFixpoint::place_of(CellId cell) const {
    const auto at = std::ranges::lower_bound(cells_, cell);
    return at != cells_.end() && *at == cell ? static_cast<std::size_t>(at - cells_.begin()) : cells_.size();
}

bool RuleFixpoint::keep(std::size_t place, std::span<const Word> values) {
    store_.begin_call(Store::kDecision);
    return store_.keep(VariableId(place), values);
}

bool RuleFixpoint::keep(const Candidates& candidates) {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        if (!keep(i, candidates[cells_[i]])) return false;
    }
    return true;
}

bool RuleFixpoint::fix(std::size_t place, ValueId value) {
    store_.begin_call(Store::kDecision);
    return store_.assign(VariableId(place), value_of(value));
}

bool RuleFixpoint::propagate() {
    calls_ = 0;
    failed_.reset();
    for (PropagatorId id; !is_over() && store_.queue().pop(id);) {
        if (is_active_[rule_of_[id.index()]] == 0) {
            store_.queue().forget_changes(id);
            continue;
        }
        failed_call_ = store_.trail().size();
        const bool holds = call(id);
        if (is_over_after(id) || holds) continue;
        failed_ = id;
        return false;
    }
    return true;
}

/// Counts the call's steps and returns true if the watch is over. Then the call's result is ignored, because
/// the call may have stopped early.
bool RuleFixpoint::is_over_after(PropagatorId id) {
    const std::size_t positions = model_.propagators()[id.index()].positions;
    return watch_ != nullptr && watch_->is_over(kStepsPerCall + positions / kPositionsPerStep);
}

bool RuleFixpoint::call(PropagatorId id) {
    if (store_.is_entailed(id)) return true;
    ++calls_;
    return caller_.call(id) != Propagation::Conflict;
}

bool RuleFixpoint::run(const Candidates& from, Candidates& to) {
    push_level();
    const bool holds = keep(from) && propagate();
    for (std::size_t i = 0; i < cells_.size() && holds; ++i)
        std::ranges::copy(values(i), to[cells_[i]].begin());
    backtrack();
    return holds;
}

bool RuleFixpoint::conflicts(const Candidates& from) {
    push_level();
    const bool holds = keep(from) && propagate();
    backtrack();
    return !holds;
}

void RuleFixpoint::set_active(std::size_t rule, bool is_active) {
    if (is_active == (is_active_[rule] != 0)) return;
    is_active_[rule] = is_active ? 1 : 0;
    for (const PropagatorId id : propagators_of_[rule]) store_.set_disabled(id, !is_active);
}

void RuleFixpoint::activate_rule(std::size_t rule) {
    set_active(rule, true);
    for (const PropagatorId id : propagators_of_[rule]) store_.queue().schedule_all(id);
}

std::vector<std::uint32_t> RuleFixpoint::rules_touched(std::size_t level) const {
    std::vector<std::uint32_t> rules;
    for (std::size_t i = store_.start_of_level(level); i < store_.trail().size(); ++i) {
        const auto& touched = rules_of_variable_[store_.trail()[i].variable.index()];
        rules.insert(rules.end(), touched.begin(), touched.end());
    }
    std::ranges::sort(rules);
    rules.erase(std::ranges::unique(rules).begin(), rules.end());
    return rules;
}

std::vector<std::size_t> RuleFixpoint::rules_used() const {
    if (!failed_) return {};
    std::vector<std::size_t> used;
    std::vector<std::uint8_t> is_looked_at(store_.variable_count(), 0);
    const auto add = [&](PropagatorId id) {
        const std::size_t rule = rule_of_[id.index()];
        if (const auto at = std::ranges::find(used, rule); at == used.end()) {
            used.push_back(rule);
        } else {
            std::rotate(at, at + 1, used.end());
        }
        for (const VariableId v : model_.scope_of(id)) is_looked_at[v.index()] = 1;
    };
    PropagatorId added = *failed_;
    add(added);
    for (std::size_t i = store_.trail().size(); i-- > store_.level_start();) {
        const Store::Change& change = store_.trail()[i];
        if (is_looked_at[change.variable.index()] == 0 || change.cause == added ||
            change.cause == Store::kDecision)
            continue;
        add(added = change.cause);
    }
    const std::size_t last = rule_of_[failed_->index()];
    std::erase(used, last);
    std::ranges::reverse(used);
    used.push_back(last);
    return used;
}

std::vector<RuleFixpoint::Placement> RuleFixpoint::placements() const {
    std::vector<Placement> placed;
    if (!failed_) return placed;
    const auto trail = store_.trail();
    for (const std::size_t i : entries_in_conflict(store_, *failed_, failed_call_, watch_)) {
        const VariableId variable = trail[i].variable;
        if (variable.index() >= cells_.size() || store_.domain_at(variable, i).is_fixed()) continue;
        // The domain after this call is the one that the variable's next trail entry saved, or its current
        // one.
        std::size_t next = i + 1;
        while (next < trail.size() && trail[next].variable != variable) ++next;
        const Domain after = store_.domain_at(variable, next);
        if (after.is_empty() || !after.is_fixed()) continue;
        placed.push_back({variable.index(), value_id(after.value()), rule_of_[trail[i].cause.index()]});
    }
    return placed;
}

}  // namespace sator::explain
