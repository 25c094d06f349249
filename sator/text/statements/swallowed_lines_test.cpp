#include "sator/text/statements/swallowed_lines.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const StatementWords kNames{{"crossword", "sudoku", "sum", "different_words", "antiknight"}};

/// Returns the line that the first statement of a text has swallowed, with "!" if this is certain; "" if there is none.
std::string swallowed(const std::string& text) {
    const std::u32string code_points = to_code_points(text);
    const StatementList list = read_statements(code_points, kNames);
    const Statement& first = list.statements.front();
    const auto found =
        first.keyword == "words" ? swallowed_by_words(first, kNames) : swallowed_by_prose(first, kNames);
    return found ? to_utf8(found->line->text) + (found->is_certain ? "!" : "") : "";
}

TEST(SwallowedLines, OfAListHaveWhatNoWordHas) {
    EXPECT_EQ(swallowed("words\nten\nclue across 1 \"A number\"\n"), "clue across 1 \"A number\"!");
    EXPECT_EQ(swallowed("words ten\nrange a..z\n"), "range a..z!");
    EXPECT_EQ(swallowed("words\nten\ngrid 5x5\n"), "grid 5x5!");
    EXPECT_EQ(swallowed("words\nten\nrule different_words\n"), "rule different_words!");
    EXPECT_EQ(swallowed("words\nten\nsum 15 at row 1\n"), "sum 15 at row 1!");
    EXPECT_EQ(swallowed("words\nTEN NET\ncrossword\n"), "crossword!");
    EXPECT_EQ(swallowed("words\nTEN NET\ntitle of two\n"), "title of two!");
    EXPECT_EQ(swallowed("words\n  ten\n  net\ntitle of two\n"), "title of two!");
    EXPECT_EQ(swallowed("words\nten;5\nsource https://example.org\n"), "source https://example.org!");
}

TEST(SwallowedLines, OfAListMayBeWords) {
    EXPECT_EQ(swallowed("words\nten net\nline lion lips\n"), "line lion lips");
    EXPECT_EQ(swallowed("words\nten\nline\ntitle\nrule\ncrossword\n"), "");
    EXPECT_EQ(swallowed("words\nten;5\nline;50\n"), "") << "a score is no digit of a word";
    EXPECT_EQ(swallowed("words\nten\t5\nline\t50\n"), "line\t50") << "the list has digits already";
    EXPECT_EQ(swallowed("words\n  ten\nrange\n"), "");
    EXPECT_EQ(swallowed("words\nTEN\nLINE LION\nRULE\n"), "");
    EXPECT_EQ(swallowed("words\n  ten\n  line;5\n"), "");
    EXPECT_EQ(swallowed("words\nsum even\nsum odd\n"), "") << "the name of a rule alone says little";
    EXPECT_EQ(swallowed("words\nten\n\nclue across 1 \"A number\"\n"), "") << "the list has ended";
}

TEST(SwallowedLines, OfProseStateARule) {
    EXPECT_EQ(swallowed("title A\n  antiknight\n"), "antiknight");
    EXPECT_EQ(swallowed("rules\n  Place digits.\n\n  rule antiknight\n"), "rule antiknight");
    EXPECT_EQ(swallowed("rules\n  antiknight holds, too\n  rule of thumb\n"), "");
    EXPECT_EQ(swallowed("title antiknight\n"), "");
}

}  // namespace
}  // namespace sator::tests
