#include "sator/create/choose/puzzle_grader.hpp"

#include <algorithm>

#include "sator/base/assert.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::create {

void PuzzleGrader::prepare(const Plan& plan, const Chosen& chosen, std::vector<RuleStatement> rules) {
    Chosen with_rules = chosen;
    for (std::size_t clue = 0; clue < chosen.size(); ++clue)
        with_rules[clue] = chosen[clue] && !plan.clues[clue].rules.empty();
    prepared_ = std::make_unique<Prepared>(
        Prepared{plan.base, std::move(rules), puzzle_of(plan, with_rules, bases_)});
    RuleContext context{prepared_->puzzle, prepared_->cache, bases_.files(), {}};
    auto made = PreparedPuzzle::make(Registry::standard(), context, bases_.limits());
    SATOR_ASSERT(made.has_value());  // the rules were read and made before
    prepared_->limit = context.watch.reached();
    prepared_->made = std::move(*made);
}

RatingResult PuzzleGrader::rate(const Plan& plan, const Chosen& chosen, Trials trials, std::uint64_t paths) {
    std::vector<RuleStatement> rules;
    std::vector<Given> givens;
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (!chosen[clue]) continue;
        std::ranges::copy(plan.clues[clue].rules, std::back_inserter(rules));
        std::ranges::copy(plan.clues[clue].givens, std::back_inserter(givens));
    }
    const bool is_kept = prepared_ && prepared_->base == plan.base && prepared_->rules == rules;
    if (!is_kept) prepare(plan, chosen, std::move(rules));
    if (prepared_->limit) return {};
    return explain::rate(prepared_->made->context(), givens, bases_.limits(), paths, 0, trials);
}

}  // namespace sator::create
