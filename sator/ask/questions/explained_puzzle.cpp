#include "sator/ask/questions/explained_puzzle.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/rules/registry/find_rule.hpp"

namespace sator::ask {

std::expected<std::shared_ptr<ExplainedPuzzle>, std::vector<Diagnostic>> ExplainedPuzzle::make(
    Work& work, std::shared_ptr<const Puzzle> puzzle, std::size_t initial) {
    std::shared_ptr<ExplainedPuzzle> made(new ExplainedPuzzle(std::move(puzzle)));
    RuleContext context = work.rule_context(*made->puzzle_, initial);
    auto prepared = PreparedPuzzle::make(Registry::standard(), context, work.limits());
    if (!prepared) return failure(prepared);
    made->prepared_.emplace(std::move(*prepared));
    if (context.watch.is_over(0)) made->limit_ = context.watch.reached();
    return made;
}

bool ExplainedPuzzle::uses_givens() const {
    return std::ranges::any_of(puzzle_->rules, [&](const RuleStatement& statement) {
        return rules::uses_givens(Registry::standard(), *puzzle_, statement);
    });
}

}  // namespace sator::ask
