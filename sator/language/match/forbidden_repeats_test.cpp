#include "sator/language/match/forbidden_repeats.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::uint64_t kAny = kUnbounded;

std::vector<ForbiddenRepeat> repeats_of(const std::string& clue, const RegexFlags& flags = {}) {
    RegexOptions options;
    options.flags = flags;
    const auto tree = parse_regex(to_code_points(clue), options);
    EXPECT_TRUE(tree.has_value()) << clue;
    const AlphabetCharacters characters{Alphabet::of_characters(CodePointSet{{U'A', U'F'}})};
    return extract_forbidden_repeats(*tree, characters).repeats;
}

TEST(ForbiddenRepeats, AreFoundWithTheirPositions) {
    using Range = LengthRange;
    const auto places = [](const std::string& clue) {
        const auto repeats = repeats_of(clue);
        return repeats.size() == 1 ? std::pair(repeats[0].before, repeats[0].between)
                                   : std::pair(Range{9, 9}, Range{9, 9});
    };
    EXPECT_EQ(places(R"((?!.*(.).*\1).*)"), std::pair(Range(0, kAny), Range(0, kAny)));
    EXPECT_EQ(places(R"((?!.*(.).*\1))"), std::pair(Range(0, kAny), Range(0, kAny)));
    EXPECT_EQ(places(R"((?!.*(.)\1)[A-C]+)"), std::pair(Range(0, kAny), Range(0, 0)));
    EXPECT_EQ(places(R"(^AB(?!.(\w).{2,3}\1.*)C*)"), std::pair(Range(3, 3), Range(2, 3)));
    EXPECT_EQ(places(R"((?!.?([AB])..*\1))"), std::pair(Range(0, 1), Range(1, std::uint64_t{kAny} + 1)));
    EXPECT_TRUE(repeats_of(R"((?!.?([AB])\1))")[0].characters.contains(U'B'));
    EXPECT_FALSE(repeats_of(R"((?!.?([AB])\1))")[0].characters.contains(U'C'));
    EXPECT_EQ(repeats_of(R"((?!.*(.)\1)(?!(.).*\2).*)").size(), 2U);
}

TEST(ForbiddenRepeats, AreNotFoundInStrongerOrWeakerClues) {
    for (const char* clue :
         {R"((?=.*(.).*\1).*)", R"((?<!.*(.).*\1))", R"(A*(?!.*(.)\1).*)", R"((?!.*(.).*\1A).*)",
          R"((?!.*(..).*\1).*)", R"((?!A*(.).*\1).*)", R"((?!.*(.)B*\1).*)", R"((?!.*(.).*\1$).*)",
          R"((?!.*(.)(.)\1).*)", R"((?:(?!.*(.).*\1).*|AA))", R"((?!.*(.).*\1).*\1)", R"((?!.*(.).*|\1).*)"})
        EXPECT_TRUE(repeats_of(clue).empty()) << clue;
    EXPECT_TRUE(repeats_of(R"((?!.*(.).*\1).*)", {.ignore_case = true}).empty());
}

}  // namespace
}  // namespace sator::tests
