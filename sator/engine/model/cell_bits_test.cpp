#include "sator/engine/model/cell_bits.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

CellBits set_of(std::initializer_list<std::size_t> members) {
    CellBits set(words_for(200), 0);
    for (const std::size_t member : members) set_bit(set, member);
    return set;
}

TEST(CellBits, HaveCommonMembersInAllWords) {
    EXPECT_EQ(count_common(set_of({0, 63, 64, 199}), set_of({1, 63, 64, 150, 199})), 3U);
    EXPECT_EQ(count_common(set_of({0, 63}), set_of({64, 127})), 0U);
    CellBits set = set_of({0});
    add_members(set, set_of({0, 64, 199}));
    EXPECT_EQ(set, set_of({0, 64, 199}));
}

TEST(CellBits, AreConnectedInAnyOrder) {
    const CellBits a = set_of({1, 2}), b = set_of({2, 100}), c = set_of({100, 199}), apart = set_of({3});
    EXPECT_TRUE(are_connected({&a}));
    EXPECT_TRUE(are_connected({&a, &b, &c}));
    EXPECT_TRUE(are_connected({&a, &c, &b}));
    EXPECT_TRUE(are_connected({&b, &a, &c}));
    EXPECT_FALSE(are_connected({&a, &c}));
    EXPECT_FALSE(are_connected({&a, &b, &apart, &c}));
    EXPECT_FALSE(are_connected({&apart, &b, &a, &c}));
}

}  // namespace
}  // namespace sator::tests
