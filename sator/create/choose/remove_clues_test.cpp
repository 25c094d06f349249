#include "sator/create/choose/remove_clues.hpp"

#include <gtest/gtest.h>

#include "sator/create/requests/random_source.hpp"

namespace sator::create {
namespace {

/// Leaves out single groups, one after the other, by counting all solutions.
Chosen removed_one_by_one(const Plan& plan, std::span<const ClueGroup> groups) {
    Chosen chosen(plan.clues.size(), true);
    for (const ClueGroup& group : groups) {
        Chosen fewer = chosen;
        for (const std::size_t clue : group) fewer[clue] = false;
        std::vector<Given> givens;
        for (std::size_t clue = 0; clue < fewer.size(); ++clue) {
            if (fewer[clue]) givens.push_back(plan.clues[clue].givens[0]);
        }
        const auto found =
            plan.base->solver.solve({.limit = 2, .givens = std::span<const Given>(givens)}).solutions.size();
        if (found == 1) chosen = std::move(fewer);
    }
    return chosen;
}

TEST(RemoveClues, LeavesWhatSingleRemovalsLeave) {
    BasePuzzles bases({}, {});
    for (const std::string text : {"sudoku 4x4\n", "sudoku 6x6\n", "latin 5x5\n", "binary 6x6\n"}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            RandomSource random(seed);
            auto plan = plan_with_random_solution(text, bases, random);
            ASSERT_TRUE(plan);
            add_givens(*plan);
            std::vector<std::size_t> order;
            for (std::size_t clue = 0; clue < plan->clues.size(); ++clue) order.push_back(clue);
            random.shuffle(order);
            std::vector<ClueGroup> groups;
            for (std::size_t at = 0; at < order.size(); at += groups.back().size()) {
                const std::size_t end = std::min(order.size(), at + random.between(1, seed % 2 == 0 ? 1 : 3));
                groups.emplace_back(order.begin() + static_cast<std::ptrdiff_t>(at),
                                    order.begin() + static_cast<std::ptrdiff_t>(end));
            }
            UniquenessProver prover(*plan, bases);
            const Chosen all(plan->clues.size(), true);
            ASSERT_EQ(prover.left_by(all), Left::OneSolution);
            const Removal removal = remove_clues(prover, all, groups);
            EXPECT_EQ(removal.chosen, removed_one_by_one(*plan, groups)) << text << seed;
            EXPECT_FALSE(removal.limit);
        }
    }
}

}  // namespace
}  // namespace sator::create
