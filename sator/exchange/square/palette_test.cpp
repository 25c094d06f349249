#include "sator/exchange/square/palette.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Palette, NamesTheNearestColour) {
    for (const std::string word : {"red", "green", "blue", "yellow"})
        EXPECT_EQ(nearest_colour(code_of_colour(word)), word);
    EXPECT_EQ(nearest_colour("#fe0101"), nearest_colour("#FF0000"));
    EXPECT_EQ(nearest_colour("#67F067FF"), nearest_colour("#67f067"));
}

TEST(Palette, TakesTheUsualColourForOthers) {
    for (const std::string code : {"#000000", "#FFFFFF", "#67F06700", "", "transparent", "#12"})
        EXPECT_EQ(nearest_colour(code), "") << code;
    EXPECT_EQ(code_of_colour("no such colour"), "#CFCFCF");
}

}  // namespace
}  // namespace sator::tests
