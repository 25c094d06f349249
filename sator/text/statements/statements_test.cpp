#include "sator/text/statements/statements.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns "keyword(text/text)[drawing lines;…][…]" for each statement, then the messages of the errors.
std::string outline(const std::u32string& text) {
    const StatementList list = read_statements(text);
    std::string outline;
    for (const Statement& statement : list.statements) {
        outline += statement.keyword + "(";
        for (const LineSlice& piece : statement.text)
            outline += (&piece == statement.text.data() ? "" : "/") + to_utf8(piece.text);
        outline += ")";
        for (const DrawingLines& drawing : statement.drawings) {
            outline += "[";
            for (const LineSlice& line : drawing) outline += to_utf8(line.text) + ";";
            outline += "]";
        }
        outline += " ";
    }
    for (const Diagnostic& error : list.errors) outline += "error: " + error.message + " ";
    return outline;
}

TEST(Statements, HaveTextAndDrawings) {
    EXPECT_EQ(outline(U"layout\n\n| * *\n| * *\n\nrule sum 5\n|a a\n# so\n|b b  \n  |c\n"),
              "layout()[ * *; * *;] rule(sum 5)[a a;][b b;c;] ");
    EXPECT_EQ(outline(U"range 1..9\r\n|*\r\n|*\r\n"), "range(1..9)[*;*;] ");
    EXPECT_EQ(outline(U""), "");
}

TEST(Statements, CommentsEndNeitherQuotesNorRegexesNorDrawings) {
    EXPECT_EQ(outline(U"rule sum 5 # five\n| # a\n"), "rule(sum 5)[ # a;] ");
    EXPECT_EQ(outline(U"rule regex /[#/]#\\/#/ # \"\n"), "rule(regex /[#/]#\\/#/) ");
    EXPECT_EQ(outline(U"range \"#\" \"\\\"#\" #x\n"), "range(\"#\" \"\\\"#\") ");
    EXPECT_EQ(outline(U"rule a / b = 2 # c / d\n"), "rule(a / b = 2) ");
    EXPECT_EQ(outline(U"rule regex /ab # c\n"), "rule(regex /ab) ");
    EXPECT_EQ(outline(U"words \"a #b\"\n"), "words(\"a) ");
    EXPECT_EQ(outline(U"source https://example.org/#3 # seen there\n"), "source(https://example.org/#3) ");
}

TEST(Statements, IndentedLinesContinue) {
    EXPECT_EQ(outline(U"range 1..9\n  # more\n  12\n\n  13\n"),
              "range(1..9/12) error: this line is not a statement ");
    EXPECT_EQ(outline(U"  range 1..9\n  rule distinct\n"), "range(1..9) rule(distinct) ");
    EXPECT_EQ(outline(U"rule a +\n   b = 3\n"), "rule(a +/b = 3) ");
    EXPECT_EQ(outline(U"words apple\npear\nrule\n\nrule word\n"), "words(apple/pear/rule) rule(word) ");
    EXPECT_EQ(outline(U"regexes\nrows\n/a/\n/b/ # c\ncolumns /c/\n- \n"),
              "regexes() rows(//a///b/) columns(/c//-) ");
}

TEST(Statements, RefusesLinesThatAreNoStatement) {
    const StatementList list = read_statements(U"layuot\n| *\n\n  * *\n/a/\n");
    ASSERT_EQ(list.errors.size(), 3U);
    EXPECT_EQ(list.errors[0].message, "there is no statement called 'layuot'");
    EXPECT_EQ(list.errors[0].hint, "did you mean 'layout'?");
    EXPECT_EQ(list.errors[0].span, (SourceSpan{1, 1, 6}));
    EXPECT_EQ(list.errors[1].span, (SourceSpan{4, 3, 1}));
    EXPECT_TRUE(list.statements.empty());
    EXPECT_EQ(outline(U"| *\n| *\n\n|*\n"), "error: this drawing belongs to no statement ");
}

TEST(Statements, StoreTheirPositions) {
    const StatementList list = read_statements(U"\n  rule  sum 5\n  | a\n");
    ASSERT_EQ(list.statements.size(), 1U);
    const Statement& statement = list.statements[0];
    EXPECT_EQ(statement.span, (SourceSpan{2, 3, 4}));
    EXPECT_EQ(statement.text[0].span(4, 1), (SourceSpan{2, 13, 1}));
    EXPECT_EQ(statement.drawings[0][0].span(1, 1), (SourceSpan{3, 5, 1}));
}

TEST(Statements, ExpressionsDifferFromNames) {
    for (const auto* text : {U"a < b", U"sum(a) = 2", U"if a = 1 then b = 2", U"not a = b", U"(a + b) = 2",
                             U"2 * a = b", U"-a = 3", U"\"ab\" = 3", U"prime (a)", U"a", U"sum - 5 = 2",
                             U"α < β", U"each 2 of a as x y: x < y", U"a in 1..4"}) {
        EXPECT_TRUE(is_expression(text)) << to_utf8(text);
    }
    for (const auto* text : {U"sum 5", U"sum -5", U"in_order", U"regex /a/", U"word ../list.txt",
                             U"count 1..3 2", U"place \"A\"", U""}) {
        EXPECT_FALSE(is_expression(text)) << to_utf8(text);
    }
}

}  // namespace
}  // namespace sator::tests
