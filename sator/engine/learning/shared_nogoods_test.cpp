#include "sator/engine/learning/shared_nogoods.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kMost = 4000;

SharedNogood nogood_of(std::size_t variable) {
    return {{{.variable = VariableId(variable), .values = {1}}}, 1};
}

std::vector<std::size_t> collected(SharedNogoods& shared, std::size_t receiver) {
    std::vector<std::size_t> variables;
    for (const SharedNogood& shared_nogood : shared.collect(receiver))
        variables.push_back(shared_nogood.nogood[0].variable.index());
    return variables;
}

TEST(SharedNogoods, AreCollectedOnceByEachOtherThread) {
    SharedNogoods shared(kMost);
    shared.publish(0, nogood_of(10));
    shared.publish(1, nogood_of(11));
    EXPECT_EQ(collected(shared, 0), std::vector<std::size_t>{11});
    shared.publish(1, nogood_of(12));
    EXPECT_EQ(collected(shared, 0), std::vector<std::size_t>{12});
    EXPECT_EQ(collected(shared, 2), (std::vector<std::size_t>{10, 11, 12}));
    EXPECT_TRUE(collected(shared, 2).empty());
}

TEST(SharedNogoods, ForgetTheOldestNogoods) {
    SharedNogoods shared(kMost);
    for (std::size_t i = 0; i < 10'000; ++i) shared.publish(0, nogood_of(i));
    const auto variables = collected(shared, 1);
    EXPECT_EQ(variables.size(), kMost);
    EXPECT_EQ(variables.back(), 9'999U);
    shared.publish(0, nogood_of(5));
    EXPECT_EQ(collected(shared, 1), std::vector<std::size_t>{5});
}

}  // namespace
}  // namespace sator::tests
