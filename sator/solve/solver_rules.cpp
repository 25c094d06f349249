#include "sator/solve/solver_rules.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::solve {

std::expected<SolverRules, std::vector<Diagnostic>> SolverRules::make(std::shared_ptr<const Puzzle> puzzle,
                                                                      const Registry& registry,
                                                                      RuleContext& context,
                                                                      const Limits& limits) {
    context.watch = LimitWatch(limits);
    auto rules = make_rules(registry, context);
    if (!rules) return failure(rules);
    SolverRules made;
    made.puzzle_ = std::move(puzzle);
    made.initial_ = context.initial;
    const auto uses_givens = [&](const RuleStatement& statement) {
        return rules::uses_givens(registry, *made.puzzle_, statement);
    };
    if (made.puzzle_->initials.size() > 1 && std::ranges::any_of(made.puzzle_->rules, uses_givens))
        made.remaking_ = std::make_unique<Remaking>(Remaking{registry, context});
    made.set(std::move(*rules), context.watch);
    return made;
}

void SolverRules::set(RuleList rules, LimitWatch& watch) {
    rules_ = std::move(rules);
    model_.emplace(build_model(*puzzle_, rules_, watch), watch);
    reached_ = watch.is_over() ? watch.reached() : std::nullopt;
    if (!reached_) return;
    rules_.clear();
    model_.emplace(Model(), watch);
}

void SolverRules::remake(std::size_t initial, const Limits& limits) {
    RuleContext& context = remaking_->context;
    context.initial = initial_ = initial;
    context.watch = LimitWatch(limits);
    auto rules = make_rules(remaking_->registry, context);
    SATOR_ASSERT(rules.has_value());  // what can be wrong with a statement does not depend on the givens
    set(std::move(*rules), context.watch);
}

std::vector<FixedCell> SolverRules::givens(std::size_t initial) const {
    if (initial >= puzzle_->initials.size()) return {};
    return fixed_cells(puzzle_->initials[initial].givens);
}

bool SolverRules::is_grid(std::span<const Value> values) const {
    const auto is_value = [&](Value v) {
        return v >= 0 && static_cast<std::size_t>(v) < puzzle_->alphabet.size();
    };
    return values.size() == puzzle_->grid.position_count() && std::ranges::all_of(values, is_value);
}

const Rule* SolverRules::violated_rule(std::span<const Value> values) const {
    std::vector<Value> own;
    for (const auto& rule : rules_) {
        const std::span<const CellId> cells = rule->cells();
        own.resize(cells.size());
        for (std::size_t i = 0; i < cells.size(); ++i) own[i] = values[cells[i].index()];
        if (!rule->holds(own)) return rule.get();
    }
    return nullptr;
}

}  // namespace sator::solve
