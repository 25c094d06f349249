#include "sator/language/words/word_scores.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Words = std::vector<ScoredWord>;

TEST(WordCounts, SplitsTextIntoWords) {
    EXPECT_EQ(word_counts("The cat, the dog -- and THE cat's tail; 42 well-known cats!"),
              (Words{{"the", 3},
                     {"cat", 2},
                     {"and", 1},
                     {"cats", 1},
                     {"dog", 1},
                     {"known", 1},
                     {"tail", 1},
                     {"well", 1}}));
    EXPECT_EQ(word_counts("don’t 'quote' rock'n'roll boss's s's"),
              (Words{{"boss", 1}, {"dont", 1}, {"quote", 1}, {"rocknroll", 1}, {"s", 1}}));
    EXPECT_EQ(word_counts("Élan élan E\u0301lan Ωmega"),
              (Words{{"élan", 2}, {"e\u0301lan", 1}, {"ωmega", 1}}));
    EXPECT_EQ(word_counts("a bb ccc", {.shortest = 2}), (Words{{"bb", 1}, {"ccc", 1}}));
    EXPECT_TRUE(word_counts(" 1, 2, 3 ").empty());
}

TEST(WordCounts, FoldsCaseAndAccentsAsRequested) {
    const std::string text = "Élan élan E\u0301LAN Straße Bob BOB'S";
    EXPECT_EQ(word_counts(text, {.folding = {.folds_case = false}}),
              (Words{{"BOB", 1}, {"Bob", 1}, {"E\u0301LAN", 1}, {"Straße", 1}, {"Élan", 1}, {"élan", 1}}));
    EXPECT_EQ(word_counts(text, {.folding = {.folds_accents = true}}),
              (Words{{"elan", 3}, {"bob", 2}, {"strasse", 1}}));
    EXPECT_TRUE(word_counts("\u0301", {.folding = {.folds_accents = true}}).empty());
}

TEST(WordScores, FoldTheBackgroundInTheSameWay) {
    const auto background = WordList::read("list", "Été;99\nBob;5\n");
    EXPECT_EQ(word_scores("ete bob", *background, {.folding = {.folds_accents = true}}),
              (Words{{"bob", 100}, {"ete", 2}}));
    EXPECT_EQ(word_scores("ete bob", *background), (Words{{"ete", 100}, {"bob", 62}}));
    EXPECT_EQ(word_scores("été Bob", *background, {.folding = {.folds_case = false}}),
              (Words{{"été", 100}, {"Bob", 62}}));
}

TEST(WordScores, RankTheTextsOwnWordsFirst) {
    const auto background = WordList::read("counts", "the;1000\nand;800\ncat;20\nquark;1\n");
    const Words words = word_scores("the quark and the gluon and the cat and the quark", *background);
    ASSERT_EQ(words.size(), 5u);
    EXPECT_EQ(words[0], (ScoredWord{"quark", kBestWordScore}));
    EXPECT_EQ(words[1].word, "gluon");
    EXPECT_EQ(words[2].word, "cat");
    EXPECT_EQ(words[3].word, "and");
    EXPECT_EQ(words[4].word, "the");
    const double best = (1 + std::log(2)) * std::log(1823.0 / 2), gluon = std::log(1823.0);
    EXPECT_EQ(words[1].score, std::llround(100 * gluon / best));
}

TEST(WordScores, CountEachWordOfAListWithoutScoresOnce) {
    const auto background = WordList::read("list", "Apple\nbanana\n");
    const Words words = word_scores("apple banana cherry", *background);
    EXPECT_EQ(words, (Words{{"cherry", 100}, {"apple", 50}, {"banana", 50}}));
}

TEST(WordScores, NeedNoBackground) {
    EXPECT_EQ(word_scores("one two two it", WordList(), {.shortest = 3}), (Words{{"two", 100}, {"one", 59}}));
    EXPECT_TRUE(word_scores("", WordList()).empty());
}

TEST(WordScores, AreReadBack) {
    const Words words = {{"best", 100}, {"été", 7}};
    const auto list = WordList::read("list", to_list_text(words));
    ASSERT_TRUE(list);
    EXPECT_EQ(list->word(1), "été");
    EXPECT_EQ(list->score(1), 7);
}

}  // namespace
}  // namespace sator::tests
