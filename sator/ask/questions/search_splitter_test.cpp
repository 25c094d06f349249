// The tree of a divided search is complete, its parts are disjoint, and together they have all solutions.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sator/ask/asker.hpp"
#include "sator/ask/plans/plan_check.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/render/text/value_words.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct DividedSearch {
    ask::SplitAnswer split;
    ask::Plan plan;
    PuzzleSolver solver;
};

DividedSearch divided(const std::string& text, const ask::Split& question) {
    const ask::Reply reply = ask::ask(ask::Source::of(text), question);
    ask::SplitAnswer split = *reply.first<ask::SplitAnswer>();
    const Puzzle& puzzle = *split.asked.puzzle;
    ask::Plan plan;
    for (const auto& node : split.tree.nodes) {
        plan.nodes.push_back(
            {ask::planned_values(puzzle, node.values), cell_name(puzzle.grid, node.cell), {}});
        for (const ValueId value : node.refuted)
            plan.nodes.back().refuted.push_back(ValueWords{}.of(puzzle, value));
    }
    for (const auto& part : split.tree.parts)
        plan.parts.push_back({.share = part.share, .values = ask::planned_values(puzzle, part.values)});
    auto solver = PuzzleSolver::build(with_orders(puzzle, split.orders.orders));
    return {std::move(split), std::move(plan), std::move(*solver)};
}

BigCount sum_of_parts(DividedSearch& search) {
    BigCount sum;
    for (const auto& part : search.split.tree.parts) {
        const Outcome outcome = search.solver.count({.givens = part.values});
        if (const auto* const solved = std::get_if<Solved>(&outcome)) sum += solved->count;
    }
    return sum *= search.split.orders.factor;
}

void expect_whole(const std::string& text, std::size_t factor) {
    const ask::Reply whole = ask::ask(ask::Source::of(text), ask::Count{});
    for (const std::uint64_t wanted : {1, 2, 7, 40}) {
        for (const bool is_even : {false, true}) {
            DividedSearch search = divided(text, {.limit = wanted, .is_even = is_even, .by_orbits = true});
            EXPECT_EQ(search.split.orders.factor, factor) << text;
            EXPECT_GE(search.plan.parts.size(), wanted) << text;
            const auto checked = ask::check_tree(search.plan, search.solver, {}, {});
            EXPECT_TRUE(checked.has_value()) << text << (checked ? "" : to_text(checked.error()));
            EXPECT_EQ(sum_of_parts(search), whole.first<ask::SolveAnswer>()->found.count) << text << wanted;
        }
    }
}

TEST(SearchSplitter, PartsHaveAllSolutions) {
    expect_whole("magic_square 4x4\n", 32);
    expect_whole("latin 4x4\n", 1);
    expect_whole("sudoku 4x4\n", 1);
    expect_whole("grid 3x3\nrange A..D blank\nrule distinct at rows columns\n", 1);
}

TEST(SearchSplitter, TheCheckFindsEachGap) {
    const DividedSearch right = divided("latin 4x4\n", {.limit = 12, .is_even = true});
    const auto message = [&](const ask::Plan& plan) {
        const auto checked = ask::check_tree(plan, right.solver, {}, {});
        return checked ? std::string() : checked.error().message;
    };
    ASSERT_EQ(message(right.plan), "");
    for (std::size_t i = 0; i < right.plan.parts.size(); ++i) {
        ask::Plan lacking = right.plan;
        lacking.parts.erase(lacking.parts.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_TRUE(message(lacking).starts_with("a part is missing at R")) << message(lacking);
    }
    ask::Plan twice = right.plan;
    twice.parts.push_back(twice.parts.front());
    EXPECT_TRUE(message(twice).starts_with("two parts are the same")) << message(twice);
    ask::Plan further = right.plan;
    further.parts.push_back({.values = {{"R4C4", "1"}}});
    EXPECT_EQ(message(further), "a part or node is outside the tree");
    ask::Plan refuted = right.plan;
    refuted.nodes[0].refuted.push_back("1");
    std::erase_if(refuted.parts, [](const ask::PlanPart& part) { return part.values[0].value == "1"; });
    std::erase_if(refuted.nodes, [](const ask::PlanNode& node) {
        return !node.values.empty() && node.values[0].value == "1";
    });
    EXPECT_TRUE(message(refuted).starts_with("propagation does not refute R")) << message(refuted);
}

TEST(SearchSplitter, SharesAddUpAndTheLongestIsDivided) {
    const DividedSearch search = divided("magic_square 4x4\n", {.limit = 30, .is_even = true});
    double sum = 0, longest = 0;
    for (const auto& part : search.plan.parts) sum += part.share, longest = std::max(longest, part.share);
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_LT(longest, 0.2);
}

}  // namespace
}  // namespace sator::tests
