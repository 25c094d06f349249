#include "sator/base/spelling_suggestion.hpp"

#include <gtest/gtest.h>

#include <array>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::array<std::string_view, 4> kCommands = {"solve", "match", "regex", "rules"};

TEST(SpellingSuggestion, FindsTheIntendedWord) {
    EXPECT_EQ(spelling_suggestion("solv", kCommands), "solve");
    EXPECT_EQ(spelling_suggestion("mathc", kCommands), "match");
    EXPECT_EQ(spelling_suggestion("regexx", kCommands), "regex");
    EXPECT_EQ(spelling_suggestion("Rules", kCommands), "rules");
}

TEST(SpellingSuggestion, SuggestsNothingForAnUnrelatedWord) {
    EXPECT_EQ(spelling_suggestion("explain", kCommands), "");
    EXPECT_EQ(spelling_suggestion("xyz", kCommands), "");
    EXPECT_EQ(spelling_suggestion("", kCommands), "");
}

TEST(SpellingSuggestion, PrefersTheFirstOfEquallyNearWords) {
    constexpr std::array<std::string_view, 2> kWords = {"cat", "cut"};
    EXPECT_EQ(spelling_suggestion("cot", kWords), "cat");
}

}  // namespace
}  // namespace sator::tests
