#include "sator/engine/search/decision_stack.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(DecisionStack, SharesAddUpToTheWhole) {
    DecisionStack stack;
    stack.begin({});
    stack.push(VariableId(0), 1, 4);  // a quarter
    stack.push(VariableId(1), 2, 2);  // an eighth
    stack.finish_here();
    EXPECT_DOUBLE_EQ(stack.share_done(), 1.0 / 8);
    stack.step_to_other_side(stack.pop());
    ASSERT_EQ(stack.path().size(), 2U);
    EXPECT_FALSE(stack.path()[1].is_equal);
    stack.finish_here();
    EXPECT_DOUBLE_EQ(stack.share_done(), 1.0 / 4);
    stack.step_to_other_side(stack.pop());
    stack.finish_here();
    EXPECT_DOUBLE_EQ(stack.share_done(), 1);
    EXPECT_TRUE(stack.is_empty());
}

TEST(DecisionStack, BackjumpsGiveSharesBack) {
    DecisionStack stack;
    stack.begin({});
    for (std::size_t i = 0; i < 3; ++i) stack.push(VariableId(i), 0, 2);
    stack.backjump(1);
    EXPECT_EQ(stack.size(), 1U);
    EXPECT_EQ(stack.path().size(), 1U);
    stack.finish_here();
    EXPECT_DOUBLE_EQ(stack.share_done(), 1.0 / 2);
    stack.begin_again();
    EXPECT_DOUBLE_EQ(stack.share_done(), 0);
}

TEST(DecisionStack, SplitsTheOldestDecisionFirst) {
    DecisionStack stack;
    stack.begin({});
    stack.push(VariableId(7), 3, 4);
    stack.push(VariableId(8), 0, 2);
    const auto first = stack.split();
    ASSERT_TRUE(first);
    ASSERT_EQ(first->steps.size(), 1U);
    EXPECT_EQ(first->steps[0].cell, VariableId(7));
    EXPECT_FALSE(first->steps[0].is_equal);
    EXPECT_DOUBLE_EQ(first->share, 3.0 / 4);
    EXPECT_EQ(stack.fixed(), 1U);
    const auto second = stack.split();
    ASSERT_TRUE(second);
    EXPECT_EQ(second->steps.size(), 2U);
    EXPECT_DOUBLE_EQ(second->share, 1.0 / 8);
    EXPECT_FALSE(stack.split());
    stack.finish_here();
    EXPECT_TRUE(stack.pop().is_split_off);
    EXPECT_EQ(stack.fixed(), 1U);
    EXPECT_TRUE(stack.pop().is_split_off);
    EXPECT_EQ(stack.fixed(), 0U);
    EXPECT_DOUBLE_EQ(stack.share_done() + first->share + second->share, 1);
}

}  // namespace
}  // namespace sator::tests
