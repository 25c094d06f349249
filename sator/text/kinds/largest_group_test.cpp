#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the number that LARGEST is for a drawing: the size of the alphabet of `range 1..{LARGEST}`.
std::size_t largest_of(const std::string& signs, const std::string& drawing) {
    const std::string text = "define kind mine\n  names own\n  drawing " + signs +
                             "\n  range 1..{LARGEST}\nend\n\nmine\n" + drawing;
    Resources none;
    const auto puzzle = read_sator({"test", std::make_shared<const std::string>(text)}, none, {});
    EXPECT_TRUE(puzzle) << to_text(puzzle.error().front());
    return puzzle ? puzzle->alphabet.size() : 0;
}

TEST(LargestGroup, IsTheGreatestKnownNumberOrTheLargestOpenArea) {
    EXPECT_EQ(largest_of(". ? cell", "| . .\n| . .\n"), 4);
    EXPECT_EQ(largest_of(". ? cell", "| . 3 .\n| 1 3 ?\n| . 3 2\n"), 3);
    EXPECT_EQ(largest_of(". ? cell", "| . 2 .\n| . 2 .\n| . ? .\n"), 7);
    EXPECT_EQ(largest_of(". ? cell", "| 1\n"), 1);
}

TEST(LargestGroup, IsTheSizeOfTheLargestRegionIfThereAreRegions) {
    EXPECT_EQ(largest_of("a letter for each region, then . cell · 0..9 number", "| a a a\n| b a b3\n"), 4);
}

}  // namespace
}  // namespace sator::tests
