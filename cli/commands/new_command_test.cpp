#include "cli/commands/new_command.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

#include "cli/commands/puzzle_templates.hpp"
#include "cli/commands/run_program.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/kinds/kind_table.hpp"
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

TEST_F(NewCommand, EachKindHasOneSolution) {
    ASSERT_GE(puzzle_templates().size(), 32U);
    for (const PuzzleTemplate& kind : puzzle_templates()) {
        const std::string name(kind.name), file = path(name + ".sator");
        EXPECT_EQ(run({"new", name}).out, kind.text);
        const ProgramRun made = run({"new", name, "-o", file});
        EXPECT_EQ(made.out, file + " is written; try: sator solve " + file + "\n");
        EXPECT_EQ(file_text(file), kind.text);
        const ProgramRun solved = run({"solve", file});
        EXPECT_EQ(solved.code, ExitCode::Found) << solved.err;
        EXPECT_NE(solved.out.find("\nunique over "), std::string::npos) << name << "\n" << solved.out;
        EXPECT_EQ(run({"render", file}).code, ExitCode::Found) << name;
    }
}

/// A kind that no template shows, and why.
struct KindWithoutTemplate {
    std::string_view kind, reason;
};
constexpr std::array kKindsWithoutTemplate = {
    KindWithoutTemplate{"all_interval", "its line has only a size"},
    KindWithoutTemplate{"diagonal", "a word below a sudoku"},
    KindWithoutTemplate{"kropki", "dots are drawn as the signs of a futoshiki are"},
    KindWithoutTemplate{"langford", "its line has only a size"},
    KindWithoutTemplate{"latin", "a sudoku without boxes"},
    KindWithoutTemplate{"magic_hexagon", "there is only one"},
    KindWithoutTemplate{"queens", "its line has only a size"},
    KindWithoutTemplate{"regex_crossword",
                        "regex-crossword has 'regexes', the same in the language's own words"},
    KindWithoutTemplate{"windoku", "a word below a sudoku"},
    KindWithoutTemplate{"word_square", "its line has only a size and a list"},
};

TEST_F(NewCommand, EachKindOfTheLanguageHasATemplateOrAReason) {
    for (const text::Kind& kind : text::kind_table()) {
        const std::string line = "\n" + std::string(kind.name);
        const bool has_template = std::ranges::any_of(puzzle_templates(), [&](const PuzzleTemplate& own) {
            const std::string text(own.text);
            return text.contains(line + "\n") || text.contains(line + " ");
        });
        const bool has_reason = std::ranges::find(kKindsWithoutTemplate, kind.name,
                                                  &KindWithoutTemplate::kind) != kKindsWithoutTemplate.end();
        EXPECT_NE(has_template, has_reason) << kind.name;
    }
}

TEST_F(NewCommand, EachKindIsExplained) {
    std::set<std::string_view> names;
    for (const PuzzleTemplate& kind : puzzle_templates()) {
        EXPECT_TRUE(names.insert(kind.name).second);
        EXPECT_TRUE(kind.description.ends_with('.')) << kind.name;
        const std::size_t second = kind.text.find('\n') + 1;
        EXPECT_TRUE(kind.text.substr(second).starts_with("# To make your own, ")) << kind.name;
        EXPECT_NE(kind.text.find("\ntitle "), std::string_view::npos) << kind.name;
        for (std::string_view rest = kind.text; !rest.empty();) {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            EXPECT_LE(to_code_points(line).size(), 120U) << kind.name << ": " << line;
            rest.remove_prefix(line.size() + 1);
        }
    }
}

TEST_F(NewCommand, ListsTheKinds) {
    const ProgramRun ran = run({"new"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    for (const PuzzleTemplate& kind : puzzle_templates())
        EXPECT_NE(ran.out.find("  " + std::string(kind.name) + "  "), std::string::npos) << kind.name;
}

TEST_F(NewCommand, SuggestsKinds) {
    EXPECT_EQ(run({"new", "sudko"}).err,
              "sator: error: there is no kind of puzzle called 'sudko'\nhint: did you mean sudoku?\n");
    EXPECT_EQ(
        run({"new", "killer"}).err,
        "sator: error: there is no kind of puzzle called 'killer'\nhint: did you mean killer-sudoku?\n");
    EXPECT_EQ(run({"new", "regex"}).err,
              "sator: error: there is no kind of puzzle called 'regex'\n"
              "hint: did you mean regex-crossword or regex-hexagon?\n");
    EXPECT_EQ(run({"new", "chess"}).err,
              "sator: error: there is no kind of puzzle called 'chess'\nhint: sator new lists the kinds\n");
    EXPECT_EQ(run({"new", "-o", path("x.sator")}).err,
              "sator: error: the kind of the new puzzle is missing\nhint: sator new lists the kinds\n");
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
