#include "sator/explain/check/plain_cause.hpp"

#include <gtest/gtest.h>

#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string cause_of(const std::string& text) {
    Resources none;
    const auto puzzle = read_sator({"x", std::make_shared<const std::string>(text)}, none);
    if (!puzzle) return to_text(puzzle.error().front());
    return explain::plain_cause(*puzzle).value_or("");
}

TEST(PlainCause, RunsOfRowsAndColumnsHaveOneTotal) {
    EXPECT_EQ(cause_of("nonogram\nrows 1 1, 1, 2\ncolumns 1, 2, 3\n"),
              "the rows say 5 filled cells, the columns 6");
    EXPECT_EQ(cause_of("nonogram\nrows 1 1, 1, 2\ncolumns 1, 2, 2\n"), "");
}

TEST(PlainCause, CountsAndSumsHaveOneTotal) {
    const std::string grid = "grid 2x2\nrange . \"*\"\n";
    EXPECT_EQ(cause_of(grid + "rule count \"*\" 1 at rows\nrule count \"*\" 2 at columns\n"),
              "the rows say 2 cells with *, the columns 4");
    EXPECT_EQ(cause_of(grid + "rule count \"*\" 1 at row 1\nrule count \"*\" 2 at columns\n"), "")
        << "not all rows";
    EXPECT_EQ(cause_of("grid 2x2\nrange 1..9\nrule sum 10 at rows\nrule sum 9 at columns\n"),
              "the rows add up to 20, the columns to 18");
    EXPECT_EQ(cause_of("grid 2x2\nrange 1..9\nrule sum 10 at rows; columns\n"), "");
}

}  // namespace
}  // namespace sator::tests
