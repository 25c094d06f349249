// Batches in parts give the answers of one process.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "cli/commands/run_program.hpp"
#include "cli/programs/other_program.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::string_view kSudokus =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n"
    "\n"
    "# a comment\n"
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000\n"
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300\n"
    "550070000600195000098000060800060003400803001700020006060000280000419005000080079\n"
    "200080300060070084030500209000105408000000000402706000301007040720040060004010003\n";

class BatchTest : public testing::Test {
  protected:
    std::string path(const std::string& name) const { return folder_.path() + "/" + name; }
    std::string plan_path() const { return path("b.plan"); }
    void write(const std::string& name, std::string_view text) const { std::ofstream(path(name)) << text; }

    /// Plans a batch, runs its parts in two calls, and merges.
    ProgramRun merged(std::vector<std::string> question, std::vector<std::string> further = {}) const {
        question.insert(question.begin(), "plan");
        question.insert(question.end(), {"-o", plan_path()});
        const ProgramRun planned = run(question);
        EXPECT_EQ(planned.code, ExitCode::Found) << planned.err;
        EXPECT_EQ(run({"part", plan_path(), "2"}).code, ExitCode::Found);
        const ProgramRun ran = run({"part", plan_path()});
        EXPECT_EQ(ran.code, ExitCode::Found) << ran.err;
        EXPECT_EQ(run({"status", plan_path()}).code, ExitCode::Found);
        further.insert(further.begin(), {"merge", plan_path()});
        return run(further);
    }

    /// Returns answers without the fields that differ from run to run.
    static std::string without_times(const std::string& lines) {
        std::istringstream in(lines);
        std::string all;
        for (std::string line; std::getline(in, line);) {
            auto json = nlohmann::ordered_json::parse(line);
            json.erase("seconds");
            json.erase("search");
            all += json.dump() + "\n";
        }
        return all;
    }

    TemporaryFolder folder_;
};

TEST_F(BatchTest, LinesOfAFileAreRatedSolvedAndChecked) {
    write("all.txt", kSudokus);
    for (const char* question : {"rate", "solve", "check"}) {
        const ProgramRun batch = merged({question, path("all.txt"), "--each", "2"});
        const ProgramRun whole = run({question, "--json", path("all.txt")});
        EXPECT_EQ(batch.out, without_times(whole.out)) << question << batch.err;
        EXPECT_TRUE(batch.err.starts_with("5 answers\n3 parts; ")) << batch.err;
        std::filesystem::remove_all(path("b.parts"));
    }
}

TEST_F(BatchTest, GridsOfAPuzzleAreSolved) {
    write("four.sator", "sudoku 4x4\n");
    write("grids.txt", "1.....3..4....2.\n1...............\n11..............\n.....1..........\n");
    const std::vector<std::string> about = {path("four.sator"), "--initial", path("grids.txt"), "--limit",
                                            "5"};
    std::vector<std::string> planned = {"solve", "--each", "3"}, whole = {"solve", "--json"};
    planned.insert(planned.end(), about.begin(), about.end());
    whole.insert(whole.end(), about.begin(), about.end());
    EXPECT_EQ(merged(planned).out, without_times(run(whole).out));
}

TEST_F(BatchTest, FilesAreUnitsIfAFileHasNoLines) {
    write("a.sator", "sudoku 4x4\n| 1 2 3 .\n| 3 4 . .\n| 2 . . .\n| . . . .\n");
    write("b.sator", "latin 2x2\n");
    write("c.sator", "latin 2x2\nsumm 3\n");
    const std::vector<std::string> files = {path("a.sator"), path("b.sator"), path("c.sator")};
    std::vector<std::string> planned = {"solve", "--each", "2"}, whole = {"solve", "--json"};
    planned.insert(planned.end(), files.begin(), files.end());
    whole.insert(whole.end(), files.begin(), files.end());
    EXPECT_EQ(merged(planned).out, without_times(run(whole).out));
}

TEST_F(BatchTest, AFileThatChangedIsRefused) {
    write("all.txt", kSudokus);
    ASSERT_EQ(run({"plan", "rate", path("all.txt"), "--each", "2", "-o", plan_path()}).code, ExitCode::Found);
    std::string changed(kSudokus);
    changed[0] = '6';
    write("all.txt", changed);
    const ProgramRun refused = run({"part", plan_path()});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("is not the file that the plan was made with"), std::string::npos)
        << refused.err;
}

TEST_F(BatchTest, CreatedPuzzlesThatAreAlikeAreLeftOut) {
    // There are few sudokus of 4 by 4 that differ by more than a symmetry, so that seeds of different parts make like ones.
    const ProgramRun batch = merged(
        {"create", "sudoku", "--size", "4x4", "--unrated", "--givens", "15", "--count", "12", "--each", "5"},
        {"--json"});
    std::istringstream lines(batch.out);
    std::size_t count = 0;
    std::set<int> seeds;
    for (std::string line; std::getline(lines, line); ++count)
        seeds.insert(nlohmann::json::parse(line)["seed"].get<int>());
    EXPECT_EQ(seeds.size(), count);
    EXPECT_LT(count, 12U);
    EXPECT_GT(count, 0U);
    EXPECT_NE(batch.err.find("that are like others"), std::string::npos) << batch.err;
    const ProgramRun puzzles = run({"merge", plan_path(), "-o", path("made.sator")});
    EXPECT_EQ(puzzles.code, ExitCode::Found);
    const ProgramRun solved = run({"solve", "--json", path("made.sator")});
    EXPECT_EQ(solved.code, ExitCode::Found) << solved.err;
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(solved.out, '\n')), count);
}

TEST_F(BatchTest, OptionsOfOtherQuestionsAreRefused) {
    write("all.txt", kSudokus);
    const ProgramRun refused = run({"plan", "rate", path("all.txt"), "--grade", "3", "-o", plan_path()});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("'grade' is no option of rate"), std::string::npos) << refused.err;
}

TEST_F(BatchTest, ScriptsRunAllParts) {
    write("all.txt", kSudokus);
    const ProgramRun scripts =
        run({"plan", "rate", path("all.txt"), "--each", "1", "-o", plan_path(), "--slurm", "--parallel"});
    EXPECT_NE(scripts.out.find("#SBATCH --array=0-4\n"), std::string::npos) << scripts.out;
    EXPECT_NE(scripts.out.find("seq 5 | parallel "), std::string::npos) << scripts.out;
    // Each shell removes its own level of quotation marks: the caller's, then that of parallel.
    const ProgramRun odd = run({"plan", "rate", path("all.txt"), "-o", path("a $b.plan"), "--parallel"});
    EXPECT_NE(odd.out.find("part '\\''" + path("a $b.plan") + "'\\'' {} || test $? = 3'\n"),
              std::string::npos)
        << odd.out;
}

}  // namespace
}  // namespace sator::tests
