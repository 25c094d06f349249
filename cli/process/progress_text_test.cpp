#include "cli/process/progress_text.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Seconds = std::chrono::duration<double>;

TEST(ProgressText, ReportsProgress) {
    EXPECT_EQ(progress_text("Beatles", Seconds(12), 3041, 0.41),
              "Beatles: 12 s, 3041 found, 253 a second, 41 % done, 17 s left");
    EXPECT_EQ(progress_text("sudoku", Seconds(10), 250, 0.25, "made"),
              "sudoku: 10 s, 250 made, 25 a second, 25 % done, 30 s left");
    EXPECT_EQ(progress_text("Beatles", Seconds(3), 0, 0), "Beatles: 3 s");
    EXPECT_EQ(progress_text("Beatles", Seconds(60), 0, 0.002), "Beatles: 60 s, 0.2 % done, 8 h left");
}

TEST(ProgressText, RoundsDurationsAndShares) {
    EXPECT_EQ(duration_text(Seconds(0.4)), "0 s");
    EXPECT_EQ(duration_text(Seconds(300)), "5 min");
    EXPECT_EQ(duration_text(Seconds(3.0 * 86400)), "3 days");
    EXPECT_EQ(duration_text(Seconds(1e9)), "32 years");
    EXPECT_EQ(duration_text(Seconds(1e30)), "many years");
    EXPECT_EQ(share_text(1e-9), "less than a millionth");
    EXPECT_EQ(share_text(0.00005), "0.005 %");
    EXPECT_EQ(share_text(1), "100 %");
}

TEST(ProgressText, EstimatesNoRemainingTimeAtFirst) {
    EXPECT_EQ(time_left(Seconds(5), 0), std::nullopt);
    EXPECT_EQ(time_left(Seconds(5), 0.5), Seconds(5));
}

}  // namespace
}  // namespace sator::tests
