// Counts and listings that are killed again and again and continue each time: nothing is lost, and nothing is
// repeated.
#include "cli/campaign/checkpoint.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "cli/campaign/checkpointed_run.hpp"
#include "cli/commands/run_program.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

constexpr int kKills = 50;

class CheckpointTest : public testing::Test {
  protected:
    void SetUp() override {
        std::string pattern =
            (fs::temp_directory_path() / ("sator-checkpoint-" + std::string(6, 'X'))).string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        folder_ = pattern;
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }

    /// Writes a puzzle of a Latin square's rows and columns to a file.
    std::string latin_square(int order) const {
        std::string stars, rows, columns;
        for (int row = 0; row < order; ++row) {
            stars += "|", rows += "|", columns += "|";
            for (int column = 0; column < order; ++column) {
                stars += " *";
                rows += std::string(" ") + static_cast<char>('a' + row);
                columns += std::string(" ") + static_cast<char>('a' + column);
            }
            stars += "\n", rows += "\n", columns += "\n";
        }
        std::ofstream(path("latin.sator")) << "layout\n"
                                           << stars << "\nrange 1.." << order << "\n"
                                           << stars << "\nrule distinct\n"
                                           << rows << "\n"
                                           << columns;
        return path("latin.sator");
    }

    /// Runs the program in a child process, and kills it after a while. Returns whether it ended by itself.
    static bool run_and_kill(const std::vector<std::string>& arguments, std::chrono::microseconds after) {
        const pid_t child = ::fork();
        if (child == 0) {
            run(arguments);
            ::_exit(0);
        }
        std::this_thread::sleep_for(after);
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFEXITED(status);
    }

    /// Runs with longer and longer limits until a run leaves a checkpoint in the file "note".
    ProgramRun stopped(const std::vector<std::string>& arguments) const {
        for (int milliseconds = 20;; milliseconds *= 2) {
            std::vector<std::string> limited = arguments;
            limited.insert(limited.end(), {"--time-limit", std::to_string(milliseconds) + "ms"});
            ProgramRun ran = run(limited);
            const auto note = checkpoint_of(file_text(path("note")));
            if (ran.code != ExitCode::Stopped || (note && (note->found > 0 || !note->levels.empty())))
                return ran;
        }
    }

    fs::path folder_;
};

/// Returns the answer without the parts that differ from run to run.
std::string without_seconds(std::string text) {
    for (std::size_t at = text.find(",\"seconds\""); at != std::string::npos;
         at = text.find(",\"seconds\"", at)) {
        text.erase(at, text.find('\n', at) - at);
    }
    return text;
}

