// Batches in parts give the answers of one process.
#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

#include "cli/campaign/part_run.hpp"
#include "cli/campaign/planned_test.hpp"
#include "cli/process/host_name.hpp"

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

class BatchTest : public PlannedTest {
  protected:
    /// Plans a batch, runs its parts in two calls, and merges.
    ProgramRun merged(std::vector<std::string> question, const std::vector<std::string>& further = {}) const {
        plan_question(std::move(question));
        EXPECT_EQ(part({"2"}).code, ExitCode::Found);
        const ProgramRun ran = part();
        EXPECT_EQ(ran.code, ExitCode::Found) << ran.err;
        EXPECT_EQ(status().code, ExitCode::Found);
        return merge(further);
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

    /// Writes a checkpoint of a part, as a run on another host leaves it: the first elements have these answers.
    void leave_checkpoint(const std::string& part, const std::string& answers) const {
        ask::PartResult begun = begun_result(campaign(), part);
        begun.hosts = {"other"};
        begun.listed = answers;
        begun.done = static_cast<std::uint64_t>(std::ranges::count(answers, '\n'));
        begun.count = *begun.done;
        begun.sum = ask::sum_of_lines(answers);
        ASSERT_TRUE(campaign().save(begun, false).has_value());
    }
    /// The answers of a batch whose first part goes on from a checkpoint with these answers.
    std::string merged_after(std::vector<std::string> question, const std::string& answers) const {
        plan_question(std::move(question));
        leave_checkpoint("1", answers);
        EXPECT_EQ(part().code, ExitCode::Found);
        EXPECT_EQ(campaign().result("1")->hosts, (std::vector<std::string>{"other", host_name()}));
        const ProgramRun merged = merge({"--json"});
        std::filesystem::remove_all(path("a.parts"));
        return merged.out;
    }
    /// Returns what follows the first lines.
    static std::string after_lines(const std::string& text, int lines) {
        std::size_t at = 0;
        while (lines-- > 0) at = text.find('\n', at) + 1;
        return text.substr(at);
    }
};

TEST_F(BatchTest, LinesOfAFileAreRatedSolvedAndChecked) {
    write("all.txt", kSudokus);
    for (const char* question : {"rate", "solve", "check"}) {
        const ProgramRun batch = merged({question, path("all.txt"), "--each", "2"});
        const ProgramRun whole = run({question, "--json", path("all.txt")});
        EXPECT_EQ(batch.out, without_times(whole.out)) << question << batch.err;
        EXPECT_TRUE(batch.err.starts_with("5 answers\n3 parts; ")) << batch.err;
        std::filesystem::remove_all(path("a.parts"));
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
    EXPECT_NE(batch.err.find("\"alike\":2"), std::string::npos) << batch.err;
    const ProgramRun puzzles = run({"merge", plan_path(), "-o", path("made.sator")});
    EXPECT_EQ(puzzles.code, ExitCode::Found);
    const ProgramRun solved = run({"solve", "--json", path("made.sator")});
    EXPECT_EQ(solved.code, ExitCode::Found) << solved.err;
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(solved.out, '\n')), count);
}

TEST_F(BatchTest, APartGoesOnAtTheNextElement) {
    write("all.txt", kSudokus);
    write("four.sator", "sudoku 4x4\n");
    write("grids.txt", "1.....3..4....2.\n1...............\n11..............\n.....1..........\n");
    const std::vector<std::vector<std::string>> about = {
        {"rate", path("all.txt")},
        {"check", path("four.sator"), "--initial", path("grids.txt")},
        {"solve", path("four.sator"), path("four.sator"), path("four.sator")},
    };
    for (std::vector<std::string> question : about) {
        std::vector<std::string> whole = question;
        whole.insert(whole.begin() + 1, "--json");
        question.insert(question.end(), {"--each", "4"});
        EXPECT_EQ(merged_after(question, "1\n2\n"), "1\n2\n" + after_lines(without_times(run(whole).out), 2))
            << question[0];
    }
    const std::vector<std::string> create = {"create", "sudoku", "--size",  "6x6", "--unrated",
                                             "--seed", "7",      "--count", "4"};
    plan_question(create);
    part();
    const std::string made = merge({"--json"}).out;
    EXPECT_EQ(std::ranges::count(made, '\n'), 4) << made;
    std::filesystem::remove_all(path("a.parts"));
    EXPECT_EQ(merged_after(create, "form1 1\nform2 2\n"), "1\n2\n" + after_lines(made, 2));
}

TEST_F(BatchTest, APartThatIsKilledGoesOn) {
    std::string sudokus;
    for (int i = 0; i < 40; ++i) sudokus += kSudokus;
    write("all.txt", sudokus);
    plan_question({"rate", path("all.txt")});
    std::mt19937 random(3);
    constexpr int kMostKills = 100;
    int killed = 0;
    std::set<std::uint64_t> done;
    while (killed < kMostKills && !run_and_kill({"--checkpoint-every", "1ms"},
                                                std::chrono::milliseconds(random() % 60 + 2 * killed))) {
        ++killed;
        if (const auto begun = campaign().begun("1", false)) done.insert(*begun->done);
    }
    EXPECT_GT(killed, 2);
    EXPECT_GT(done.size(), 2U) << "no run went on";
    EXPECT_EQ(part().code, ExitCode::Found);
    EXPECT_EQ(merge().out, without_times(run({"rate", "--json", path("all.txt")}).out));
    EXPECT_FALSE(std::filesystem::exists(path("a.parts/1.checkpoint")));
}

