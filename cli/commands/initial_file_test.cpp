// --initial: many puzzles with the same rules.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string file(const std::string& name, const std::string& text) {
    const std::string path = temporary_folder() + "initial_file_" + name;
    std::ofstream(path) << text;
    return path;
}

std::string pair() {
    return file("pair.sator",
                "title Pair\nlayout\n| * *\n\nrange 1..3\n\nrule sum 4\n| a a\n\nrule in_order\n| a a\n");
}

TEST(InitialFile, EachLineIsAPuzzleOfItsOwn) {
    const ProgramRun ran = run({"solve", pair(), "--initial", file("lines", "# known\n1.\n\n.2\n3.\n")});
    EXPECT_EQ(ran.out,
              "Pair#1\n 1 3\nunique over 1..3\n\n"
              "Pair#2\n 2 2\nunique over 1..3\n\n"
              "Pair#3\nno solution over 1..3\nthese cannot all be true:\n  row 1 must add up to 4\n  row 1 "
              "must be in order\n  R1C1 is given as 3\n"
              "with 2 instead of 3 it is unique: R1C1 is given as 3\n");
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_EQ(run({"solve", pair(), "--initial", file("one", ". .\n"), "--count"}).out,
              "Pair\n2 solutions over 1..3\n");
}

TEST(InitialFile, ComesAfterThePuzzlesOwnDrawings) {
    const std::string own = file("own.sator", "title Own\nlayout\n| * *\n\nrange 1..2\n\ninitial\n| 1 2\n");
    const ProgramRun ran = run({"solve", own, "--initial", file("last", "2 1\n"), "--json"});
    const std::size_t first = ran.out.find(R"("puzzle":"Own#1","status":"unique")");
    const std::size_t second = ran.out.find(R"("puzzle":"Own#2","status":"unique")");
    EXPECT_LT(first, second) << ran.out;
    EXPECT_NE(second, std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(R"([["2","1"]])", second), std::string::npos) << ran.out;
}

TEST(InitialFile, AddsToEveryPuzzleOfTheCall) {
    const std::string line =
        file("sudoku", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n");
    const ProgramRun ran = run({"solve", pair(), pair(), "--initial", file("shared", "1 .\n"), "--json"});
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 2);
    const ProgramRun sudokus = run({"solve", line, "--initial", line, "--json"});
    EXPECT_EQ(std::ranges::count(sudokus.out, '\n'), 2);
    EXPECT_EQ(sudokus.code, ExitCode::Found);
}

TEST(InitialFile, ABadLineIsReportedAndTheOthersAreSolved) {
    const std::string lines = file("bad", "1.\n123\n.4\n3.\n");
    const ProgramRun ran = run({"solve", pair(), "--initial", lines});
    EXPECT_EQ(ran.out,
              "Pair#1\n 1 3\nunique over 1..3\n\nPair#2\nno solution over 1..3\nthese cannot all be "
              "true:\n  row 1 must add up to 4\n  row 1 must be in order\n  R1C1 is given as 3\n"
              "with 2 instead of 3 it is unique: R1C1 is given as 3\n\n");
    EXPECT_EQ(ran.err, lines +
                           ":2:1: error: this line has 3 values for 2 cells\n"
                           "    123\n"
                           "    ^^^\n"
                           "hint: a line has a character for each cell, with '.' for an open cell\n" +
                           lines +
                           ":3:2: error: no cell can hold 4\n"
                           "    .4\n"
                           "     ^\n"
                           "hint: the values are 1..3\n");
    EXPECT_EQ(ran.code, ExitCode::Wrong);
}

TEST(InitialFile, MustHaveAPuzzle) {
    const std::string empty = file("empty", "\n# nothing\n");
    const ProgramRun ran = run({"solve", pair(), "--initial", empty});
    EXPECT_EQ(ran.err, empty +
                           ": error: the file has no puzzle\n"
                           "hint: a line has a character for each cell, with '.' for an open cell\n");
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    const ProgramRun missing = run({"solve", pair(), "--initial", temporary_folder() + "no_such_file"});
    EXPECT_EQ(missing.out, "");
    EXPECT_NE(missing.err.find("cannot be read"), std::string::npos) << missing.err;
    EXPECT_EQ(missing.code, ExitCode::Wrong);
}

}  // namespace
}  // namespace sator::tests
