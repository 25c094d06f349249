#include "sator/explain/parts/hitting_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Set = std::vector<std::size_t>;

Set members(unsigned bits) {
    Set set;
    for (; bits != 0; bits &= bits - 1) set.push_back(static_cast<std::size_t>(std::countr_zero(bits)));
    return set;
}

/// Compares with an enumeration of all subsets of the universe.
TEST(HittingSets, FindsASetIfThereIsOne) {
    constexpr std::size_t kMembers = 9;
    std::mt19937 random(4);
    for (int round = 0; round < 300; ++round) {
        std::vector<unsigned> added;
        HittingSets sets(kMembers);
        for (std::size_t count = random() % 12; count > 0; --count) {
            added.push_back(1u + static_cast<unsigned>(random() % ((1u << kMembers) - 1)));
            added.back() &= static_cast<unsigned>(random()) | 1u << random() % kMembers;
            if (added.back() == 0) added.back() = 1;
            sets.add(members(added.back()));
        }
        const auto hits_all = [&](unsigned bits) {
            return std::ranges::all_of(added, [&](unsigned set) { return (set & bits) != 0; });
        };
        for (std::size_t most = 0; most <= 4; ++most) {
            bool there_is_one = false;
            for (unsigned bits = 0; bits < 1u << kMembers; ++bits) {
                there_is_one =
                    there_is_one || (static_cast<std::size_t>(std::popcount(bits)) <= most && hits_all(bits));
            }
            const HittingSets::Answer found = sets.find(most);
            EXPECT_TRUE(found.is_known);
            ASSERT_EQ(found.members.has_value(), there_is_one);
            if (!there_is_one) continue;
            unsigned bits = 0;
            for (const std::size_t member : *found.members) bits |= 1u << member;
            EXPECT_TRUE(hits_all(bits));
            EXPECT_LE(found.members->size(), most);
        }
    }
}

/// 200 random sets of six members out of 60. To decide whether twelve members hit all of them takes too long.
TEST(HittingSets, GivesUp) {
    std::mt19937 random(2);
    HittingSets sets(60);
    for (int i = 0; i < 200; ++i) {
        std::vector<std::size_t> set(6);
        for (std::size_t& member : set) member = random() % 60;
        std::ranges::sort(set);
        set.erase(std::ranges::unique(set).begin(), set.end());
        sets.add(std::move(set));
    }
    const HittingSets::Answer found = sets.find(12);
    EXPECT_FALSE(found.is_known);
    EXPECT_FALSE(found.members.has_value());
    EXPECT_TRUE(sets.find(1).is_known) << "what is told at once, it tells all the same";
}

}  // namespace
}  // namespace sator::tests
