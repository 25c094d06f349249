#include "sator/puzzle/spoken_values.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SpokenValues, HaveTheArticleOfTheirSound) {
    EXPECT_EQ(with_article("A"), "an A");
    EXPECT_EQ(with_article("T"), "a T");
    EXPECT_EQ(with_article("x"), "an x");
    EXPECT_EQ(with_article("8"), "an 8");
    EXPECT_EQ(with_article("tent"), "a tent");
    EXPECT_EQ(with_article("oak"), "an oak");
}

}  // namespace
}  // namespace sator::tests
