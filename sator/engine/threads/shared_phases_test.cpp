#include "sator/engine/threads/shared_phases.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(SharedPhases, AreThoseOfTheBestCurrentRun) {
    SharedPhases shared;
    EXPECT_FALSE(shared.exchange(0, {3, {1}}).has_value());
    EXPECT_FALSE(shared.exchange(2, {5, {2}}).has_value());
    EXPECT_EQ(shared.exchange(1, {4, {3}})->values, std::vector<Value>{2});
    EXPECT_FALSE(shared.exchange(1, {5, {3}}).has_value()) << "as far is not farther";
    EXPECT_EQ(shared.exchange(2, {1, {4}})->values, std::vector<Value>{3}) << "of the last run alone";
}

}  // namespace
}  // namespace sator::tests
