#include "sator/solve/clue_values.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A puzzle of one row, its only rule, and what the rule leaves.
struct OneClue {
    SmallPuzzle small;
    ClueValues found;

    OneClue(std::size_t cells, std::u32string_view symbols, const std::string& rule,
            const std::string& argument, const std::u32string& initial = {})
        : small(cells, 1, symbols) {
        small.rule_on_all(rule, {argument});
        if (!initial.empty()) small.initial(initial);
        const RuleList rules = small.rules();
        const Rule* only = rules.front().get();
        found = clue_values(small.puzzle(), std::span(&only, 1), 0, Limits{});
    }
};

TEST(ClueValues, AgreesWithAllStrings) {
    for (const std::string clue : {"/a(b|c)*/", "/[ab]c?[^a]*/", "/(.)b\\1/", "/.*/", "/(?=a).*c/", "/d/"}) {
        for (const std::u32string& initial : {std::u32string(), std::u32string(U".b.")}) {
            OneClue one(3, U"abc", "regex", clue, initial);
            const auto solutions = one.small.brute_force(0);
            ASSERT_TRUE(one.found.count.has_value());
            EXPECT_EQ(*one.found.count, BigCount(solutions.size())) << clue;
            for (std::size_t i = 0; i < 3; ++i) {
                std::set<std::string> used, left;
                for (const std::string& solution : solutions) used.insert(solution.substr(i, 1));
                for (const ValueId value : one.found.values[i])
                    left.insert(one.small.puzzle().alphabet[value].to_string());
                EXPECT_EQ(left, used) << clue << " cell " << i;
            }
        }
    }
}

TEST(ClueValues, CountsStringsThatNobodyCouldList) {
    const OneClue one(40, U"abcdefghijklmnopqrstuvwxyz", "regex", "/.*/");
    ASSERT_TRUE(one.found.count.has_value());
    EXPECT_GT(one.found.count->to_string().size(), 50u);
    EXPECT_EQ(one.found.values[39].size(), 26u);
}

TEST(ClueValues, CountsReferencesWithoutASearch) {
    const OneClue one(9, U"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "regex", "/(.)[^X].*\\1/");
    ASSERT_TRUE(one.found.count.has_value());
    EXPECT_EQ(one.found.count->to_string(),
              "200795254400");  // 26 for the first and the last, 25, and 26 to the power of 6
}

TEST(ClueValues, LeavesNothingIfNothingFits) {
    const OneClue one(3, U"abc", "regex", "/aa/");
    EXPECT_EQ(*one.found.count, BigCount(0));
    for (const auto& values : one.found.values) EXPECT_TRUE(values.empty());
}

}  // namespace
}  // namespace sator::tests
