#include "sator/language/write/reversed_regex.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/write/write_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns all strings of at most four letters a, b and c.
std::vector<std::u32string> short_strings() {
    constexpr std::size_t kLongest = 4;
    std::vector<std::u32string> strings{U""};
    for (std::size_t i = 0; i < strings.size(); ++i) {
        if (strings[i].size() == kLongest) continue;
        for (const char32_t c : {U'a', U'b', U'c'}) strings.push_back(strings[i] + c);
    }
    return strings;
}

TEST(ReversedRegex, MatchesTheReversedStrings) {
    constexpr std::string_view kParts[] = {"a",  "b", "[^a]", ".", "(", "(?:", ")",    ")",   "|",  "*",
                                           "+?", "?", "{2}",  "^", "$", "\\b", "[bc]", "(?=", "\\1"};
    std::mt19937 random(1);
    const std::vector<std::u32string> strings = short_strings();
    std::size_t turned = 0, refused = 0;
    for (int i = 0; i < 4'000; ++i) {
        std::string clue;
        for (std::size_t parts = 1 + random() % 7; parts > 0; --parts)
            clue += kParts[random() % std::size(kParts)];
        const auto tree = parse_regex(to_code_points(clue));
        if (!tree) continue;
        const auto reversed = reversed_regex(*tree);
        ++(reversed ? turned : refused);
        if (!reversed) continue;
        const std::u32string text = write_regex(*reversed);
        const auto read = parse_regex(text);
        ASSERT_TRUE(read) << clue << " as " << to_utf8(text);
        for (const std::u32string& string : strings) {
            const std::u32string mirrored(string.rbegin(), string.rend());
            ASSERT_EQ(matches_by_backtracking(*read, mirrored), matches_by_backtracking(*tree, string))
                << clue << " as " << to_utf8(text) << " for " << to_utf8(string);
        }
    }
    EXPECT_GT(turned, 500U);
    EXPECT_GT(refused, 20U);
}

}  // namespace
}  // namespace sator::tests
