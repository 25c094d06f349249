#include "sator/language/words/word_list_encoding.hpp"

#include <gtest/gtest.h>

#include "sator/language/words/word_list.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using language::plain_word_list;

std::vector<std::string> words_of(const std::string& file, const std::string& text) {
    const auto list = WordList::read(file, text);
    EXPECT_TRUE(list) << to_text(list.error());
    std::vector<std::string> words;
    for (std::size_t i = 0; list && i < list->size(); ++i)
        words.push_back(std::string(list->word(i)) + ";" + std::to_string(list->score(i)));
    return words;
}

using ListedWords = std::vector<std::string>;

TEST(WordListEncoding, Utf16HasAMark) {
    const std::string little("\xFF\xFE\xE9\0t\0\xE9\0\n\0\x3D\xD8\x00\xDE\n\0", 16),
        big("\xFE\xFF\0\xE9\0t\0\n\0a", 10);
    EXPECT_EQ(words_of("list", little), (ListedWords{"été;1", "😀;1"}));
    EXPECT_EQ(words_of("list", big), (ListedWords{"ét;1", "a;1"}));
    EXPECT_EQ(plain_word_list("list", big).remarks, ListedWords{"the list is in UTF-16"});
    EXPECT_EQ(words_of("list", std::string("\xFF\xFE\xE9", 3)), ListedWords{}) << "half a character is none";
}

TEST(WordListEncoding, OtherBytesAreLatin1) {
    EXPECT_EQ(words_of("list", "\xE9t\xE9;5\nna\xEFve\r\n"), (ListedWords{"été;5", "naïve;1"}));
    EXPECT_EQ(plain_word_list("list", "\xE9").remarks,
              ListedWords{"the list is not in UTF-8, and is read as Latin-1"});
    EXPECT_TRUE(plain_word_list("list", "été\n\xE9\n").remarks.empty())
        << "a list in UTF-8 stays one, with its mistake";
    EXPECT_TRUE(plain_word_list("list", "abc\nété\n").remarks.empty());
}

TEST(WordListEncoding, ADictionaryOfHunspellHasStems) {
    const std::string text = "4\nhello/AB\nand\\/or/X po:conj\nice cream\tst:ice\nplain\nNew York po:noun\n";
    EXPECT_EQ(words_of("/x/en.dic", text),
              (ListedWords{"hello;1", "and/or;1", "ice cream;1", "plain;1", "New York;1"}));
    EXPECT_EQ(plain_word_list("en.dic", text).remarks,
              ListedWords{
                  "only the stems of this Hunspell dictionary are read, not the forms that its .aff makes"});
    EXPECT_EQ(words_of("en.txt", "1\na/b\n"), (ListedWords{"1;1", "a/b;1"}))
        << "by another name it is a plain list";
    EXPECT_EQ(words_of("en.dic", "one\na/b\n"), (ListedWords{"one;1", "a/b;1"})) << "without a number, too";
}

TEST(WordListEncoding, ADictionaryOfQxwHasScores) {
    EXPECT_EQ(words_of("list", "cat 3\r\n\ntwo words  -10\nowl +0\n"),
              (ListedWords{"cat;3", "two words;-10", "owl;0"}));
    EXPECT_EQ(words_of("list", "cat 2.5\nowl -1\nhen .\n"),
              (ListedWords{"cat 2.5;1", "owl -1;1", "hen .;1"}));
    EXPECT_EQ(words_of("list", "cat 2.5\nowl -1.25"), (ListedWords{"cat;25", "owl;-12"}));
    EXPECT_EQ(plain_word_list("list", "cat 3").remarks,
              ListedWords{"the number after each word is read as its score, as Qxw has it"});
    EXPECT_EQ(words_of("list", "catch 22\ntop 10\n"), (ListedWords{"catch 22;1", "top 10;1"}));
    EXPECT_EQ(words_of("list", "top 10\ncat\n"), (ListedWords{"top 10;1", "cat;1"}));
    EXPECT_EQ(words_of("list", "cat; 5\n"), ListedWords{"cat;5"});
    EXPECT_EQ(words_of("list", "\n\n"), ListedWords{});
}

TEST(WordListEncoding, ScoresMayFollowATab) {
    EXPECT_EQ(words_of("list", "one\t50\ntwo words\t-3\na\tb\n"),
              (ListedWords{"one;50", "two words;-3", "a\tb;1"}));
}

}  // namespace
}  // namespace sator::tests
