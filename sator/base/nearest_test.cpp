#include "sator/base/nearest.hpp"

#include <gtest/gtest.h>

#include <array>

namespace sator {
namespace {

constexpr std::array<std::string_view, 4> kCommands = {"solve", "match", "regex", "rules"};

TEST(Nearest, FindsTheWordThatWasMeant) {
    EXPECT_EQ(nearest("solv", kCommands), "solve");
    EXPECT_EQ(nearest("mathc", kCommands), "match");
    EXPECT_EQ(nearest("regexx", kCommands), "regex");
    EXPECT_EQ(nearest("Rules", kCommands), "rules");
}

TEST(Nearest, GivesNothingForAnotherWord) {
    EXPECT_EQ(nearest("explain", kCommands), "");
    EXPECT_EQ(nearest("xyz", kCommands), "");
    EXPECT_EQ(nearest("", kCommands), "");
}

TEST(Nearest, PrefersTheFirstOfEquallyNearWords) {
    constexpr std::array<std::string_view, 2> kWords = {"cat", "cut"};
    EXPECT_EQ(nearest("cot", kWords), "cat");
}

}  // namespace
}  // namespace sator
