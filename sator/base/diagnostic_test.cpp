#include "sator/base/diagnostic.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Diagnostic unclosed_group() {
    Diagnostic error = error_at({2, 13, 1}, "unclosed group", "add ')'");
    error.file = "demo.sator";
    return error;
}

TEST(Diagnostic, ShowsThePositionTheLineAndTheHint) {
    Diagnostic error = unclosed_group();
    set_excerpt(error, "layout\nrule regex /(ab|c/\n");
    EXPECT_EQ(to_text(error),
              "demo.sator:2:13: error: unclosed group\n"
              "    rule regex /(ab|c/\n"
              "                ^\n"
              "hint: add ')'\n");
}

TEST(Diagnostic, ALineFoundByOffsetIsTheSame) {
    const std::string text = "läyout\r\nrüle regex /(ab|c/\r\nrest";
    Diagnostic by_line = unclosed_group(), by_offset = unclosed_group();
    set_excerpt(by_line, text);
    set_excerpt_at(by_offset, text, text.find("(ab"));
    EXPECT_EQ(to_text(by_offset), to_text(by_line));
    by_offset.span = {3, 5, 1};
    set_excerpt_at(by_offset, text, text.size());
    EXPECT_EQ(by_offset.excerpt, "rest");
    EXPECT_EQ(by_offset.caret, 5U);
}

TEST(Diagnostic, KeepsOnlyTheShownPartOfALongLine) {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += "é";
    Diagnostic by_line = unclosed_group(), by_offset = unclosed_group();
    by_line.span = by_offset.span = {1, 50'001, 3};
    set_excerpt(by_line, text);
    set_excerpt_at(by_offset, text, 100'000);
    EXPECT_EQ(to_text(by_offset), to_text(by_line));
    EXPECT_LT(by_offset.excerpt.size(), 2'000U);
}

}  // namespace
}  // namespace sator::tests
