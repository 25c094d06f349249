// Compares the cache of consistent assumptions with propagating each assumption again, while candidates are
// removed one by one.
#include "sator/explain/deduce/consistent_assumptions.hpp"

#include <gtest/gtest.h>

#include "sator/explain/deduce/query.hpp"
#include "tests/random/random_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct Seen {
    std::size_t known = 0, refuted = 0;
};

/// Assumes each candidate of `left`, to which the fixpoint's innermost level is restricted, and stores the
/// consistent ones.
void look_at_all(RuleFixpoint& whole, const Candidates& left, ConsistentAssumptions& assumptions,
                 Seen& seen) {
    for (std::size_t i = 0; i < whole.cells().size(); ++i) {
        for_each_value(left[whole.cells()[i]], [&](ValueId v) {
            const Candidate candidate{whole.cells()[i], v};
            const bool is_known = assumptions.is_known_consistent(whole, candidate);
            whole.push_level();
            const bool holds = whole.fix(i, v) && whole.propagate();
            EXPECT_TRUE(holds || !is_known);
            if (holds) assumptions.remember(whole, candidate);
            whole.backtrack();
            seen.known += is_known ? 1 : 0;
            seen.refuted += holds ? 0 : 1;
        });
    }
}

Seen walk(unsigned seed, ConsistentAssumptions assumptions) {
    std::mt19937 random(seed);
    RandomPuzzle puzzle(seed, 3, 3);
    for (int i = 0; i < 5; ++i) puzzle.add(seed % 2 == 0 ? "distinct" : "strict_order", false);
    EXPECT_TRUE(puzzle.make());
    const Model model = puzzle.model();
    const PuzzleContext context(puzzle.puzzle(), puzzle.rules(), model);
    Query query(context);
    RuleFixpoint& whole = query.all_rules_fixpoint();
    Candidates left = context.ranges();
    Seen seen;
    while (!whole.is_inconsistent() && whole.run(left, left)) {
        whole.push_level();
        if (whole.keep(left) && whole.propagate()) look_at_all(whole, left, assumptions, seen);
        whole.backtrack();
        std::vector<Candidate> open;
        for (const CellId cell : whole.cells()) {
            if (left.count(cell) > 1)
                for_each_value(left[cell], [&](ValueId v) { open.push_back({cell, v}); });
        }
        if (open.empty()) break;
        left.remove(open[random() % open.size()]);
    }
    return seen;
}

TEST(ConsistentAssumptions, AreStoredOnlyWhileTheyHold) {
    Seen all;
    for (unsigned seed = 0; seed < 300; ++seed) {
        const Seen seen = walk(seed, ConsistentAssumptions());
        all.known += seen.known;
        all.refuted += seen.refuted;
    }
    EXPECT_GT(all.known, 1000U);
    EXPECT_GT(all.refuted, 200U);
}

TEST(ConsistentAssumptions, AreNotStoredWithoutRoom) {
    std::size_t known = 0;
    for (unsigned seed = 0; seed < 20; ++seed) known += walk(seed, ConsistentAssumptions(1)).known;
    EXPECT_EQ(known, 0U);
}

}  // namespace
}  // namespace sator::tests
