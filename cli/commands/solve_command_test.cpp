// The options of `sator solve` for the search, and its statistics.

#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string written(const std::string& name, const std::string& text) {
    const std::string path = temporary_folder() + name;
    std::ofstream(path) << text;
    return path;
}

/// Writes a puzzle with 576 solutions.
std::string latin_square() {
    return written("solve_latin.sator",
                   "layout 4x4\nrange 1..4\n\nrule distinct\n| * * * *\n\nrule distinct\n|*\n|*\n|*\n|*\n");
}

TEST(Solve, FindsTheSameFirstSolutionWithTheSameSeed) {
    const std::string puzzle = latin_square();
    std::set<std::string> found;
    for (const char* seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
        const ProgramRun ran = run({"solve", puzzle, "--limit", "1", "--seed", seed});
        EXPECT_EQ(ran.code, ExitCode::Found);
        EXPECT_EQ(run({"solve", puzzle, "--limit", "1", "--seed", seed}).out, ran.out);
        found.insert(ran.out);
    }
    EXPECT_GT(found.size(), 2U);
    EXPECT_EQ(run({"solve", puzzle, "--count", "--seed", "3"}).out, run({"solve", puzzle, "--count"}).out);
    EXPECT_EQ(run({"solve", puzzle, "--all", "--seed", "3"}).out, run({"solve", puzzle, "--all"}).out);
}

TEST(Solve, ReportsStatistics) {
    const std::string puzzle = latin_square();
    const ProgramRun plain = run({"solve", puzzle}), verbose = run({"solve", puzzle, "--verbose"});
    EXPECT_EQ(verbose.out, plain.out);
    EXPECT_EQ(plain.err, "");
    EXPECT_NE(verbose.err.find("solve_latin: 16 cells, 4 symbols, 2 rules; read in "), std::string::npos)
        << verbose.err;
    EXPECT_NE(verbose.err.find(" propagators; "), std::string::npos) << verbose.err;
    EXPECT_NE(verbose.err.find(" propagations; built in "), std::string::npos) << verbose.err;
    for (const char* command : {"check", "explain", "hint", "rate"})
        EXPECT_NE(run({command, puzzle, "--verbose"}).err.find("16 cells"), std::string::npos) << command;
}

TEST(Solve, StopsCountingAtItsLimit) {
    const std::string puzzle = latin_square();
    const auto counted = [&](const char* most) {
        return run({"solve", puzzle, "--count", "--limit", most, "--json"}).out;
    };
    EXPECT_NE(counted("5").find(R"("status":"multiple","count":"5","complete":false)"), std::string::npos);
    EXPECT_NE(counted("1000").find(R"("count":"576","complete":true)"), std::string::npos);
    const ProgramRun both = run({"solve", puzzle, "--count", "--all"});
    EXPECT_EQ(both.code, ExitCode::Wrong);
    EXPECT_EQ(both.err, "sator: error: --count shows no solutions\nhint: leave out --all or --count\n");
}

TEST(Solve, AcceptsSearchOptions) {
    const std::string grid =
        written("solve_search.txt",
                "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n");
    const ProgramRun usual = run({"solve", grid});
    EXPECT_EQ(usual.code, ExitCode::Found);
    const ProgramRun tuned = run({"solve", "--search", "restart-first=7", "--search=learn-after=0", grid,
                                  "--search", "save-phases=0"});
    EXPECT_EQ(tuned.out, usual.out);
    EXPECT_EQ(tuned.err, "");
    const ProgramRun wrong = run({"solve", "--search", "restart-first=7", "--search", "lern-after=0", grid});
    EXPECT_EQ(wrong.code, ExitCode::Wrong);
    EXPECT_EQ(wrong.err,
              "sator solve: error: --search: unknown search option 'lern-after'\nhint: did you mean "
              "learn-after?\n");
    const ProgramRun listed = run({"solve", "--search", "help"});
    EXPECT_EQ(listed.code, ExitCode::Found);
    EXPECT_NE(listed.out.find(
                  "restart-first               100  1..1000000000   conflicts before the first restart\n"),
              std::string::npos)
        << listed.out;
}

TEST(Solve, NamesUnreadablePuzzlesByTheirNumberInTheFile) {
    const std::string grid =
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    const std::string lines = written("solve_lines.txt", grid + "\n" + grid.substr(1) + "\n" + grid + "\n");
    const std::string out = run({"solve", lines, "--json"}).out;
    EXPECT_NE(out.find(R"("puzzle":"solve_lines#3","status":"error")"), std::string::npos) << out;
    const ProgramRun missing = run({"solve", temporary_folder() + "solve_missing.sator", "--json"});
    EXPECT_NE(missing.out.find(R"("puzzle":"solve_missing","status":"error")"), std::string::npos)
        << missing.out;
    const std::string broken = written("solve_broken.sator", "layout 2x2\nrange 1..2\nrule sum x\n| * *\n");
    EXPECT_NE(run({"solve", broken, "--json"}).out.find(R"("puzzle":"solve_broken","status":"error")"),
              std::string::npos);
}

TEST(Solve, AsksForTheOtherLinesOfATypedCrossword) {
    const ProgramRun rows = run({"solve", "--rows", "A"});
    EXPECT_EQ(rows.code, ExitCode::Wrong);
    EXPECT_EQ(
        rows.err,
        "sator: error: the puzzle has no columns\nhint: add --columns CLUE…; '' is a line without a clue\n");
    EXPECT_NE(run({"solve", "--columns", "A"}).err.find("add --rows CLUE…"), std::string::npos);
}

TEST(Solve, AsksForTheMemoryOfPlacedWordsFirst) {
    std::string text = "layout 40x40\nrange blank A..Z\n\n";
    for (char c = 'A'; c <= 'Z'; ++c) text += "place \"" + std::string(1, c) + "LONGWORD\"\n";
    const std::string puzzle = written("solve_place.sator", text);
    const ProgramRun stopped = run({"solve", puzzle, "--limit", "1", "--memory-limit", "8M"});
    EXPECT_EQ(stopped.code, ExitCode::Stopped);
    EXPECT_NE(stopped.out.find("stopped by the memory limit"), std::string::npos) << stopped.out;
    EXPECT_EQ(run({"solve", puzzle, "--limit", "1"}).code, ExitCode::Found);
}

}  // namespace
}  // namespace sator::tests
