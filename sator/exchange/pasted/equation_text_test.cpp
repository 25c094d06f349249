#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string read_words(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "file", none);
    if (!result.at(0)) return result[0].error().message;
    return write_sator(*result[0]).value_or("not written");
}

TEST(EquationText, ACryptarithmMayBeWrittenInSeveralWays) {
    const std::string sum = read_words("cryptarithm \"SEND + MORE = MONEY\"\n");
    ASSERT_FALSE(sum.contains("error")) << sum;
    for (const std::string text :
         {"SEND + MORE = MONEY", "send+more=money\n", "SEND+MORE==MONEY", "  SEND\n+ MORE\n------\n MONEY\n",
          "SEND\n+MORE\n=MONEY", "  S E N D\n+ M O R E\n= M O N E Y\n",
          "  S E N D\n+ M O R E\n---------\nM O N E Y\n", "  SEND\n+ MORE\n=====\n= MONEY\n",
          "  SEND\r\n+ MORE\r\n MONEY\r\n"})
        EXPECT_EQ(read_words(text), sum) << text;
    EXPECT_EQ(read_words("SIX\n+ SEVEN\n+ SEVEN\nTWENTY\n"),
              read_words("cryptarithm \"SIX + SEVEN + SEVEN = TWENTY\"\n"));
    EXPECT_EQ(read_words("AB * C = DEF"), read_words("cryptarithm \"AB * C = DEF\"\n"));
}

TEST(EquationText, WhatIsNoEquationIsNotRead) {
    for (const std::string text : {"SEND + MORE", "a = b", "a + b = c", "SEND + MORE = MONEY = X",
                                   "SEND MORE\n+ X\nMONEY\n", "S E N D   9 5 6 7\n+ M O R E\n= M O N E Y\n",
                                   "WORDS\nWITHOUT\nSIGNS\n", "ABCDEF + GHIJ = KLMNO\n"})
        EXPECT_EQ(read_words(text), "the file is in no known format") << text;
}

}  // namespace
}  // namespace sator::tests
