#include "sator/propagators/distinct/all_different.hpp"

#include <gtest/gtest.h>

#include "sator/base/bits.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

bool no_two_equal(std::span<const Value> values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (values[i] == values[j]) return false;
        }
    }
    return true;
}

/// Returns the set of the values first … last, with the number of words that `values` values need.
std::vector<Word> some(std::size_t first, std::size_t last, std::size_t values) {
    std::vector<Word> words(words_for(values), 0);
    for (std::size_t v = first; v <= last; ++v) set_bit(words, v);
    return words;
}

TEST(AllDifferent, RemovesFixedValues) {
    const AllDifferent different({0});
    EXPECT_EQ(walk(2, 4, different, no_two_equal, Strength::Gac), "");
    EXPECT_EQ(walk(4, 5, different, no_two_equal, Strength::Checking), "");
    const AllDifferent wide({0, 0});
    EXPECT_EQ(walk(2, 66, wide, no_two_equal, Strength::Gac, 20), "");
    EXPECT_EQ(
        walk_in({{4, {DomainKind::Bits, 60, 66}}, {0, 1, 2, 3}}, wide, no_two_equal, Strength::Checking), "");
}

TEST(AllDifferent, PlacesRequiredValues) {
    for (const std::size_t first : {0, 62}) {
        const std::size_t values = first + 4;
        const AllDifferent permutation(some(first, first + 3, values));
        const WalkSpace space{
            {4, {DomainKind::Bits, static_cast<Value>(first), static_cast<Value>(first) + 3}}, {0, 1, 2, 3}};
        EXPECT_EQ(walk_in(space, permutation, no_two_equal, Strength::Checking), "");
    }
}

/// Returns the domains, given as lists of values below `values`, after one call.
WalkDomains after(const AllDifferent& different, std::size_t values, const WalkDomains& domains) {
    const WalkSpace space = WalkSpace::of(domains.size(), values);
    WalkRun run(different, space, domains);
    return run.run() ? run.domains() : WalkDomains{};
}

TEST(AllDifferent, FindsSingles) {
    using D = WalkDomains;
    EXPECT_EQ(after(AllDifferent({0}), 5, {{2}, {2, 3}, {1, 3, 4}}), (D{{2}, {3}, {1, 4}}));
    EXPECT_EQ(after(AllDifferent({0}), 5, {{2}, {2, 3}, {2, 3}}), D{});
    EXPECT_EQ(after(AllDifferent({0b111}), 3, {{0, 1}, {0, 1}, {0, 1, 2}}), (D{{0, 1}, {0, 1}, {2}}));
    EXPECT_EQ(after(AllDifferent({0b111}), 3, {{0, 1}, {0, 1}, {0, 1}}), D{});
    const AllDifferent wide(some(63, 65, 66));
    EXPECT_EQ(after(wide, 66, {{63, 64}, {63, 64}, {63, 64, 65}}), (D{{63, 64}, {63, 64}, {65}}));
    EXPECT_EQ(after(wide, 66, {{63, 64}, {63, 64}, {63, 64}}), D{});
}

TEST(AllDifferent, ReportsEntailment) {
    const AllDifferent different({0});
    const WalkSpace space = WalkSpace::of(3, 6);
    WalkRun run(different, space, {{0, 1}, {2, 3}, {4}});
    EXPECT_TRUE(run.run());
    EXPECT_TRUE(run.is_entailed());
}

}  // namespace
}  // namespace sator::tests
