#include "sator/engine/search/value_conflicts.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

void count_often(ValueConflicts& conflicts, Value value, int times) {
    for (int i = 0; i < times; ++i) conflicts.count(value);
}

TEST(ValueConflicts, KnowTheValueThatStandsOut) {
    ValueConflicts conflicts;
    EXPECT_FALSE(conflicts.worst());
    count_often(conflicts, 3, 3);
    EXPECT_FALSE(conflicts.worst()) << "fewer conflicts than values";
    count_often(conflicts, 3, 5);
    EXPECT_FALSE(conflicts.worst()) << "no other value to compare it with";
    count_often(conflicts, 1, 2);
    const auto worst = conflicts.worst();
    ASSERT_TRUE(worst);
    EXPECT_EQ(worst->value, 3);
    EXPECT_EQ(worst->conflicts, 8);
    count_often(conflicts, 1, 4);
    EXPECT_FALSE(conflicts.worst()) << "8 is not much more than 6";
    conflicts.reset();
    EXPECT_FALSE(conflicts.worst());
}

}  // namespace
}  // namespace sator::tests
