#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>

#include "cli/commands/run_program.hpp"
#include "cli/pictures/picture_file.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/render/text/fitted_grid_text.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

const std::string kSudoku = SATOR_SOURCE_DIR "/puzzles/sudoku/plain.sator";
const std::string kSnowflake = SATOR_SOURCE_DIR "/puzzles/regex/snowflake.json";

/// Each test has its own folder.
class RenderCommand : public testing::Test {
  protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder_ = fs::path(testing::TempDir()) / ("sator_render_" + std::string(test->name()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }
    std::string path(const std::string& name) const { return (folder_ / name).string(); }

  private:
    fs::path folder_;
};

// After an interrupt, the known part is drawn. A picture that does not fit into the memory limit is not
// drawn.
TEST_F(RenderCommand, DrawsWithinItsLimits) {
    Resources files;
    const auto read = sator::read_puzzles("layout 2x2\nrange 1..2\n", "small", files, {});
    ASSERT_TRUE(read.at(0).has_value());
    auto file = PictureFile::named(path("small.svg"));
    ASSERT_TRUE(file.has_value());
    const std::atomic<std::size_t> used = 2;
    EXPECT_FALSE(file->add(*read[0], "small", {}, {}, {.memory_bytes = 1, .memory_used = &used}));
    EXPECT_EQ(file->size(), 0U);
    const std::atomic<bool> interrupted = true;
    EXPECT_TRUE(file->add(*read[0], "small", {}, {}, {.interrupted = &interrupted}));
    EXPECT_EQ(file->size(), 1U);
}

TEST_F(RenderCommand, WritesNoPartOfAPicture) {
    // The second picture is drawn within the short time that a drawing has after an interrupt.
    Resources files;
    const auto large = sator::read_puzzles("layout 40x40\nrange 1..2\n", "large", files, {});
    const auto small = sator::read_puzzles("layout 2x2\nrange 1..2\n", "small", files, {});
    ASSERT_TRUE(large.at(0).has_value() && small.at(0).has_value());
    for (const std::string extension : {".svg", ".html"}) {
        auto refused = PictureFile::named(path("large" + extension));
        ASSERT_TRUE(refused.has_value());
        EXPECT_TRUE(refused->add(*large[0], "large", {}, {}, {}));
        const std::atomic<std::size_t> used = 2;
        EXPECT_EQ(refused->write({.memory_bytes = 1, .memory_used = &used}), false);
        EXPECT_FALSE(fs::exists(path("large" + extension)));
        auto written = PictureFile::named(path("small" + extension));
        ASSERT_TRUE(written.has_value());
        EXPECT_TRUE(written->add(*small[0], "small", {}, {}, {}));
        const std::atomic<bool> interrupted = true;
        EXPECT_EQ(written->write({.interrupted = &interrupted}), true);
        EXPECT_TRUE(fs::exists(path("small" + extension)));
    }
}

TEST_F(RenderCommand, ChoosesTheFormatByTheFileExtension) {
    EXPECT_EQ(run({"render", kSudoku, "-o", path("a.svg")}).code, ExitCode::Found);
    EXPECT_TRUE(file_text(path("a.svg")).starts_with("<svg "));
    EXPECT_EQ(run({"render", kSudoku, "-o", path("a.html")}).code, ExitCode::Found);
    EXPECT_TRUE(file_text(path("a.html")).starts_with("<!DOCTYPE html>"));
    EXPECT_EQ(run({"render", kSnowflake, "-o", path("a.txt")}).code, ExitCode::Found);
    EXPECT_NE(file_text(path("a.txt")).find("Row 1 must match /S[KL]Y/\n"), std::string::npos);
    EXPECT_EQ(run({"render", kSudoku, "-o", path("a.doc")}).err,
              "sator: error: '" + path("a.doc") +
                  "' does not end in the name of a picture format\nhint: use the extension .svg, .txt, "
                  ".html, .pdf or .png\n");
}

TEST_F(RenderCommand, DrawsInCharactersWithoutAFile) {
    const ProgramRun ran = run({"render", "--rows", "A", "[BC]", "--columns", "A(B|C)", "--solution"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out,
              "command line\n\n"
              "     ┌───┐\n"
              "   A │ A │\n"
              "[BC] │[B]│\n"
              "     └───┘\n\n"
              "Column 1 must match /A(B|C)/\n"
              "One of several solutions: in another, the framed cells differ.\n");
    const std::string two = run({"render", kSudoku, kSnowflake}).out;
    EXPECT_TRUE(two.starts_with("A plain sudoku\n\n┌───────┬───────┬───────┐\n│ . 8 9 │ 5 . . │")) << two;
    EXPECT_NE(two.find("\n\nSnowflake\n\n"), std::string::npos);
    EXPECT_NE(two.find("Row 1 must match /S[KL]Y/\n"), std::string::npos);
    ASSERT_EQ(run({"render", kSudoku, kSnowflake, "-o", path("a.txt")}).code, ExitCode::Found);
    EXPECT_EQ(file_text(path("a.txt")), two);
}

TEST_F(RenderCommand, FitsTheTerminal) {
    TextOutput out, err;
    Session session{.out = out, .err = err, .out_is_terminal = true};
    session.columns = 15;
    ::setenv("NO_COLOR", "1", 1);
    run_command_line({"render", SATOR_SOURCE_DIR "/puzzles/nonogram/at-home.sator"}, session);
    run_command_line({"solve", SATOR_SOURCE_DIR "/puzzles/nonogram/at-home.sator"}, session);
    run_command_line({"solve", kSnowflake}, session);
    ::unsetenv("NO_COLOR");
    const std::string rendered = out.text().substr(0, out.text().find("At home", 1));
    EXPECT_LE(widest_line(rendered), 15U) << rendered;
    EXPECT_NE(out.text().find("│..........│\n"), std::string::npos);
    EXPECT_NE(out.text().find("(The grid is wider than the terminal. To see it: sator render --solution"),
              std::string::npos);
}

TEST_F(RenderCommand, ShowsTheSolutionOnlyIfRequested) {
    ASSERT_EQ(run({"render", kSnowflake, "-o", path("a.svg")}).code, ExitCode::Found);
    ASSERT_EQ(run({"render", kSnowflake, "--solution", "-o", path("b.svg")}).code, ExitCode::Found);
    EXPECT_EQ(file_text(path("a.svg")).find("class=\"solution\""), std::string::npos);
    EXPECT_NE(file_text(path("b.svg")).find("class=\"solution\""), std::string::npos);
    EXPECT_NE(file_text(path("b.svg")).find("message: EVERYFLAKEISUNIQUE."), std::string::npos);
}

TEST_F(RenderCommand, MarksCellsThatDifferBetweenSolutions) {
    ASSERT_EQ(run({"render", "--rows", "[AB]C", "--solution", "-o", path("a.svg")}).code, ExitCode::Wrong);
    ASSERT_EQ(run({"render", "--rows", "[AB]C", "--columns", "", "", "--solution", "-o", path("a.svg")}).code,
              ExitCode::Found);
    const std::string svg = file_text(path("a.svg"));
    EXPECT_NE(svg.find("class=\"differs\""), std::string::npos);
    EXPECT_NE(svg.find("One of several solutions"), std::string::npos);
}

TEST_F(RenderCommand, ReportsAPuzzleWithoutSolution) {
    const ProgramRun ran =
        run({"render", "--rows", "A", "--columns", "B", "--solution", "-o", path("a.svg")});
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_NE(ran.err.find("has no solution"), std::string::npos);
    EXPECT_TRUE(fs::exists(path("a.svg")));
}

TEST_F(RenderCommand, SeveralPuzzlesHaveNumbersOrOnePage) {
    ASSERT_EQ(run({"render", kSudoku, kSnowflake, "-o", path("a.svg")}).code, ExitCode::Found);
    EXPECT_TRUE(fs::exists(path("a-1.svg")) && fs::exists(path("a-2.svg")) && !fs::exists(path("a.svg")));
    ASSERT_EQ(run({"render", kSudoku, kSnowflake, "-o", path("a.html")}).code, ExitCode::Found);
    const std::string page = file_text(path("a.html"));
    EXPECT_NE(page.find("<h2>A plain sudoku</h2>"), std::string::npos);
    EXPECT_NE(page.find("<h2>Snowflake</h2>"), std::string::npos);
}

TEST_F(RenderCommand, EscapesClues) {
    const std::string clue = "[<&\"'>]+|</text><script>alert(1)</script>";
    ASSERT_EQ(run({"render", "--rows", clue, "--columns", "", "", "-o", path("a.svg")}).code,
              ExitCode::Found);
    const std::string svg = file_text(path("a.svg"));
    EXPECT_EQ(svg.find("<script"), std::string::npos);
    EXPECT_NE(svg.find("[&lt;&amp;&quot;&#39;&gt;]+|&lt;/text&gt;"), std::string::npos);
}

TEST_F(RenderCommand, SolveDrawsItsAnswer) {
    ASSERT_EQ(run({"solve", kSnowflake, "--svg", path("a.svg")}).code, ExitCode::Found);
    ASSERT_EQ(run({"render", kSnowflake, "--solution", "-o", path("b.svg")}).code, ExitCode::Found);
    EXPECT_EQ(file_text(path("a.svg")), file_text(path("b.svg")));
    EXPECT_EQ(run({"solve", kSnowflake, "--all", "--svg", path("a.svg")}).code, ExitCode::Wrong);
}

TEST_F(RenderCommand, ReportsAMissingFolder) {
    const ProgramRun ran = run({"render", kSudoku, "-o", path("none/a.svg")});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_EQ(ran.err,
              path("none/a.svg") +
                  ": error: cannot be written: No such file or directory\nhint: create its folder first\n");
}

TEST_F(RenderCommand, PdfAndPngReportAMissingTool) {
    const std::string before = std::getenv("PATH") == nullptr ? "" : std::getenv("PATH");
    ::setenv("PATH", path("").c_str(), 1);
    const ProgramRun ran = run({"render", kSudoku, "-o", path("a.pdf")});
    ::setenv("PATH", before.c_str(), 1);
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_NE(
        ran.err.find("rsvg-convert, which is needed for PDF and PNG, is not installed\nhint: install the "
                     "Debian package librsvg2-bin"),
        std::string::npos)
        << ran.err;
}

TEST_F(RenderCommand, PdfAndPngAreMadeByLibrsvg) {
    if (std::system("command -v rsvg-convert >/dev/null") != 0)
        GTEST_SKIP() << "no rsvg-convert (Debian's librsvg2-bin)";
    ASSERT_EQ(run({"render", kSudoku, kSnowflake, "-o", path("a.pdf")}).code, ExitCode::Found);
    EXPECT_TRUE(file_text(path("a.pdf")).starts_with("%PDF-"));
    ASSERT_EQ(run({"render", kSudoku, "--theme", "dark", "-o", path("a.png")}).code, ExitCode::Found);
    EXPECT_TRUE(file_text(path("a.png")).starts_with("\x89PNG"));
}

}  // namespace
}  // namespace sator::tests
