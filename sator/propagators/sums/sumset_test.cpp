#include "sator/propagators/sums/sumset.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Word plain_sums(Word a, Word b) {
    Word sums = 0;
    for (std::size_t i = 0; i < kWordBits; ++i) {
        for (std::size_t j = 0; i + j < kWordBits; ++j) sums |= (a >> i & b >> j & 1) << (i + j);
    }
    return sums;
}

Word plain_differences(Word a, Word b) {
    Word differences = 0;
    for (std::size_t i = 0; i < kWordBits; ++i) {
        for (std::size_t j = 0; j <= i; ++j) differences |= (a >> i & b >> j & 1) << (i - j);
    }
    return differences;
}

TEST(Sumset, HasTheSumsOfAllPairs) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 2000; ++round) {
        // Makes sparse sets, dense sets and runs.
        const auto some = [&] {
            const Word set = round % 3 == 0   ? random() & random() & random()
                             : round % 3 == 1 ? random() | random()
                                              : (random() >> random() % 64);
            return round % 5 == 0 ? ~Word{0} >> random() % 64 << random() % 64 | 1 : set | 1;
        };
        const Word a = some() << random() % 40, b = some() << random() % 10;
        EXPECT_EQ(sumset(a, b), plain_sums(a, b)) << a << " " << b;
        EXPECT_EQ(difference_set(a, b), plain_differences(a, b)) << a << " " << b;
    }
}

TEST(Sumset, HandlesRuns) {
    EXPECT_TRUE(is_run(0b1));
    EXPECT_TRUE(is_run(0b1110));
    EXPECT_TRUE(is_run(~Word{0}));
    EXPECT_FALSE(is_run(0b101));
    EXPECT_EQ(run_length(0b1110), 3);
    EXPECT_EQ(run_length(~Word{0}), 64);
}

}  // namespace
}  // namespace sator::tests
