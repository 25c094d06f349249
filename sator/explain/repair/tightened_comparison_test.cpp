#include "sator/explain/repair/tightened_comparison.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Texts = std::vector<std::string>;

TEST(TightenedComparison, MakesInequalitiesStrictThenMovesTheirSidesApart) {
    EXPECT_EQ(tightened_comparisons("a <= b"), (Texts{"a < b", "a + 1 < b", "a + 2 < b"}));
    EXPECT_EQ(tightened_comparisons("a>b"), (Texts{"a > b + 1", "a > b + 2", "a > b + 3"}));
    EXPECT_EQ(tightened_comparisons("a != \"<\""), (Texts{"a < \"<\"", "a > \"<\""}));
}

TEST(TightenedComparison, ChangesANumberThatIsOneSide) {
    EXPECT_EQ(tightened_comparisons("sum(a) < 10"), (Texts{"sum(a) < 9", "sum(a) < 8", "sum(a) < 7"}));
    EXPECT_EQ(tightened_comparisons("2 * a >= 5"), (Texts{"2 * a > 5", "2 * a > 6", "2 * a > 7"}));
    EXPECT_EQ(tightened_comparisons("a < 1"), (Texts{"a < 0", "a + 2 < 1", "a + 3 < 1"}));
}

TEST(TightenedComparison, LeavesOtherExpressionsAlone) {
    for (const char* text : {"a = b", "a < b or b < c", "if a < b then c = 1", "not a < b", "count(a, 1) < 3",
                             "prime(a)", "a < \"x", ""}) {
        EXPECT_EQ(tightened_comparisons(text), Texts{}) << text;
    }
}

}  // namespace
}  // namespace sator::tests
