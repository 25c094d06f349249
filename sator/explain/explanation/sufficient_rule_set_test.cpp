#include "sator/explain/deduce/sufficient_rule_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Rules, as bits, are sufficient if they contain one of some random sets. All subsets are tried by brute
/// force.
TEST(SufficientRuleSet, FindsASetIfThereIsOne) {
    constexpr std::size_t kRules = 9;
    std::mt19937 random(3);
    for (int round = 0; round < 300; ++round) {
        std::vector<unsigned> sets(1 + random() % 3);
        for (unsigned& set : sets) set = random() % (1u << kRules) & random() % (1u << kRules);
        const auto holds_one = [&](unsigned rules) {
            return std::ranges::any_of(sets, [&](unsigned set) { return (set & ~rules) == 0; });
        };
        const auto is_sufficient = [&](std::span<const std::size_t> rules) {
            unsigned bits = 0;
            for (const std::size_t rule : rules) bits |= 1u << rule;
            return holds_one(bits);
        };
        for (std::size_t most = 1; most <= 4; ++most) {
            bool there_is_one = false;
            for (unsigned bits = 1; bits < 1u << kRules; ++bits) {
                const auto size = static_cast<std::size_t>(std::popcount(bits));
                there_is_one = there_is_one || (size <= most && holds_one(bits));
            }
            const auto found = sufficient_rule_set(kRules, most, is_sufficient);
            EXPECT_EQ(!found.empty(), there_is_one);
            EXPECT_LE(found.size(), most);
            EXPECT_TRUE(found.empty() || is_sufficient(found));
        }
    }
}

}  // namespace
}  // namespace sator::tests
