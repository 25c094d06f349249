#include "sator/explain/explanation/prepared_puzzle.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

std::expected<PreparedPuzzle, std::vector<Diagnostic>> PreparedPuzzle::make(
    const Registry& registry, RuleContext& context, const Limits& limits,
    std::vector<std::string> own_names) {
    context.watch = LimitWatch(limits);
    auto rules = make_rules(registry, context);
    if (!rules) return failure(rules);
    PreparedPuzzle prepared;
    prepared.registry_ = &registry;
    prepared.own_names_ = std::move(own_names);
    prepared.set_rules(context.puzzle, std::move(*rules), context.watch);
    return prepared;
}

void PreparedPuzzle::set_rules(const Puzzle& puzzle, RuleList rules, LimitWatch& watch) {
    context_.reset();
    rules_ = std::make_unique<RuleList>(std::move(rules));
    model_ = std::make_unique<Model>(build_model(puzzle, *rules_, watch));
    if (watch.is_over()) return;
    context_ = std::make_unique<PuzzleContext>(puzzle, *rules_, *model_, watch, own_names_);
}

void PreparedPuzzle::rebuild_for(std::size_t initial, RuleContext& context, const Limits& limits) {
    if (context.watch.is_over(0)) return;  // its rules are not all known
    const bool uses_givens = std::ranges::any_of(context.puzzle.rules, [&](const RuleStatement& statement) {
        return rules::uses_givens(*registry_, context.puzzle, statement);
    });
    if (!uses_givens || context.initial == initial) return;
    context.initial = initial;
    context.watch = LimitWatch(limits);
    auto rules = make_rules(*registry_, context);
    SATOR_ASSERT(rules.has_value());  // what can be wrong with a statement does not depend on the givens
    set_rules(context.puzzle, std::move(*rules), context.watch);
}

std::span<const Given> PreparedPuzzle::givens(const Puzzle& puzzle, std::size_t initial) {
    if (initial >= puzzle.initials.size()) return {};
    return puzzle.initials[initial].givens;
}

}  // namespace sator::explain
