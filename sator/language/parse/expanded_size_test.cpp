#include <gtest/gtest.h>

#include "sator/language/parse/parse_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(ExpandedSize, NestedRepetitionsMeetTheTransitionLimit) {
    const auto tree = parse_regex(U"x((a{1000}){100}){100}y");
    ASSERT_FALSE(tree.has_value());
    EXPECT_TRUE(tree.error().is_limit);
    EXPECT_EQ(tree.error().message,
              "transition limit: a clue's automaton has at most 4000000 transitions, and these repetitions "
              "alone have more");
    EXPECT_EQ(tree.error().begin, 1u);
    EXPECT_EQ(tree.error().end, 22u);
}

TEST(ExpandedSize, CountsUnboundedRepetitionsOnce) {
    EXPECT_TRUE(parse_regex(U"(((a*)*)*)*").has_value());
    EXPECT_TRUE(parse_regex(U"((a{1000,})*){100}").has_value());
    RegexOptions options;
    options.limits.transitions = 99;
    EXPECT_FALSE(parse_regex(U"(a{10}){10}", options).has_value());
    EXPECT_TRUE(parse_regex(U"(a{11}){9}", options).has_value());
}

}  // namespace
}  // namespace sator::tests
