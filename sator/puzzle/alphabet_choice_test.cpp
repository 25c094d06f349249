#include "sator/puzzle/alphabet_choice.hpp"

#include <gtest/gtest.h>

#include "sator/language/parse/mentioned_characters.hpp"
#include "sator/language/symbols/alphabet.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string parsed(std::string_view text) {
    const auto set = parse_alphabet(text);
    return set ? Alphabet::of_characters(*set).to_string() : to_text(set.error());
}

TEST(DefaultAlphabet, IsAToZAndTheCharactersOfTheClues) {
    CharacterCollection mentioned;
    EXPECT_EQ(Alphabet::of_characters(default_alphabet(mentioned)).to_string(), "A-Z");
    add_mentioned_characters(U"[^a-c]\\s", {}, mentioned);
    add_mentioned_characters(U"\\d\\?", {}, mentioned);
    EXPECT_EQ(Alphabet::of_characters(default_alphabet(mentioned)).to_string(), " 0-9?A-Za-c");
}

TEST(ParseAlphabet, ReadsCharactersAndRanges) {
    EXPECT_EQ(parsed("printable"), " -~");
    EXPECT_EQ(parsed("ABC"), "A-C");
    EXPECT_EQ(parsed("A-Z0-9_"), "0-9A-Z_");
    EXPECT_EQ(parsed("-xy"), "xy-");
    EXPECT_EQ(parsed("xy-"), "xy-");
    EXPECT_EQ(parsed("+--"), "+--");
    EXPECT_EQ(parsed("äöü "), " äöü");
    EXPECT_EQ(parsed("AAA"), "A");
}

TEST(ParseAlphabet, ReadsWrittenAlphabetsBack) {
    for (const std::string_view text : {"*/-", " -~", "!--", ",A-", "0-9A-F", " *A-Z"}) {
        EXPECT_EQ(parsed(text), text);
    }
}

TEST(ParseAlphabet, ReportsMistakes) {
    EXPECT_EQ(parsed(""),
              "error: the alphabet has no characters\n"
              "hint: write 'printable', or characters and ranges such as A-Z0-9_\n");
    EXPECT_EQ(parsed("0-9Z-A"),
              "error: the range 'Z-A' runs backwards\n"
              "    0-9Z-A\n"
              "       ^^^\n"
              "hint: write 'A-Z'\n");
    EXPECT_EQ(parsed("AB\tC"),
              "error: a control character is not allowed in a cell\n"
              "    AB C\n"
              "      ^\n"
              "hint: write 'printable', or characters and ranges such as A-Z0-9_\n");
    EXPECT_EQ(parsed("é\xFFx"),
              "error: the alphabet is not UTF-8\n"
              "    é\xEF\xBF\xBDx\n"
              "     ^\n"
              "hint: write 'printable', or characters and ranges such as A-Z0-9_\n");
}

}  // namespace
}  // namespace sator::tests
