#include "sator/engine/shared_nogoods.hpp"

#include <gtest/gtest.h>

namespace sator {
namespace {

ToldNogood nogood_of(std::size_t variable) {
    return {{{.variable = VariableId(variable), .values = {1}}}, 1};
}

std::vector<std::size_t> heard(SharedNogoods& shared, std::size_t listener) {
    std::vector<std::size_t> variables;
    for (const ToldNogood& told : shared.listen(listener))
        variables.push_back(told.nogood[0].variable.index());
    return variables;
}

TEST(SharedNogoods, AreHeardOnceByEachOther) {
    SharedNogoods shared;
    shared.tell(0, nogood_of(10));
    shared.tell(1, nogood_of(11));
    EXPECT_EQ(heard(shared, 0), std::vector<std::size_t>{11});
    shared.tell(1, nogood_of(12));
    EXPECT_EQ(heard(shared, 0), std::vector<std::size_t>{12});
    EXPECT_EQ(heard(shared, 2), (std::vector<std::size_t>{10, 11, 12}));
    EXPECT_TRUE(heard(shared, 2).empty());
}

TEST(SharedNogoods, ForgetTheOldestOfVeryMany) {
    SharedNogoods shared;
    for (std::size_t i = 0; i < 10'000; ++i) shared.tell(0, nogood_of(i));
    const auto variables = heard(shared, 1);
    EXPECT_LT(variables.size(), 10'000U);
    EXPECT_EQ(variables.back(), 9'999U);
    shared.tell(0, nogood_of(5));
    EXPECT_EQ(heard(shared, 1), std::vector<std::size_t>{5});
}

TEST(SharedNogoods, AreThoseOfFewLevels) {
    EXPECT_TRUE(SharedNogoods::is_worth_telling(2));
    EXPECT_FALSE(SharedNogoods::is_worth_telling(300));
}

}  // namespace
}  // namespace sator
