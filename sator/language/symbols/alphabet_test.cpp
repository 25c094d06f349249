#include "sator/language/symbols/alphabet.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Alphabet characters(std::u32string_view text) {
    std::vector<Symbol> symbols;
    for (const char32_t c : text) symbols.push_back(Symbol::of_character(c));
    return Alphabet(std::move(symbols));
}

TEST(Symbol, IsWrittenAsThePuzzleWritesIt) {
    EXPECT_EQ(Symbol::of_number(12).to_string(), "12");
    EXPECT_EQ(Symbol::of_number(-3).to_string(), "-3");
    EXPECT_EQ(Symbol::of_text(U"AB").to_string(), "AB");
    EXPECT_EQ(Symbol::of_character(U'é').to_string(), "é");
    EXPECT_EQ(Symbol::blank().to_string(), "");
}

TEST(Symbol, ShowsOneCharacterToARegularExpression) {
    EXPECT_EQ(Symbol::of_character(U'Q').character(), U'Q');
    EXPECT_EQ(Symbol::of_number(0).character(), U'0');
    EXPECT_EQ(Symbol::of_number(9).character(), U'9');
    EXPECT_EQ(Symbol::of_number(10).character(), std::nullopt);
    EXPECT_EQ(Symbol::of_number(-1).character(), std::nullopt);
    EXPECT_EQ(Symbol::of_text(U"AB").character(), std::nullopt);
    EXPECT_EQ(Symbol::blank().character(), std::nullopt);
}

TEST(Symbol, SortsNumbersThenTextsThenTheBlank) {
    const Alphabet alphabet({Symbol::blank(), Symbol::of_text(U"B"), Symbol::of_text(U"AZ"),
                             Symbol::of_number(10), Symbol::of_number(-2), Symbol::of_text(U"B")});
    ASSERT_EQ(alphabet.size(), 5U);
    EXPECT_EQ(alphabet[0], Symbol::of_number(-2));
    EXPECT_EQ(alphabet[1], Symbol::of_number(10));
    EXPECT_EQ(alphabet[2], Symbol::of_text(U"AZ"));
    EXPECT_EQ(alphabet[3], Symbol::of_text(U"B"));
    EXPECT_EQ(alphabet[4], Symbol::blank());
}

TEST(Alphabet, FindsItsSymbolsAndNoOthers) {
    const Alphabet alphabet = characters(U"ACE");
    EXPECT_EQ(alphabet.find(Symbol::of_character(U'C')), 1U);
    EXPECT_EQ(alphabet.find(Symbol::of_character(U'B')), std::nullopt);
    EXPECT_EQ(alphabet.find(Symbol::of_number(0)), std::nullopt);
    EXPECT_EQ(alphabet.find(Symbol::blank()), std::nullopt);
}

TEST(Alphabet, ContainsTheCharactersOfASetInOrder) {
    const Alphabet alphabet = Alphabet::of_characters({{U'A', U'C'}, {U'0', U'0'}});
    EXPECT_EQ(alphabet, characters(U"0ABC"));
}

TEST(Alphabet, IsWrittenWithRanges) {
    EXPECT_EQ(Alphabet::of_characters({{U'A', U'Z'}}).to_string(), "A-Z");
    EXPECT_EQ(Alphabet::of_characters({{U'0', U'9'}, {U'A', U'F'}}).to_string(), "0-9A-F");
    EXPECT_EQ(Alphabet::of_characters({{U' ', U' '}, {U'*', U'*'}, {U'A', U'Z'}}).to_string(), " *A-Z");
    EXPECT_EQ(characters(U"ABD").to_string(), "ABD");
    EXPECT_EQ(Alphabet::of_characters({{U' ', U'~'}}).to_string(), " -~");
    EXPECT_EQ(Alphabet().to_string(), "");
}

TEST(Alphabet, AHyphenThatNoRangeCoversIsWrittenLast) {
    EXPECT_EQ(characters(U"*-/").to_string(), "*/-");
    EXPECT_EQ(characters(U",-A").to_string(), ",A-");
    EXPECT_EQ(characters(U"+,-").to_string(), "+--");
}

TEST(Alphabet, SeparatesNumbersAndWordsBySpaces) {
    std::vector<Symbol> symbols;
    for (int n = -3; n <= 12; ++n) symbols.push_back(Symbol::of_number(n));
    EXPECT_EQ(Alphabet(symbols).to_string(), "-3..12");
    symbols = {Symbol::of_number(1),  Symbol::of_number(2),    Symbol::of_number(5),
               Symbol::of_text(U"x"), Symbol::of_text(U"red"), Symbol::blank()};
    EXPECT_EQ(Alphabet(symbols).to_string(), "1 2 5 red x blank");
}

}  // namespace
}  // namespace sator::tests