TEST_F(BatchTest, ALimitKeepsTheAnswersSoFar) {
    write("all.txt", kSudokus);
    plan_question({"rate", path("all.txt")});
    leave_checkpoint("1", "1\n2\n");
    EXPECT_EQ(part({"--time-limit", "0.001ms"}).code, ExitCode::Stopped);
    EXPECT_EQ(campaign().begun("1", false)->listed, "1\n2\n");
    EXPECT_EQ(status().code, ExitCode::Stopped);
    EXPECT_NE(status().out.find("done: 40.0 % of the work"), std::string::npos) << status().out;
    EXPECT_EQ(part().code, ExitCode::Found);
    EXPECT_TRUE(merge().out.starts_with("1\n2\n{")) << merge().out;
}

TEST_F(BatchTest, ACheckpointOfAHostThatAnswersWronglyIsDropped) {
    write("all.txt", kSudokus);
    plan_question({"rate", path("all.txt"), "--each", "2"});
    leave_checkpoint("1", "1\n");
    part({"2"});
    forge("2", [](ask::PartResult& result) {
        result.hosts = {"other"};
        result.count += 1;
    });
    part({"2", "--again", "100%"});
    EXPECT_EQ(merge().code, ExitCode::Wrong);
    EXPECT_FALSE(std::filesystem::exists(path("a.parts/1.checkpoint")));
}

TEST_F(BatchTest, ACheckpointIsNoResult) {
    write("all.txt", kSudokus);
    plan_question({"rate", path("all.txt"), "--each", "10"});
    leave_checkpoint("1", "1\n2\n");
    std::filesystem::rename(path("a.parts/1.checkpoint"), path("a.parts/1.result"));
    const ProgramRun merged = merge();
    EXPECT_EQ(merged.code, ExitCode::Stopped);
    EXPECT_EQ(merged.out, "part 1: damaged; it is open again\n");
}

TEST_F(BatchTest, OptionsOfOtherQuestionsAreRefused) {
    write("all.txt", kSudokus);
    const ProgramRun refused = run({"plan", "rate", path("all.txt"), "--grade", "3", "-o", plan_path()});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("'grade' is no option of rate"), std::string::npos) << refused.err;
}

// A run that goes on skips lines. It would skip a wrong one if lines that cannot be read had their answers at the end.
TEST_F(BatchTest, ALineThatIsNoPuzzleIsRefused) {
    std::string lines;
    for (int i = 0; i < 11; ++i) lines += "1.....3..4....2.\n\n";
    const std::string wrong = lines + "123\n1.....3..4....2.\n";
    const auto refusal = [&](std::vector<std::string> call) {
        call.insert(call.begin(), "plan");
        call.insert(call.end(), {"--each", "3", "-o", plan_path()});
        const ProgramRun refused = run(call);
        EXPECT_EQ(refused.code, ExitCode::Wrong);
        EXPECT_FALSE(std::filesystem::exists(plan_path()));
        return refused.err;
    };
    write("all.txt", wrong);
    EXPECT_TRUE(refusal({"solve", path("all.txt")})
                    .starts_with(path("all.txt") + ":23:1: error: this line has 3 values for 16 cells\n"));
    write("four.sator", "sudoku 4x4\n");
    EXPECT_TRUE(refusal({"solve", path("four.sator"), "--initial", path("all.txt")})
                    .starts_with(path("all.txt") + ":23:1: error: this line has 3 values for 16 cells\n"));
    write("four.sator", "sudoku 4x4\ninitial\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n");
    write("all.txt", lines);
    const std::string own = refusal({"solve", path("four.sator"), "--initial", path("all.txt")});
    EXPECT_TRUE(own.starts_with(path("four.sator") + ": error: the puzzle has known values of its own"))
        << own;
}

TEST_F(BatchTest, ALinkThatCannotBeReadHasItsAnswerInItsPlace) {
    std::string links;
    for (int i = 0; i < 11; ++i) links += "https://puzz.link/p?sudoku/4/4/1i3i4i2\n";
    links += "https://puzz.link/p?sudoku/4/4/7i3i4i2\nhttps://puzz.link/p?sudoku/4/4/2i3i4i1\n";
    write("all.txt", links);
    const std::string batch = merged({"solve", path("all.txt"), "--each", "5"}).out;
    EXPECT_EQ(batch, without_times(run({"solve", "--json", path("all.txt")}).out));
    EXPECT_NE(batch.find("\"status\":\"error\""), std::string::npos) << batch;
}

TEST_F(BatchTest, AKindThatCannotBeMadeIsRefusedAtOnce) {
    const ProgramRun refused = run({"plan", "create", "sudokku", "--count", "9", "-o", plan_path()});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("no kind called 'sudokku' can be made"), std::string::npos) << refused.err;
    EXPECT_FALSE(std::filesystem::exists(plan_path()));
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
