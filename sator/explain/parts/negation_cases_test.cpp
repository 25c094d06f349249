// Compares the cases of a broken rule with all fillings of its cells, and the oracle's answers with and
// without these cases.
#include "sator/explain/parts/negation_cases.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "sator/explain/parts/part_oracle.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

class NegationCasesTest : public testing::Test {
  protected:
    const PuzzleParts& parts_of(SmallPuzzle& puzzle) {
        context_.emplace(puzzle.puzzle(), clues_, files_, RegexLimits{});
        auto made = PuzzleParts::make(Registry::standard(), *context_);
        EXPECT_TRUE(made.has_value());
        parts_.emplace(std::move(*made));
        return *parts_;
    }

    /// Checks that a filling breaks the rule exactly if it keeps at least one of the cases.
    void expect_one_way_at_least(const Rule& rule, const std::vector<std::unique_ptr<const Rule>>& ways,
                                 Value values) {
        Grid filling(rule.cells().size(), 0);
        for (;;) {
            const auto kept = std::ranges::count_if(ways, [&](const auto& w) { return w->holds(filling); });
            EXPECT_EQ(kept > 0, !rule.holds(filling));
            std::size_t i = 0;
            while (i < filling.size() && ++filling[i] == values) filling[i++] = 0;
            if (i == filling.size()) return;
        }
    }

    using Grid = std::vector<Value>;
    ClueCache clues_;
    Resources files_;
    std::optional<RuleContext> context_;
    std::optional<PuzzleParts> parts_;
};

TEST_F(NegationCasesTest, AreCompleteForSumsAndPermutations) {
    SmallPuzzle puzzle(1, 4, U"1234");
    puzzle.rule("sum", {"9"}, {{0, 1, 2}});
    puzzle.rule("distinct", {}, {{0, 1, 2, 3}});
    puzzle.rule("permutation", {"1..4"}, {{0, 1, 2, 3}});
    const PuzzleParts& parts = parts_of(puzzle);
    for (const PartId part : parts.all()) {
        const NegationCases ways = negation_cases(parts.puzzle(), parts.rule(part));
        EXPECT_TRUE(ways.are_all) << parts.describe(part);
        expect_one_way_at_least(parts.rule(part), ways.rules, 4);
    }
    // The totals nearest to 9 are 10 and 8.
    const NegationCases totals = negation_cases(parts.puzzle(), parts.rule(PartId(0)));
    EXPECT_TRUE(totals.rules[0]->holds(Grid{3, 3, 1}));
    EXPECT_TRUE(totals.rules[1]->holds(Grid{3, 1, 1}));
}

TEST_F(NegationCasesTest, AreIncompleteOrMissingForOtherRules) {
    SmallPuzzle puzzle(1, 4, U"1234");
    puzzle.rule("cage", {"6"}, {{0, 1, 2}});
    puzzle.rule("distinct", {}, {{0, 1, 2}});
    puzzle.rule("in_order", {}, {{0, 1, 2}});
    const PuzzleParts& parts = parts_of(puzzle);
    // A cage is also broken by equal numbers.
    const NegationCases cage = negation_cases(parts.puzzle(), parts.rule(PartId(0)));
    EXPECT_FALSE(cage.rules.empty() || cage.are_all);
    for (const std::size_t rule : {1, 2})
        EXPECT_TRUE(negation_cases(parts.puzzle(), parts.rule(PartId(rule))).rules.empty());
}

// A latin square whose lines add up to too much together with sums of two cells.
TEST_F(NegationCasesTest, DoNotChangeTheOraclesAnswers) {
    SmallPuzzle puzzle(4, 4, U"1234");
    puzzle.rule("distinct", {}, {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}});
    puzzle.rule("distinct", {}, {{0, 4, 8, 12}, {1, 5, 9, 13}, {2, 6, 10, 14}, {3, 7, 11, 15}});
    puzzle.rule("sum", {"5"}, {{0, 1}, {4, 5}, {8, 9}, {2, 6}, {10, 14}, {3, 7}});
    puzzle.rule("sum", {"6"}, {{12, 13}, {11, 15}});
    const PuzzleParts& parts = parts_of(puzzle);
    for (const PartId part : parts.all()) {
        PartOracle plain(parts, Limits{}), other(parts, Limits{});
        const auto rest = without(parts.all(), part);
        EXPECT_EQ(plain.ask(parts.all()), PartOracle::Answer::No);
        EXPECT_EQ(other.ask_negation_cases(rest, part, 1000), plain.ask(rest)) << parts.describe(part);
        EXPECT_EQ(other.ask_negated(rest, part, 1000), plain.ask(rest)) << parts.describe(part);
    }
}

}  // namespace
}  // namespace sator::tests