TEST_F(CheckpointTest, AListingThatIsKilledRepeatedlyIsComplete) {
    const std::string puzzle = latin_square(5);
    const std::vector<std::string> plain = {"solve",     puzzle, "--all", "--json",
                                            "--threads", "1",    "-o",    path("plain")};
    ASSERT_EQ(run(plain).code, ExitCode::Found);
    const std::vector<std::string> noted = {"solve",        puzzle,       "--all",
                                            "--json",       "-o",         path("out"),
                                            "--checkpoint", path("note"), "--checkpoint-every",
                                            "5ms"};
    std::mt19937 random(1);
    int killed = 0;
    while (killed < kKills && !run_and_kill(noted, std::chrono::microseconds(random() % 30'000))) ++killed;
    EXPECT_GT(killed, 2);
    ASSERT_EQ(run(noted).code, ExitCode::Found);
    EXPECT_EQ(without_seconds(file_text(path("out"))), without_seconds(file_text(path("plain"))));
    EXPECT_FALSE(fs::exists(path("note"))) << "it has had its day";
}

TEST_F(CheckpointTest, ACountThatIsKilledRepeatedlyIsRight) {
    const std::string puzzle = latin_square(6);
    const std::vector<std::string> noted = {
        "solve", puzzle, "--count", "--json", "--checkpoint", path("note"), "--checkpoint-every", "5ms"};
    std::mt19937 random(2);
    int killed = 0;
    while (killed < kKills && !run_and_kill(noted, std::chrono::microseconds(random() % 30'000))) ++killed;
    EXPECT_GT(killed, 2);
    EXPECT_NE(run(noted).out.find(R"("count":"812851200","complete":true)"), std::string::npos);
}

TEST_F(CheckpointTest, ALimitLeavesAResumableCheckpoint) {
    const std::string puzzle = latin_square(6);
    const std::vector<std::string> noted = {"solve", puzzle, "--count", "--checkpoint", path("note")};
    const ProgramRun ran = stopped(noted);
    ASSERT_EQ(ran.code, ExitCode::Stopped) << ran.out;
    EXPECT_NE(ran.out.find("stopped by the time limit"), std::string::npos) << ran.out;
    ASSERT_TRUE(checkpoint_of(file_text(path("note"))).has_value());
    EXPECT_NE(run(noted).out.find("812851200 solutions"), std::string::npos);
}

TEST_F(CheckpointTest, AStoppedCountIncludesAKnownSolution) {
    const std::string two_latin_squares =
        "layout 12x6\nrange 1..6\nrule distinct\n|* * * * * * . . . . . .\n\n|. . . . . . * * * * * *\n\n"
        "|*\n|*\n|*\n|*\n|*\n|*\n";
    Resources files;
    auto read = sator::read_puzzles(two_latin_squares, "file", files, {});
    ASSERT_TRUE(read.at(0).has_value());
    auto solver = PuzzleSolver::build(std::move(*read[0]), {.limits = {.nodes = 600}});
    ASSERT_TRUE(solver.has_value());
    const auto blind = solver->count_in_pieces().run_for(UINT64_MAX);
    ASSERT_TRUE(blind.has_value());
    EXPECT_TRUE(std::get<Stopped>(*blind).count.is_zero());
    const Outcome outcome = CheckpointedRun(path("count"), std::chrono::hours(1)).count(*solver, {});
    EXPECT_FALSE(std::get<Stopped>(outcome).count.is_zero());
}

// Two overlapping rows without columns, so nothing is decided at the root.
constexpr const char* kFourRows = "layout 7x4\nrange 1..7\nrule distinct\n|* * * * * * *\n\n|*\n|*\n|*\n|*\n";

TEST_F(CheckpointTest, ALimitWhileResumingLosesNothing) {
    const auto solver_with = [&](std::uint64_t nodes) {
        Resources files;
        auto read = sator::read_puzzles(kFourRows, "file", files, {});
        return *PuzzleSolver::build(std::move(*read.at(0)), {.limits = {.nodes = nodes}});
    };
    const auto count = [&](std::uint64_t nodes) {
        PuzzleSolver solver = solver_with(nodes);
        CheckpointedRun notes(path("count"), std::chrono::hours(1));
        EXPECT_TRUE(notes.open(solver, 0, "count", nullptr).has_value());
        return notes.count(solver, {});
    };
    const auto list = [&](std::uint64_t nodes) {
        PuzzleSolver solver = solver_with(nodes);
        const int file = ::open(path("list").c_str(), O_RDWR | O_CREAT, 0666);
        FileOutput out(file);
        CheckpointedRun notes(path("note"), std::chrono::hours(1));
        EXPECT_TRUE(notes.open(solver, 0, "list", &out).has_value());
        const Outcome outcome =
            notes.list(solver, {}, {out, [&](std::uint64_t, std::span<const Value>) { out.write("x"); }});
        ::close(file);
        return outcome;
    };
    ASSERT_TRUE(std::holds_alternative<Stopped>(count(400)));
    const BigCount found = std::get<Stopped>(list(400)).count;
    ASSERT_GT(found, BigCount(0));
    const std::string counted = file_text(path("count"));
    for (std::uint64_t nodes = 1; nodes < 12; ++nodes) {
        EXPECT_TRUE(std::holds_alternative<Stopped>(count(nodes))) << nodes;
        EXPECT_GE(std::get<Stopped>(list(nodes)).count, found) << nodes;
    }
    EXPECT_EQ(file_text(path("count")), counted);
    EXPECT_GE(file_text(path("list")).size(), 1U);
    EXPECT_GT(std::get<Stopped>(list(800)).count, found);
}

// Then the existing listing is neither cut nor overwritten.
TEST_F(CheckpointTest, ALimitBeforeTheRulesAreMadeLeavesTheListing) {
    const std::string puzzle = latin_square(5);
    const std::vector<std::string> noted = {"solve", puzzle,      "--all",        "--threads", "1",
                                            "-o",    path("out"), "--checkpoint", path("note")};
    const auto with = [&](std::vector<std::string> more) {
        std::vector<std::string> all = noted;
        all.insert(all.end(), more.begin(), more.end());
        return run(all).code;
    };
    ASSERT_EQ(stopped(noted).code, ExitCode::Stopped);
    ASSERT_EQ(with({"--memory-limit", "1K"}), ExitCode::Stopped);
    ASSERT_EQ(with({}), ExitCode::Found);
    ASSERT_EQ(run({"solve", puzzle, "--all", "--threads", "1", "-o", path("plain")}).code, ExitCode::Found);
    EXPECT_EQ(file_text(path("out")), file_text(path("plain")));
}

TEST_F(CheckpointTest, AnUnwritableFileIsReportedAtOnce) {
    const ProgramRun ran = run({"solve", latin_square(5), "--count", "--checkpoint", path("none/note")});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_TRUE(ran.out.empty());
    EXPECT_NE(ran.err.find("none/note: error: cannot be written: No such file"), std::string::npos)
        << ran.err;
}

TEST_F(CheckpointTest, RefusesACheckpointOfAnotherQuestion) {
    const std::string puzzle = latin_square(6);
    ASSERT_EQ(stopped({"solve", puzzle, "--count", "--checkpoint", path("note")}).code, ExitCode::Stopped);
    const ProgramRun ran = run({"solve", latin_square(5), "--count", "--checkpoint", path("note")});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_NE(ran.err.find("is the checkpoint of another question"), std::string::npos) << ran.err;
    EXPECT_EQ(run({"solve", puzzle, "--count", "--checkpoint", path("note"), "--search", "endgame=0"}).code,
              ExitCode::Wrong)
        << "it decides cells in another order";
    EXPECT_EQ(run({"solve", puzzle, "--all", "--checkpoint", path("note")}).err,
              "sator: error: --checkpoint needs --count, or --all and --output\n");
}

// Otherwise the missing part would become zero bytes.
TEST_F(CheckpointTest, RefusesATruncatedListing) {
    const std::vector<std::string> listing = {"solve", latin_square(5), "--all",        "--json",
                                              "-o",    path("out"),     "--checkpoint", path("note")};
    ASSERT_EQ(stopped(listing).code, ExitCode::Stopped);
    const auto bytes = checkpoint_of(file_text(path("note"))).value().bytes;
    ASSERT_GT(bytes, 0U);
    const std::string note = file_text(path("note"));
    for (const std::uintmax_t left : {std::uintmax_t{bytes} - 1, std::uintmax_t{0}}) {
        fs::resize_file(path("out"), left);
        const ProgramRun ran = run(listing);
        EXPECT_EQ(ran.code, ExitCode::Wrong);
        EXPECT_NE(ran.err.find("belongs to a listing of " + std::to_string(bytes) + " bytes"),
                  std::string::npos)
            << ran.err;
        EXPECT_EQ(fs::file_size(path("out")), left);
    }
    fs::remove(path("out"));
    EXPECT_EQ(run(listing).code, ExitCode::Wrong);
    EXPECT_EQ(file_text(path("note")), note);
}

TEST_F(CheckpointTest, RefusesADamagedFile) {
    const std::vector<std::string> count = {"solve", latin_square(6), "--count", "--checkpoint",
                                            path("note")};
    for (const char* text : {"", "sator checkpoint 1\n", "what is this?"}) {
        std::ofstream(path("note")) << text;
        const ProgramRun ran = run(count);
        EXPECT_EQ(ran.code, ExitCode::Wrong);
        EXPECT_NE(ran.err.find("note' is damaged or is not a checkpoint\nhint: delete it"), std::string::npos)
            << ran.err;
    }
    fs::remove(path("note"));
    fs::create_directory(path("note"));
    EXPECT_NE(run(count).err.find("note: error: cannot be read: Is a directory\nhint: name a checkpoint"),
              std::string::npos);
}

TEST(Checkpoint, IsDamagedIfACharacterDiffers) {
    Checkpoint count{.question = "0123"};
    count.levels = {
        {.sum = 1'001'970, .next_choice = 1, .is_choice_open = true, .product = 1, .parts_done = 0}};
    const std::string text = to_text(count);
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string damaged = text;
        damaged[i] = damaged[i] == '1' ? '2' : '1';
        EXPECT_FALSE(checkpoint_of(damaged)) << damaged;
    }
}

TEST(Checkpoint, MayNameItsHosts) {
    Checkpoint count{.question = "00ff", .levels = {{}}};
    const std::string without = to_text(count);
    EXPECT_EQ(without.find("worked"), std::string::npos);
    EXPECT_TRUE(checkpoint_of(without).value().work.hosts.empty());
    count.work = {.seconds = 812.25, .hosts = {"n1", "n2"}};
    EXPECT_NE(to_text(count).find("\nworked 812.25 n1 n2\n"), std::string::npos) << to_text(count);
    EXPECT_EQ(checkpoint_of(to_text(count)).value().work, count.work);
}

TEST(Checkpoint, ReadsWhatItWritesAndNothingElse) {
    Checkpoint listing{
        .question = "0123", .is_listing = true, .found = 7, .bytes = 1234, .solution = {3, 0, 12}};
    const auto read = checkpoint_of(to_text(listing));
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(to_text(*read), to_text(listing));
    listing.sum = 0xFEDC'BA98'7654'3210;
    EXPECT_EQ(checkpoint_of(to_text(listing)).value().sum, listing.sum);
    EXPECT_EQ(to_text(*checkpoint_of(to_text(listing))), to_text(listing));
    Checkpoint count{.question = "0123"};
    count.levels = {{.sum = 5, .next_choice = 1, .is_choice_open = true, .product = 3, .parts_done = 2}, {}};
    const std::string text = to_text(count);
    ASSERT_TRUE(checkpoint_of(text).has_value());
    EXPECT_EQ(to_text(*checkpoint_of(text)), text);
    for (std::size_t length = 0; length < text.size(); ++length)
        EXPECT_FALSE(checkpoint_of(text.substr(0, length))) << length;
}

}  // namespace
}  // namespace sator::tests
