#include "sator/create/regex/clue_pool.hpp"

#include <gtest/gtest.h>

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

TEST_P(CluePoolOf, CountsWhatAClueLeavesOpen) {
    CluePool pool(GetParam(), {material_, alphabet_});
    pool.add_last_resorts(random_);
    for (std::size_t i = 0; i < pool.size(); ++i) {
        const bool is_the_line = pool[i].text == to_utf8(GetParam());
        const double least =
            is_the_line ? 0 : static_cast<double>(GetParam().size());  // two letters or more for each cell
        EXPECT_GE(pool.bits(i), least - 0.001) << pool[i].text;
        EXPECT_EQ(pool.bits(i) == 0, is_the_line) << pool[i].text;
    }
}

INSTANTIATE_TEST_SUITE_P(Lines, CluePoolOf,
                         testing::Values(U"REGULAR", U"ABBAX", U"OTTER", U"AB", U"TOBEORNOTTOBE"));

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
