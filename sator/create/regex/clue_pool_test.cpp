#include "sator/create/regex/clue_pool.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/create/regex/theme_words.hpp"

namespace sator::create {
namespace {

constexpr std::u32string_view kLetters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

class CluePoolOf : public testing::TestWithParam<std::u32string> {
  protected:
    ClueMaterial material_{std::u32string(kLetters), theme_words(),
                           std::vector<std::u32string>{GetParam(), U"QUESTION"}};
    Alphabet alphabet_ = Alphabet::of_characters({{U'A', U'Z'}});
    RandomSource random_{7};
};

TEST_P(CluePoolOf, HasCluesThatAreTrueAndDiffer) {
    CluePool pool(GetParam(), {material_, alphabet_});
    pool.grow(60, random_);
    EXPECT_GE(pool.size(), 50U);
    std::set<std::string> texts;
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const auto parsed = parse_regex(to_code_points(pool[i].text));
        ASSERT_TRUE(parsed) << pool[i].text;
        EXPECT_EQ(matches_by_backtracking(*parsed, GetParam()), MatchResult::Yes) << pool[i].text;
        EXPECT_TRUE(texts.insert(pool[i].text).second) << pool[i].text;
    }
}

TEST_P(CluePoolOf, KeepsToAStyle) {
    const ClueStyle style = *parse_style("classes,repetition");
    CluePool pool(GetParam(), {material_, alphabet_, style});
    pool.grow(10, random_);
    EXPECT_GT(pool.size(), 0U);
    for (std::size_t i = 0; i < pool.size(); ++i)
        EXPECT_EQ(pool[i].text.find_first_of("(.^{?|-"), std::string::npos) << pool[i].text;
}

INSTANTIATE_TEST_SUITE_P(Lines, CluePoolOf,
                         testing::Values(U"REGULAR", U"ABBAX", U"OTTER", U"AB", U"TOBEORNOTTOBE"));

TEST(CluePool, CountsWhatAClueLeavesOpen) {
    const std::u32string line = U"ABA";
    const ClueMaterial material(U"ABCDE", {}, std::vector<std::u32string>{line});
    const Alphabet alphabet = Alphabet::of_characters({{U'A', U'E'}});
    CluePool pool(line, {material, alphabet});
    RandomSource random(1);
    pool.grow(60, random);
    pool.add_last_resorts(random);
    for (std::size_t i = 0; i < pool.size(); ++i) {
        std::size_t count = 0;
        for (char32_t a = U'A'; a <= U'E'; ++a) {
            for (char32_t b = U'A'; b <= U'E'; ++b) {
                for (char32_t c = U'A'; c <= U'E'; ++c)
                    count += pool[i].matcher->matches(std::u32string{a, b, c}) == MatchResult::Yes ? 1 : 0;
            }
        }
        if (!pool[i].style.has(ClueFeature::References)) {
            EXPECT_NEAR(pool.bits(i), std::log2(count), 1e-9) << pool[i].text;
        }
        EXPECT_EQ(pool.bits(i) == 0, count == 1) << pool[i].text;
    }
}

TEST(CluePool, HasCluesForOneCell) {
    const std::u32string line = U"A";
    const ClueMaterial material(std::u32string(kLetters), theme_words(), std::vector<std::u32string>{line});
    const Alphabet alphabet = Alphabet::of_characters({{U'A', U'Z'}});
    CluePool pool(line, {material, alphabet});
    RandomSource random(1);
    pool.grow(20, random);
    EXPECT_GT(pool.size(), 5U);
}

}  // namespace
}  // namespace sator::create
