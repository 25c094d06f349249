#include "sator/exchange/iss/iss_codes.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

IssGrid grid_of_values(int first, int last) {
    IssGrid grid;
    grid.first = first;
    grid.last = last;
    return grid;
}

TEST(IssCodes, BitsOfACharacterBeginWithTheLowest) {
    EXPECT_EQ(iss_bits("BA"), (std::vector<bool>{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(iss_bits("_")->size(), 6U);
    EXPECT_EQ(iss_bits("=").has_value(), false);
}

TEST(IssCodes, AKeyIsATableOfPairs) {
    // 1 before 3, 2 before 1 and 3, 3 before 1.
    EXPECT_EQ(iss_pair_table("sB", grid_of_values(1, 3)), "1: 3; 2: 1 3; 3: 1");
    EXPECT_EQ(iss_pair_table("sB", grid_of_values(0, 2)), "0: 2; 1: 0 2; 2: 0");
    EXPECT_EQ(iss_pair_table("", grid_of_values(1, 3)), "") << "no pair";
    EXPECT_EQ(iss_pair_key({{0, 0, 1}, {1, 0, 1}, {1, 0, 0}}), "sB");
    EXPECT_EQ(iss_pair_key({{0, 0}, {0, 0}}), "");
    EXPECT_EQ(iss_pair_table("!", grid_of_values(1, 3)), std::nullopt);
}

TEST(IssCodes, AMachineHasTransitions) {
    // The first cell says how many even numbers are on the line.
    const auto text = iss_machine_text(
        "TgRf8iM0RVaqiIiP_ISEhIS_50dHR0f_SUlJSU_6wsLCwv_Z2dnZ2_7q6urq__hISEhI_8nJycnP_oqKioqA",
        grid_of_values(1, 9));
    ASSERT_TRUE(text);
    EXPECT_TRUE(
        text->starts_with("0 -> 2: 1 2; 0 -> 3: 3 4; 0 -> 4: 5 6; 0 -> 5: 7 8; 0 -> 6: 9; 1 -> 1: 1 3 5 7 9; "
                          "2 -> 1: 2 4 6 8; 2 -> 2: 1 3 5 7 9; "))
        << *text;
    EXPECT_TRUE(text->ends_with("; accept 1")) << *text;
    EXPECT_EQ(iss_machine_text("AAAA", grid_of_values(1, 9)), std::nullopt) << "no start state";
    EXPECT_EQ(iss_machine_text("~", grid_of_values(1, 9)), std::nullopt);
    EXPECT_EQ(iss_machine_text(
                  "TgRf8iM0RVaqiIiP_ISEhIS_50dHR0f_SUlJSU_6wsLCwv_Z2dnZ2_7q6urq__hISEhI_8nJycnP_oqKioqA",
                  grid_of_values(1, 4)),
              std::nullopt)
        << "values that the grid does not have";
}

}  // namespace
}  // namespace sator::tests
