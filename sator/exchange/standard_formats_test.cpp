#include "sator/exchange/standard_formats.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns "read", or the error with its place.
std::string outcome(const std::string& text) {
    Resources files;
    const ReadResult result = read_puzzles(text, "file", files);
    return result.at(0) ? "read" : to_text(result.at(0).error());
}

TEST(Format, IsRecognisedAfterAByteOrderMark) {
    const std::string sudoku(81, '.');
    for (const std::string text : {"layout 2x1\nrange 1..2\n", "title \"A\"\nlayout 2x1\nrange 1..2\n",
                                   "width 1\nheight 1\nrows\n1\ncolumns\n1\n",
                                   R"({"patternsX":[["A",""]],"patternsY":[["A",""]]})", sudoku.c_str()}) {
        EXPECT_EQ(outcome(text), "read") << text;
        EXPECT_EQ(outcome("\xEF\xBB\xBF" + text), "read") << text;
    }
}

TEST(Format, AnArchiveIsRefusedByName) {
    EXPECT_EQ(outcome(std::string("PK\x03\x04\0\0", 6)),
              "file: error: the file is a zip archive\n"
              "hint: unpack it, and name the file in it\n");
}

TEST(Format, PositionsDoNotCountTheByteOrderMark) {
    const std::string wrong = "layoud 2x1\nrange 1..2\nlayout 2x1\n";
    EXPECT_EQ(outcome("\xEF\xBB\xBF" + wrong), outcome(wrong));
    EXPECT_TRUE(outcome(wrong).starts_with("file:1:1: error:")) << outcome(wrong);
}

}  // namespace
}  // namespace sator::tests
