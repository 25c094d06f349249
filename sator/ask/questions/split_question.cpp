// Split: the tree of parts of each puzzle (search_splitter.cpp). If the puzzle has symmetries, it may be that of one solution of each
// orbit: the orders that such a solution keeps are added before the search is divided, because a part has hardly any symmetry left.
#include <memory>
#include <optional>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/no_verdict.hpp"
#include "sator/ask/questions/player_grid.hpp"
#include "sator/ask/questions/search_splitter.hpp"
#include "sator/base/assert.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::ask {

namespace {

/// The number of parts if the question states none.
constexpr std::uint64_t kUsualParts = 16;

ExitCode split_search(Work& work, const Split& question, const PuzzleSolver& solver,
                      std::span<const FixedCell> fixed, SplitAnswer answer) {
    const auto next = question.is_even ? SearchSplitter::Next::Longest : SearchSplitter::Next::Oldest;
    SearchSplitter splitter(solver, fixed, work.limits(), next, work.source().seed.value_or(0));
    answer.tree = splitter.tree(question.limit.value_or(kUsualParts));
    if (const auto limit = splitter.stopped())
        return work.stop(answer.asked.name, *limit, Unanswered::Before::Begun);
    return work.answer(std::move(answer));
}

ExitCode split_grid(Work& work, const Split& question, const PuzzleSolver& solver, const Asked& asked) {
    if (const auto code = answer_no_verdict(work, asked)) return *code;
    const auto values = values_by_cell(work, question.grid, *asked.puzzle);
    if (!values) return work.refuse(asked.name, {values.error()});
    const auto fixed = fixed_cells(with_givens(*values, *asked.puzzle, asked.initial));
    SplitAnswer answer{.asked = asked};
    if (question.by_orbits) answer.orders = symmetry_orders(solver.model(), fixed, work.limits());
    if (answer.orders.orders.empty()) return split_search(work, question, solver, fixed, std::move(answer));
    const auto ordered = std::make_shared<const Puzzle>(with_orders(*asked.puzzle, answer.orders.orders));
    RuleContext context = work.rule_context(*ordered, asked.initial);
    const auto of_orbits = PuzzleSolver::build(ordered, Registry::standard(), context, work.limits());
    SATOR_ASSERT(of_orbits.has_value());
    return split_search(work, question, *of_orbits, fixed, std::move(answer));
}

}  // namespace

void answer_question(Work& work, const Split& question) {
    for_each_solver(
        work, [&](const Asked& asked, PuzzleSolver& solver, const AskedPuzzle&, std::chrono::nanoseconds) {
            if (const auto limit = solver.build_limit())
                return work.stop(asked.name, *limit, Unanswered::Before::Made);
            return split_grid(work, question, solver, asked);
        });
}

}  // namespace sator::ask
