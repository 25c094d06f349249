#include "sator/text/write/tidy_text.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/judges/standard_reader.hpp"
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
    EXPECT_EQ(tidied(""), "");
}

TEST(TidyText, IndentsListsAlike) {
    EXPECT_EQ(tidied("words\nten\n    eye  # a word\n# more\n net\n"),
              "words\n  ten\n  eye  # a word\n  # more\n  net\n");
    EXPECT_EQ(tidied("nonogram\nrows\n  1 1\n    10\ncolumns\n2\n2\n"),
              "nonogram\nrows\n  1 1\n  10\ncolumns\n  2\n  2\n");
    EXPECT_EQ(tidied("clues regex\nrows\n/A  B/\n      /[AB]+/\n"),
              "clues regex\nrows\n  /A  B/\n  /[AB]+/\n");
}

TEST(TidyText, JoinsBlanksOfRules) {
    EXPECT_EQ(tidied("grid   3x1\nrange \t 1..3   # all  three\nrule    sum  6   at  row  1\n"),
              "grid 3x1\nrange 1..3   # all  three\nrule sum 6 at row 1\n");
    EXPECT_EQ(tidied("killer  4x4   a=8\n| a a\nanti_knight  at   row 1;  row 2\n"),
              "killer 4x4 a=8\n| a a\nanti_knight at row 1; row 2\n");
    EXPECT_EQ(tidied("rule  sum(a)   =\n  1  +  2\n| a a\n"), "rule sum(a) =\n    1 + 2\n| a a\n");
}

TEST(TidyText, KeepsBlanksThatMayMatter) {
    for (const char* text :
         {"rule text \"A  B\" at row 1\n", "rule regex /A  B/ at row 1\n", "title Two  words\n",
          "skyscrapers 3x3\nleft  3   .  1\n", "sudoku 4x4\nkiller\n  3 R1C1   R1C2\n",
          "rule text \"an  unclosed  quote\n", "layout   # nothing  else\n", "# a  comment\n"})
        EXPECT_EQ(tidied(text), text);
}

std::string content_of(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// Returns the puzzles of the gallery and their drawn forms.
std::vector<std::filesystem::path> puzzle_files(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(SATOR_SOURCE_DIR / folder)) {
        if (entry.path().extension() == ".sator") files.push_back(entry.path());
    }
    return files;
}

TEST(TidyText, TheGalleryIsTidy) {
    for (const auto& path : puzzle_files("puzzles")) {
        const std::string text = content_of(path);
        EXPECT_TRUE(tidied(text) == text) << path << ": run sator fmt on it";
    }
}

/// Returns the text with three blanks instead of one in rules, and with blanks at the ends of lines.
std::string untidied(const std::string& text) {
    std::string result;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const bool is_rule = line.starts_with("rule ") && !line.contains('/') && !line.contains('"');
        for (const char c : line) result += is_rule && c == ' ' ? std::string("   ") : std::string(1, c);
        result += "  \n";
    }
    return result;
}

void expect_same_meaning(const std::string& a, const std::string& b, const std::filesystem::path& path) {
    Resources resources;
    const ReadResult before = read_puzzles(a, "before", resources, {});
    const ReadResult after = read_puzzles(b, "after", resources, {});
    ASSERT_TRUE(before.front().has_value() && after.front().has_value()) << path;
    EXPECT_TRUE(*before.front() == *after.front()) << path;
}

TEST(TidyText, MeansTheSame) {
    std::size_t files = 0;
    for (const char* folder : {"puzzles", "tests/examples/long"}) {
        for (const auto& path : puzzle_files(folder)) {
            const std::string text = content_of(path), tidy = tidied(text), again = tidied(untidied(text));
            expect_same_meaning(text, tidy, path);
            expect_same_meaning(text, again, path);
            EXPECT_EQ(tidied(tidy), tidy) << path;
            ++files;
        }
    }
    EXPECT_GT(files, 100U);
}

TEST(TidyText, ADefinitionOfAKindKeepsItsIndentation) {
    const std::string text =
        "define kind mines\n  drawing . cell\n  range   . mine \"*\"\n\n  example 1\n    mines\n    | . "
        ".\n\nmines\n| .\n";
    EXPECT_EQ(tidy_text(text, Registry::standard()), text);
}

}  // namespace
}  // namespace sator::tests
