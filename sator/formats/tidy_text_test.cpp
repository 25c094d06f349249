#include "sator/formats/sator_writer/tidy_text.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "sator/formats/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string tidied(const std::string& text) {
    return tidy_text(text, Registry::standard());
}

TEST(TidyText, IndentsCluesAndContinuations) {
    EXPECT_EQ(tidied("sudoku\nkiller  \n    3 R1C1\n     # two\n 15 R1C2   # more\n"),
              "sudoku\nkiller\n   3 R1C1\n  # two\n  15 R1C2   # more\n");
    EXPECT_EQ(tidied("  layout 2x1\n\n\n\nrule sum(a)\n = 3\n   | a a\n"),
              "layout 2x1\n\nrule sum(a)\n    = 3\n| a a\n");
}

TEST(TidyText, KeepsDrawingsAndComments) {
    EXPECT_EQ(tidied("# one\r\nlayout\r\n|  *  *\r\n\r\n"), "# one\nlayout\n|  *  *\n");
    EXPECT_EQ(tidied("words\n  ten\n eye\n"), "words\nten\neye\n");
    EXPECT_EQ(tidied(""), "");
}

std::string content_of(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

TEST(TidyText, MeansTheSame) {
    const std::filesystem::path gallery = std::filesystem::path(SATOR_SOURCE_DIR) / "puzzles";
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(gallery)) {
        if (entry.path().extension() != ".sator") continue;
        const std::string text = content_of(entry.path()), tidy = tidied(text);
        Resources resources;
        const ReadResult before = read_puzzles(text, "before", resources, {});
        const ReadResult after = read_puzzles(tidy, "after", resources, {});
        ASSERT_TRUE(before.front().has_value() && after.front().has_value()) << entry.path();
        EXPECT_TRUE(*before.front() == *after.front()) << entry.path();
        EXPECT_EQ(tidied(tidy), tidy) << entry.path();
        ++files;
    }
    EXPECT_GT(files, 30u);
}

}  // namespace
}  // namespace sator::tests
