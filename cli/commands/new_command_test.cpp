#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "cli/commands/run_program.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/kinds/puzzle_beginnings.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

class NewCommand : public testing::Test {
  protected:
    void SetUp() override {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }

  private:
    fs::path folder_ =
        fs::path(testing::TempDir()) /
        ("sator_new_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

std::vector<text::PuzzleBeginning> all_beginnings() {
    return text::puzzle_beginnings(text::KnownKinds(text::KindTable::standard()));
}

TEST_F(NewCommand, EachKindIsAPuzzleWithItsSolutions) {
    ASSERT_GE(all_beginnings().size(), kind_table().size());
    for (const text::PuzzleBeginning& kind : all_beginnings()) {
        const std::string file = path(kind.name + ".sator");
        const ProgramRun made = run({"new", kind.name, "-o", file});
        EXPECT_EQ(made.out, file + " is written; try: sator solve " + file + "\n");
        EXPECT_EQ(file_text(file), run({"new", kind.name}).out);
        const ProgramRun solved = run({"solve", file});
        EXPECT_EQ(solved.code, ExitCode::Found) << solved.err;
        const text::Kind* row = text::find_kind(kind.name);
        const bool is_unique = row == nullptr || row->example_solutions == 1;
        EXPECT_TRUE(!is_unique || solved.out.contains("\nunique over ")) << kind.name << "\n" << solved.out;
        EXPECT_EQ(run({"render", file}).code, ExitCode::Found) << kind.name;
    }
}

TEST_F(NewCommand, EachKindIsExplained) {
    std::set<std::string> names;
    for (const text::PuzzleBeginning& kind : all_beginnings()) {
        EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
        EXPECT_TRUE(kind.description.ends_with('.')) << kind.name << ": " << kind.description;
        EXPECT_TRUE(kind.text.starts_with("# ")) << kind.name;
        EXPECT_TRUE(kind.text.contains("\n# To make your own, ")) << kind.name << "\n" << kind.text;
        EXPECT_NE(kind.text.find("\ntitle "), std::string::npos) << kind.name;
        for (std::string_view rest = kind.text; !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            EXPECT_LE(to_code_points(line).size(), 120U) << kind.name << ": " << line;
            rest.remove_prefix(line.size() + 1);
        }
    }
}

TEST_F(NewCommand, KnowsTheNamesWithoutTheTexts) {
    std::vector<std::string> names;
    for (const text::PuzzleBeginning& kind : all_beginnings()) names.push_back(kind.name);
    EXPECT_EQ(text::beginning_names(text::KnownKinds(text::KindTable::standard())), names);
}

TEST_F(NewCommand, WritesTheRulesAsComments) {
    EXPECT_EQ(
        run({"new", "Light Up"}).out,
        "# Akari: Put lamps into white cells so that each white cell is lit and no lamp is lit by another. "
        "A\n"
        "# lamp shines along its row and column up to the next black cell. A number counts the lamps beside\n"
        "# it.\n"
        "# To make your own, draw other black cells: # is one, and a number is one with that number of lamps "
        "beside it.\n"
        "\n"
        "title My akari\n"
        "\n"
        "akari\n"
        "| . . 1 #\n"
        "| . 1 . .\n"
        "| 1 . . .\n"
        "| . . . .\n");
    EXPECT_TRUE(run({"new", "star_battle"}).out.contains("each row, column and region is 1."));
}

TEST_F(NewCommand, ListsTheKinds) {
    const ProgramRun ran = run({"new"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    for (const text::PuzzleBeginning& kind : all_beginnings())
        EXPECT_NE(ran.out.find("  " + kind.name + "  "), std::string::npos) << kind.name;
}

TEST_F(NewCommand, ReadsNamesInAnySpelling) {
    for (const char* name : {"star-battle", "star_battle", "Star Battle", "Sternenschlacht"})
        EXPECT_EQ(run({"new", name}).out, run({"new", "star-battle"}).out) << name;
    EXPECT_EQ(run({"new", "Jigsaw Sudoku"}).out, run({"new", "jigsaw-sudoku"}).out);
    EXPECT_TRUE(run({"new", "jigsaw-sudoku"}).out.contains("\nsudoku 6x6 jigsaw\n"));
}

TEST_F(NewCommand, ARuleBeginsAPuzzleToo) {
    const std::string renban = run({"new", "renban"}).out;
    EXPECT_TRUE(renban.contains("\nrenban") || renban.contains("rule renban")) << renban;
    EXPECT_EQ(run({"new", "renban-sudoku"}).out, renban);
}

TEST_F(NewCommand, KnowsTheKindsOfAnIncludedFile) {
    std::ofstream(path("mine.rules")) << "define kind row_sums\n"
                                         "  says \"Each row has {SUM} in all.\"\n"
                                         "  range 1..3\n"
                                         "  sum 5 at rows\n"
                                         "  example 2\n"
                                         "    row_sums\n"
                                         "    | . 3\n"
                                         "    | 2 .\n";
    const std::string file = path("mine.sator");
    EXPECT_EQ(run({"new", "row_sums", "--include", path("mine.rules"), "-o", file}).err, "");
    EXPECT_TRUE(file_text(file).contains("include \"" + path("mine.rules") + "\"\n")) << file_text(file);
    EXPECT_EQ(run({"solve", file}).code, ExitCode::Found);
    EXPECT_TRUE(run({"new", "--include", path("mine.rules")}).out.contains("  row-sums  "));
    EXPECT_EQ(run({"new", "row_sums"}).code, ExitCode::Wrong);
    EXPECT_EQ(run({"new", "row_sums", "--include", path("none")}).err,
              "error: there is no file '" + path("none") +
                  "'\nhint: it is searched for in the folder of this file and in the parent folders\n");
}

TEST_F(NewCommand, SuggestsKinds) {
    EXPECT_EQ(run({"new", "sudko"}).err,
              "sator: error: there is no kind of puzzle called 'sudko'\nhint: did you mean sudoku?\n");
    EXPECT_EQ(run({"new", "igsaw"}).err,
              "sator: error: there is no kind of puzzle called 'igsaw'\nhint: did you mean jigsaw-sudoku?\n");
    EXPECT_EQ(run({"new", "chess"}).err,
              "sator: error: there is no kind of puzzle called 'chess'\nhint: sator new lists the kinds\n");
    EXPECT_EQ(run({"new", "-o", path("x.sator")}).err,
              "sator: error: the kind of the new puzzle is missing\nhint: sator new lists the kinds\n");
}

TEST_F(NewCommand, FindsAnExampleWithoutTheWordSudoku) {
    EXPECT_EQ(run({"new", "jigsaw"}).out, run({"new", "jigsaw-sudoku"}).out);
}

TEST_F(NewCommand, ReplacesNoFile) {
    ASSERT_EQ(run({"new", "sudoku", "-o", path("a.sator")}).code, ExitCode::Found);
    const ProgramRun again = run({"new", "kakuro", "-o", path("a.sator")});
    EXPECT_EQ(again.code, ExitCode::Wrong);
    EXPECT_EQ(again.err, path("a.sator") +
                             ": error: the file exists already\n"
                             "hint: name another file, or remove this one first\n");
    EXPECT_TRUE(file_text(path("a.sator")).starts_with("# Sudoku"));
    EXPECT_EQ(run({"new", "sudoku", "-o", path("none/a.sator")}).code, ExitCode::Wrong);
}

}  // namespace
}  // namespace sator::tests
