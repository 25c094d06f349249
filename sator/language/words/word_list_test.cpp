#include "sator/language/words/word_list.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

WordList list_of(const std::string& text) {
    auto list = WordList::read("words.txt", text);
    EXPECT_TRUE(list) << to_text(list.error());
    return list ? std::move(*list) : WordList();
}

std::string error_of(const std::string& text) {
    const auto list = WordList::read("words.txt", text);
    return list ? "" : to_text(list.error());
}

using Lengths = std::vector<std::size_t>;

TEST(WordList, ReadsAWordALine) {
    const WordList list = list_of("\xEF\xBB\xBFone\r\n\n  three \nfour");
    ASSERT_EQ(list.size(), 3u);
    EXPECT_EQ(list.word(0), "one");
    EXPECT_EQ(list.word(1), "three");
    EXPECT_EQ(list.word(2), "four");
    EXPECT_EQ(list.score(1), WordList::kDefaultScore);
}

TEST(WordList, ReadsScores) {
    const WordList list = list_of("one\ntwo;50\nthree ; -7\na;b;3\n");
    ASSERT_EQ(list.size(), 4u);
    EXPECT_EQ(list.score(0), WordList::kDefaultScore);
    EXPECT_EQ(list.score(1), 50);
    EXPECT_EQ(list.word(2), "three");
    EXPECT_EQ(list.score(2), -7);
    EXPECT_EQ(list.word(3), "a;b");
}

TEST(WordList, GroupsByLengthInCodePoints) {
    const WordList list = list_of("été\nab\nabc\nstraße\ncd");
    EXPECT_EQ(list.lengths(), (Lengths{2, 3, 6}));
    ASSERT_EQ(list.of_length(3).size(), 2u);
    EXPECT_EQ(list.word(list.of_length(3)[0]), "été");
    EXPECT_EQ(list.word(list.of_length(3)[1]), "abc");
    EXPECT_EQ(list.of_length(2).size(), 2u);
    EXPECT_TRUE(list.of_length(5).empty());
    EXPECT_TRUE(list.of_length(7).empty());
    EXPECT_TRUE(list_of("").of_length(0).empty());
    EXPECT_TRUE(list_of("").lengths().empty());
}

TEST(WordList, RefusesAScoreThatIsNotANumber) {
    EXPECT_EQ(error_of("fine\n été;much\n"),
              "words.txt:2:6: error: a score is a whole number\n"
              "     été;much\n"
              "         ^^^^\n"
              "hint: write a line as 'word' or 'word;50'\n");
    EXPECT_NE(error_of("one;"), "");
    EXPECT_NE(error_of("one;99999999999999999999"), "");
    EXPECT_NE(error_of("one;1.5"), "");
}

}  // namespace
}  // namespace sator::tests
