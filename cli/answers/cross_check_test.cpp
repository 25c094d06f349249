#include "cli/answers/cross_check.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string written_puzzle(const std::string& text) {
    const std::string path = temporary_folder() + "cross_check.sator";
    std::ofstream(path) << text;
    return path;
}

bool is_installed(const std::string& program) {
    return std::system(("command -v " + program + " >/dev/null").c_str()) == 0;
}

class CrossCheck : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(CrossCheck, FindsTheSameNumberOfSolutions) {
    const auto [name, program] = GetParam();
    if (!is_installed(program)) GTEST_SKIP() << "no " << program;
    const std::string grid = "sudoku 4x4\nrule sum 3 at R1C1 R1C2\n\ninitial\n";
    for (const auto& [rest, found] :
         {std::pair{"| . . . .\n| . . . .\n| . . . .\n| . . . .\n", "at least two solutions"},
          {"| 1 2 3 4\n| 3 4 1 2\n| 2 1 4 3\n| 4 3 . .\n", "one solution"},
          {"| 3 . . .\n| . . . .\n| . . . .\n| . . . .\n", "no solution"}}) {
        const ProgramRun ran = run({"solve", "--cross-check", name, written_puzzle(grid + rest)});
        EXPECT_TRUE(ran.out.ends_with(std::string(name) + " finds " + found + ", too\n"))
            << ran.out << ran.err;
        EXPECT_EQ(ran.code, std::string(found) == "no solution" ? ExitCode::None : ExitCode::Found);
    }
}

INSTANTIATE_TEST_SUITE_P(Programs, CrossCheck,
                         testing::Values(std::pair{"cadical", "cadical"}, std::pair{"clasp", "clasp"},
                                         std::pair{"gecode", "fzn-gecode"}, std::pair{"clingo", "clingo"},
                                         std::pair{"z3", "z3"}),
                         [](const auto& test) { return std::string(test.param.first); });

TEST(CrossCheckCall, RefusesWhatCannotCheck) {
    EXPECT_EQ(
        run({"solve", "--cross-check", "me", written_puzzle("latin 2x2\n")}).err,
        "sator: error: 'me' cannot check an answer\nhint: write cadical, clasp, gecode, clingo or z3\n");
    EXPECT_EQ(run({"solve", "--cross-check", "z3", "--limit", "1", written_puzzle("latin 2x2\n")}).err,
              "sator: error: --cross-check compares up to two solutions\nhint: leave out --limit 1\n");
}

}  // namespace
}  // namespace sator::tests
