#include "sator/engine/search/restart_policy.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(RestartPolicy, GrowsFasterWhenRunsAreLong) {
    const SearchOptions options{
        .restart_first = 10, .restart_growth = 2, .restart_long = 20, .restart_growth_long = 10};
    RestartPolicy restarts(options);
    restarts.begin(0);
    EXPECT_FALSE(restarts.is_due(9));
    EXPECT_TRUE(restarts.is_due(10));
    restarts.restart(10, false);
    EXPECT_EQ(restarts.interval(), 20);
    EXPECT_FALSE(restarts.is_due(29));
    EXPECT_TRUE(restarts.is_due(30));
    restarts.restart(30, false);
    EXPECT_EQ(restarts.interval(), 200);
}

TEST(RestartPolicy, GrowsAtItsOwnRateWhileTheSearchLearns) {
    const SearchOptions options{.restart_first = 100, .restart_growth_learning = 1.5};
    RestartPolicy restarts(options);
    restarts.begin(0);
    restarts.restart(100, true);
    EXPECT_EQ(restarts.interval(), 150);
}

TEST(RestartPolicy, BeginsWithALongerRunInAPart) {
    const SearchOptions options;
    RestartPolicy restarts(options);
    restarts.begin(5000);
    EXPECT_FALSE(restarts.is_due(4999));
    restarts.begin(0);
    EXPECT_TRUE(restarts.is_due(options.restart_first));
}

}  // namespace
}  // namespace sator::tests
