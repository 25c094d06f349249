#include "sator/create/regex/quotations.hpp"

#include <gtest/gtest.h>

#include <set>

#include "sator/create/regex/letter_grid.hpp"

namespace sator::create {
namespace {

TEST(Quotations, AreInCapitalLettersAndFillGridsOfAllUsualSizes) {
    std::set<std::string_view> texts;
    for (const Quotation& quotation : quotations()) {
        EXPECT_TRUE(texts.insert(quotation.text).second) << quotation.text;
        EXPECT_EQ(quotation.text.find_first_of("abcdefghijklmnopqrstuvwxyz"), std::string_view::npos);
        EXPECT_FALSE(words_between_blanks(quotation.words).empty()) << quotation.title;
    }
    RandomSource random(1);
    for (std::size_t cells = 4; cells <= 40; ++cells) {
        const Quotation* quotation = quotation_for(cells, random);
        ASSERT_NE(quotation, nullptr) << cells;
        EXPECT_LE(quotation->text.size(), cells);
        EXPECT_GE(8 * quotation->text.size() + 8, 7 * cells) << quotation->text;
        if (const Quotation* bare = letters_for(cells, random)) {
            EXPECT_EQ(letters_of(bare->text).size(), cells) << bare->text;
        }
    }
    EXPECT_EQ(quotation_for(200, random), nullptr);
}

TEST(Quotations, APhraseKeepsItsBlanksAndSigns) {
    Resources files;
    RandomSource random(1);
    const std::u32string letters = U"ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const auto answer = fill_answer({.phrase = " To be,\nor not  to be "}, letters, files, {}, random);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->cells.substr(0, 19), U"TO BE, OR NOT TO BE");
    EXPECT_EQ(answer->cells.size(), answer->size.x * answer->size.y);
    EXPECT_EQ(answer->cells.find_first_not_of(U' ', 19), std::u32string::npos);
    EXPECT_FALSE(
        fill_answer({.size = {2, 2, 0}, .has_size = true, .phrase = "too long"}, letters, files, {}, random));
    const auto quotation = fill_answer({}, letters, files, {}, random);
    ASSERT_TRUE(quotation);
    EXPECT_FALSE(quotation->title.empty());
    EXPECT_FALSE(quotation->theme.empty());
    const auto plain = fill_answer({.has_signs = false}, letters, files, {}, random);
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->cells.find_first_not_of(letters), std::u32string::npos)
        << "the caller chose the alphabet";
}

}  // namespace
}  // namespace sator::create
