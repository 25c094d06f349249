#include "sator/language/words/word_folding.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the word as symbols of an alphabet of these characters, or "-" if it cannot be written in that
/// alphabet.
std::string folded(std::u32string_view symbols, std::string_view word, FoldingOptions options = {}) {
    std::vector<Symbol> list;
    for (const char32_t c : symbols) list.push_back(Symbol::of_character(c));
    const Alphabet alphabet(std::move(list));
    std::vector<std::uint32_t> range(alphabet.size()), values;
    std::iota(range.begin(), range.end(), 0u);
    if (!WordFolding(alphabet, range, options).append(word, values)) return values.empty() ? "-" : "appended";
    std::string text;
    for (const std::uint32_t value : values) text += alphabet[value].to_string();
    return text;
}

constexpr FoldingOptions kExact{.folds_case = false, .folds_accents = false};
constexpr FoldingOptions kAll{.folds_case = true, .folds_accents = true};

TEST(WordFolding, FollowsTheCaseOfTheRange) {
    EXPECT_EQ(folded(U"abc", "CaB"), "cab");
    EXPECT_EQ(folded(U"ABC", "CaB"), "CAB");
    EXPECT_EQ(folded(U"АБ", "аб"), "АБ");
    EXPECT_EQ(folded(U"abc", "CaB", kExact), "-");
    EXPECT_EQ(folded(U"abc", "cab", kExact), "cab");
}

TEST(WordFolding, KeepsCasesThatTheRangeDistinguishes) {
    EXPECT_EQ(folded(U"aAbB", "aBA"), "aBA");
    EXPECT_EQ(folded(U"aAb", "BA"), "bA");
}

TEST(WordFolding, RefusesCharactersOutsideTheRange) {
    EXPECT_EQ(folded(U"abc", "cad"), "-");
    EXPECT_EQ(folded(U"abc", "a b"), "-");
    EXPECT_EQ(folded(U"abc", "bé"), "-");
    EXPECT_EQ(folded(U"abc", ""), "");
}

TEST(WordFolding, DropsAccentsIfTheRangeHasNone) {
    EXPECT_EQ(folded(U"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "déjà", kAll), "DEJA");
    EXPECT_EQ(folded(U"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "Œuvre", kAll), "OEUVRE");
    EXPECT_EQ(folded(U"ABEÉ", "bébe", kAll), "BÉBE");
    EXPECT_EQ(folded(U"abcde", "de\u0301", kAll), "de");
    EXPECT_EQ(folded(U"abcd", "dé", kAll), "-");
}

TEST(WordFolding, ReadsDigitsAsNumbers) {
    const Alphabet alphabet(
        {Symbol::of_number(4), Symbol::of_number(2), Symbol::of_number(42), Symbol::of_text(U"QU")});
    const std::vector<std::uint32_t> range = {0, 1, 2, 3};
    std::vector<std::uint32_t> values;
    EXPECT_TRUE(WordFolding(alphabet, range, {}).append("42", values));
    EXPECT_EQ(values, (std::vector<std::uint32_t>{1, 0}));
    EXPECT_FALSE(WordFolding(alphabet, range, {}).append("QU", values));
}

TEST(WordFolding, UsesOnlyTheRange) {
    const Alphabet alphabet({Symbol::of_character(U'a'), Symbol::of_character(U'b')});
    const std::vector<std::uint32_t> range = {1};
    std::vector<std::uint32_t> values;
    EXPECT_FALSE(WordFolding(alphabet, range, {}).append("ab", values));
    EXPECT_TRUE(WordFolding(alphabet, range, {}).append("bB", values));
    EXPECT_EQ(values, (std::vector<std::uint32_t>{1, 1}));
}

}  // namespace
}  // namespace sator::tests
