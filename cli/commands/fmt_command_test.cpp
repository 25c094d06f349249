#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Fmt, RewritesAFileInPlace) {
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "fmt.sator";
    std::ofstream(path) << "sudoku 4x4\nkiller\n 3 R1C1 R1C2  \n\n\n";
    const auto check = run({"fmt", "--check", path.string()});
    EXPECT_EQ(check.code, ExitCode::None);
    EXPECT_EQ(check.out, path.string() + "\n");
    const auto tidied = run({"fmt", path.string()});
    EXPECT_EQ(tidied.code, ExitCode::Found);
    EXPECT_EQ(tidied.out, "");
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    EXPECT_EQ(text.str(), "sudoku 4x4\nkiller\n  3 R1C1 R1C2\n");
    EXPECT_EQ(run({"fmt", "--check", path.string()}).code, ExitCode::Found);
}

TEST(Fmt, RefusesOtherFiles) {
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "fmt.json";
    std::ofstream(path) << "{}\n";
    const auto refused = run({"fmt", path.string()});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_EQ(refused.err, path.string() +
                               ": error: this is not a puzzle in Sator's language\n"
                               "hint: only files with a line such as 'layout' or 'sudoku' can be tidied\n");
}

}  // namespace
}  // namespace sator::tests
