#include <gtest/gtest.h>

#include "cli/commands/run_program.hpp"

namespace sator::cli {
namespace {

TEST(CreateCommand, TheSameSeedMakesTheSamePuzzle) {
    const ProgramRun first = run({"create", "sudoku", "--size", "6x6", "--seed", "7"});
    EXPECT_EQ(first.code, ExitCode::Found);
    EXPECT_EQ(first.err, "");
    EXPECT_EQ(first.out, run({"create", "sudoku", "--seed", "7", "--size", "6x6"}).out);
    EXPECT_NE(first.out, run({"create", "sudoku", "--size", "6x6", "--seed", "8"}).out);
    EXPECT_TRUE(first.out.contains("sator create sudoku --size 6x6 --seed 7\n")) << first.out;
}

TEST(CreateCommand, MeetsTheGrade) {
    for (int grade = 1; grade <= 10; ++grade) {
        const ProgramRun made =
            run({"create", "sudoku", "--seed", "1", "--grade", std::to_string(grade), "--json"});
        EXPECT_EQ(made.code, ExitCode::Found);
        EXPECT_TRUE(made.out.contains("\"grade\":" + std::to_string(grade) + ",")) << made.out;
    }
}

TEST(CreateCommand, SaysThatAWishIsNotMetAndNamesTheNearest) {
    const ProgramRun made = run({"create", "sudoku", "--size", "4", "--givens", "2", "--seed", "1"});
    EXPECT_EQ(made.code, ExitCode::None);
    EXPECT_EQ(made.out, "");
    EXPECT_TRUE(
        made.err.starts_with("sator create: error: no such puzzle was found in 1000 attempts\n"
                             "hint: the nearest that was found is a puzzle with 4 givens\n"))
        << made.err;
}

TEST(CreateCommand, RefusesWrongCalls) {
    const auto error = [](const std::vector<std::string>& arguments) { return run(arguments).err; };
    EXPECT_EQ(error({"create", "sodoku"}),
              "sator create: error: no kind called 'sodoku' can be made\nhint: did you mean sudoku?\n");
    EXPECT_EQ(error({"create", "sudoku", "--size", "3"}),
              "sator create: error: --size 3: a size of this kind has from 4 to 16 columns and rows\n"
              "hint: write e.g. --size 4x4\n");
    EXPECT_EQ(error({"create", "sudoku", "--grade", "11"}),
              "sator create: error: --grade: '11' is no grade\n"
              "hint: write 1 to 10, a range such as 3..5, or gentle, moderate, tricky, hard or fiendish\n");
    EXPECT_EQ(error({"create", "sudoku", "--keep", "R1C"}),
              "--keep:1:1: error: this is not a place\n    R1C\n    ^^\n"
              "hint: write cells (R3C4, R1C1..R1C4), or rows, columns, boxes, …\n");
}

}  // namespace
}  // namespace sator::cli
