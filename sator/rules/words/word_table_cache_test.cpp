#include "sator/rules/words/word_table_cache.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::shared_ptr<const WordList> list_of(std::string text) {
    return std::make_shared<const WordList>(*WordList::read("list", std::move(text)));
}

Alphabet letters(char32_t first, char32_t last) {
    return Alphabet::of_characters({{first, last}});
}

std::vector<std::uint32_t> all(const Alphabet& alphabet) {
    std::vector<std::uint32_t> range;
    for (std::uint32_t value = 0; value < alphabet.size(); ++value) range.push_back(value);
    return range;
}

std::vector<std::string> words_of(const WordTable& table, const Alphabet& alphabet) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < table.rows.row_count(); ++i) {
        words.emplace_back();
        for (const std::uint32_t value : table.rows.row(i)) words.back() += alphabet[value].to_string();
    }
    return words;
}

using Words = std::vector<std::string>;

TEST(WordTableCache, KeepsTheWordsThatFit) {
    const auto list = list_of("cat\nDog\ncart\nc-t\nbée;9\nox;50");
    const Alphabet alphabet = letters(U'A', U'Z');
    WordTableCache tables;
    const auto words = [&](const WordListOptions& options, std::size_t length) {
        return words_of(*tables.table(list, options, alphabet, all(alphabet), length), alphabet);
    };
    EXPECT_EQ(words({}, 3), (Words{"CAT", "DOG"}));
    EXPECT_EQ(words({}, 4), (Words{"CART"}));
    EXPECT_EQ(words({}, 5), Words{});
    EXPECT_EQ(words({.folding = {.folds_case = false}}, 3), Words{});
    EXPECT_EQ(words({.folding = {.folds_accents = true}}, 3), (Words{"BEE", "CAT", "DOG"}));
    EXPECT_EQ(words({.min_score = 10}, 2), (Words{"OX"}));
    EXPECT_EQ(words({.min_score = 10}, 3), Words{});
}

TEST(WordTableCache, WritesWordsIntoRebusCells) {
    const Alphabet usual = letters(U'A', U'Z');
    std::vector<Symbol> symbols(usual.symbols().begin(), usual.symbols().end());
    symbols.push_back(Symbol::of_text(U"AA"));
    symbols.push_back(Symbol::of_text(U"AAA"));
    const Alphabet alphabet(symbols);
    WordTableCache tables;
    const auto words = [&](const std::string& word, std::size_t length) {
        return words_of(*tables.table(list_of(word), {}, alphabet, all(alphabet), length), alphabet);
    };
    EXPECT_EQ(words("baab", 3), (Words{"BAAB"}));
    EXPECT_EQ(words("aaaa", 2).size(), 3U) << "AA AA, A AAA, AAA A";
    const std::string many(90, 'a');
    EXPECT_EQ(words(many, 29).size(), 0U) << "no way, and very many dead ends";
    EXPECT_EQ(words(many, 45).size(), 1000U) << "the maximum number of ways";
}

TEST(WordTableCache, StoresScores) {
    const auto list = list_of("cat;7\ndo\nDOG;-2\nd-g;5");
    const Alphabet alphabet = letters(U'a', U'z');
    EXPECT_EQ(WordTableCache().table(list, {}, alphabet, all(alphabet), 3)->scores,
              (std::vector<std::int64_t>{7, -2}));
}

TEST(WordTableCache, ReturnsTheBestScore) {
    const auto list = list_of("cat;7\nCAT;9\nCat\ndog;-2");
    const Alphabet alphabet = letters(U'a', U'z');
    const auto table = WordTableCache().table(list, {}, alphabet, all(alphabet), 3);
    const auto score = [&](std::string_view word) {
        std::vector<Value> values;
        for (const char c : word) values.push_back(c - 'a');
        return table->score_of(values);
    };
    EXPECT_EQ(score("cat"), 9);
    EXPECT_EQ(score("dog"), -2);
    EXPECT_EQ(score("cag"), std::nullopt);
    EXPECT_EQ(score("xxx"), std::nullopt);
}

TEST(WordTableCache, ReadsListsInAnyOrder) {
    const auto list = list_of("sow;1\ncow;2\nhen;3\ncow;8\nape;4");
    const Alphabet alphabet = letters(U'a', U'z');
    const auto table = WordTableCache().table(list, {}, alphabet, all(alphabet), 3);
    EXPECT_EQ(words_of(*table, alphabet), (Words{"ape", "cow", "cow", "hen", "sow"}));
    EXPECT_EQ(table->scores, (std::vector<std::int64_t>{4, 2, 8, 3, 1}));
    EXPECT_EQ(table->score_of(std::vector<Value>{2, 14, 22}), 8);
    EXPECT_EQ(table->score_of(std::vector<Value>{18, 14, 22}), 1);
    EXPECT_EQ(table->score_of(std::vector<Value>{25, 25, 25}), std::nullopt);
}

TEST(WordTableCache, HandlesTheLengthOfLigatures) {
    const auto list = list_of("œuf\noeuf");
    const Alphabet alphabet = letters(U'a', U'z');
    const WordListOptions options{.folding = {.folds_accents = true}};
    EXPECT_EQ(words_of(*WordTableCache().table(list, options, alphabet, all(alphabet), 4), alphabet),
              (Words{"oeuf", "oeuf"}));
    EXPECT_EQ(WordTableCache().table(list, options, alphabet, all(alphabet), 3)->rows.row_count(), 0u);
}

TEST(WordTableCache, SharesTables) {
    const auto list = list_of("cat\ndog"), other = list_of("cat");
    const Alphabet alphabet = letters(U'a', U'z'), upper = letters(U'A', U'Z');
    WordTableCache tables;
    const auto table = tables.table(list, {}, alphabet, all(alphabet), 3);
    EXPECT_EQ(tables.table(list, {}, alphabet, all(alphabet), 3), table);
    EXPECT_NE(tables.table(other, {}, alphabet, all(alphabet), 3), table);
    EXPECT_NE(tables.table(list, {}, upper, all(upper), 3), table);
    EXPECT_NE(tables.table(list, {.min_score = 1}, alphabet, all(alphabet), 3), table);
    EXPECT_NE(tables.table(list, {}, alphabet, std::vector<std::uint32_t>{0, 2, 19}, 3), table);
}

TEST(RangeUnion, JoinsTheCellsRanges) {
    Puzzle puzzle;
    puzzle.alphabet = letters(U'a', U'e');
    const Slot cells = {CellId(0), CellId(2)};
    EXPECT_EQ(range_union(puzzle, cells).size(), 5u);
    puzzle.ranges = {{ValueId(3), ValueId(1)}, {ValueId(4)}, {ValueId(1), ValueId(0)}};
    EXPECT_EQ(range_union(puzzle, cells), (std::vector<std::uint32_t>{0, 1, 3}));
    puzzle.ranges[2].clear();
    EXPECT_EQ(range_union(puzzle, cells).size(), 5u);
}

}  // namespace
}  // namespace sator::tests
