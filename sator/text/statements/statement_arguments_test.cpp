#include "sator/text/statements/statement_arguments.hpp"

#include <gtest/gtest.h>

#include "tests/judges/standard_reader.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the arguments, each followed by a blank: words, "quoted texts" and /regexes/flags. Or returns the
/// column and the text of the error.
std::string parsed(std::u32string_view text, Slash slash = Slash::Regex) {
    const LineSlice piece{1, 1, text};
    const auto arguments = read_arguments({&piece, 1}, slash);
    if (!arguments) {
        const Diagnostic& error = arguments.error();
        return std::to_string(error.span.column) + ": " + error.message + " (" + error.hint + ")";
    }
    std::string written;
    for (const Argument& argument : *arguments) {
        const auto& [kind, content, flags, span, is_verbatim] = argument;
        written += kind == Argument::Kind::Bare     ? content
                   : kind == Argument::Kind::Quoted ? '"' + content + '"'
                                                    : '/' + content + '/' + flags;
        written += " ";
    }
    return written;
}

TEST(Arguments, AreWordsQuotesAndRegexes) {
    EXPECT_EQ(parsed(U"1..9 a,b\t\"x y\""), "1..9 a b \"x y\" ");
    EXPECT_EQ(parsed(U"/a b/ /[/]\\//iv min_score=5"), "/a b/ /[/]\\//iv min_score=5 ");
    EXPECT_EQ(parsed(U"/a/ & /b/"), "/a/ & /b/ ");
    EXPECT_EQ(parsed(U"\"a\"..\"c\""), "\"a\" .. \"c\" ");
    EXPECT_EQ(parsed(U""), "");
}

TEST(Arguments, QuotesHaveThreeEscapes) {
    EXPECT_EQ(parsed(U"\"\\\"\\\\\\n\""), "\"\"\\\n\" ");
    EXPECT_EQ(parsed(U"1 \"a\\t\""),
              "3: these quotes have an unknown escape (\\\\ stands for a backslash, \\\" for a quote, \\n "
              "for a line end)");
}

TEST(Arguments, RefuseUnclosedQuotesAndRegexes) {
    EXPECT_EQ(parsed(U"1 \"a"), "3: unclosed quote (add '\"')");
    EXPECT_EQ(parsed(U"\"a\\\""), "1: unclosed quote (add '\"')");
    EXPECT_EQ(parsed(U"/a[/"), "1: unclosed regular expression (add '/'; in a class, ']' comes before it)");
    EXPECT_EQ(parsed(U"/a/b/"),
              "5: a blank is missing after the regular expression (write \\/ for a slash within it)");
}

TEST(Arguments, PathsMayBeginWithASlash) {
    EXPECT_EQ(parsed(U"/usr/share/dict/words", Slash::Path), "/usr/share/dict/words ");
}

TEST(Arguments, StoreTheirPositions) {
    const std::u32string text = U"ab \"c\\\"\" /d/i";
    const LineSlice piece{7, 10, text};
    const auto arguments = read_arguments({&piece, 1});
    ASSERT_TRUE(arguments);
    EXPECT_EQ((*arguments)[0].span, (SourceSpan{7, 10, 2}));
    EXPECT_EQ((*arguments)[1].span, (SourceSpan{7, 14, 3}));
    EXPECT_FALSE((*arguments)[1].is_verbatim);
    EXPECT_EQ((*arguments)[2].span, (SourceSpan{7, 20, 1}));
    EXPECT_TRUE((*arguments)[2].is_verbatim);
}

}  // namespace
}  // namespace sator::tests
