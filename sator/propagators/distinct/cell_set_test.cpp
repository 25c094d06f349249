#include "sator/propagators/distinct/cell_set.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

template <std::size_t N>
CellSet<N> random_set(std::mt19937_64& random) {
    CellSet<N> set;
    for (Word& word : set.words) word = random() & random();
    return set;
}

/// Sets of an odd number of words end with half a pair, and large ones are not unrolled.
template <std::size_t N>
void expect_operations_word_by_word() {
    std::mt19937_64 random(N);
    const auto a = random_set<N>(random), b = random_set<N>(random);
    for (std::size_t i = 0; i < N * kWordBits; ++i) {
        const bool in_a = a.contains(i), in_b = b.contains(i);
        EXPECT_EQ((a | b).contains(i), in_a || in_b);
        EXPECT_EQ((a & b).contains(i), in_a && in_b);
        EXPECT_EQ((a - b).contains(i), in_a && !in_b);
        EXPECT_EQ((~a).contains(i), !in_a);
        CellSet<N> one{};
        EXPECT_TRUE(one.is_empty());
        one.insert(i);
        EXPECT_FALSE(one.is_empty());
        EXPECT_NE(a - one, a | one);
        EXPECT_EQ(one.size(), 1U);
        std::size_t visited = N * kWordBits;
        one.for_each([&](std::size_t member) { visited = member; });
        EXPECT_EQ(visited, i);
    }
    EXPECT_EQ(a.template first<1>().words[0], a.words[0]);
    EXPECT_EQ((a - b) | (a & b), a);
}

TEST(CellSet, HasOperationsOfSets) {
    expect_operations_word_by_word<1>();
    expect_operations_word_by_word<2>();
    expect_operations_word_by_word<3>();
    expect_operations_word_by_word<6>();
    expect_operations_word_by_word<8>();
    expect_operations_word_by_word<24>();
}

}  // namespace
}  // namespace sator::tests
