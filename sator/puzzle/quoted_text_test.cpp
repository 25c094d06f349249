#include "sator/puzzle/quoted_text.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(QuotedText, EscapesAreResolved) {
    const auto quoted = read_quoted_text(UR"(a "x\"\\\ny" b)", 2);
    ASSERT_TRUE(quoted);
    EXPECT_EQ(quoted->text, U"x\"\\\ny");
    EXPECT_EQ(quoted->length, 10U);
}

TEST(QuotedText, AnErrorNamesWhatIsWrong) {
    EXPECT_STREQ(read_quoted_text(UR"("x\")", 0).error().message, "unclosed quote");
    EXPECT_STREQ(read_quoted_text(UR"("\x")", 0).error().message, "these quotes have an unknown escape");
    EXPECT_EQ(read_quoted_text(UR"("\x")", 0).error().length, 4U);
}

TEST(QuotedText, ASlashInAClassDoesNotClose) {
    EXPECT_EQ(find_closing_delimiter(U"/[/]\\//", 0), 6U);
    EXPECT_EQ(find_closing_delimiter(U"/[/]", 0), std::nullopt);
}

TEST(QuotedText, OnOneLineKeepsBlanksInQuotes) {
    EXPECT_EQ(on_one_line("  a +\n      b  =\t\"x  \\\"  y\"  "), "a + b = \"x  \\\"  y\"");
    EXPECT_EQ(on_one_line(" \n "), "");
}

}  // namespace
}  // namespace sator::tests
