// A puzzle may be typed or pasted in place of a file's name.

#include "cli/process/puzzle_input.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

const std::string kTypedDigits = "1.....3..4....2.";
const std::string kTypedAnswer = "unique over 1..4\n";

TEST(PuzzleInput, AnArgumentMayBeAPuzzle) {
    for (const std::string& argument :
         {kTypedDigits, std::string("1_____3_4_____2_"), std::string("1... ..3. 4... ..2."),
          std::string("solo:2x2:1e3a4e2a"), std::string("[[1,0,0,0],[0,0,3,0],[4,0,0,0],[0,0,2,0]]"),
          std::string("1...\n..3.\n4...\n..2.\n"),
          std::string("sudoku 4x4\n| 1 . . .\n| . . 3 .\n| 4 . . .\n| . . 2 .\n")}) {
        const cli::ProgramRun ran = cli::run({"solve", argument});
        EXPECT_TRUE(ran.out.ends_with(kTypedAnswer)) << argument << ": " << ran.out << ran.err;
    }
}

TEST(PuzzleInput, ATextThatIsNoPuzzleIsNoMissingFile) {
    for (const std::string& argument :
         {std::string(5000, 'x'), std::string("one\ntwo\n"),
          std::string("5300700006001950000980000608000600034"), std::string("{\"what\": 1}"),
          std::string("4x4:bBa0f1d"), std::string("lightup 4x4:bBa0f1d")}) {
        const cli::ProgramRun ran = cli::run({"solve", argument});
        EXPECT_EQ(ran.code, ExitCode::Wrong);
        EXPECT_FALSE(ran.err.contains("No such file") || ran.err.contains("too long")) << ran.err;
        EXPECT_TRUE(ran.err.starts_with("argument")) << ran.err.substr(0, 200);
    }
    EXPECT_TRUE(cli::run({"solve", "4x4:bBa0f1d"})
                    .err.contains("this is a game ID without its game\nhint: write the game's name"));
    EXPECT_TRUE(cli::run({"solve", "missing.sator"}).err.contains("No such file"));
    EXPECT_TRUE(cli::run({"solve", "sudoku"}).err.contains("No such file"))
        << "a kind's name may be a file's";
}

TEST(PuzzleInput, AFileOfThatNameIsRead) {
    const std::string file = testing::TempDir() + kTypedDigits;
    std::ofstream(file) << "sudoku 4x4\n| 1 2 3 4\n";
    EXPECT_FALSE(cli::run({"solve", file}).out.ends_with(kTypedAnswer));
    std::filesystem::remove(file);
}

TEST(PuzzleInput, KnownValuesMayBeTyped) {
    const std::string rules = testing::TempDir() + "typed_rules.sator";
    std::ofstream(rules) << "sudoku 4x4\n";
    const cli::ProgramRun ran = cli::run({"solve", rules, "--initial", kTypedDigits});
    EXPECT_TRUE(ran.out.ends_with(kTypedAnswer)) << ran.out << ran.err;
}

}  // namespace
}  // namespace sator::tests
