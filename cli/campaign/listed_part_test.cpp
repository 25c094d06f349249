// Parts that list solutions: killed, limited, run by several programs at once, their files damaged. The merged list always
// equals the list of undisturbed parts, and its lines are those that one process lists.
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <random>
#include <set>
#include <sstream>

#include "cli/campaign/checkpoint.hpp"
#include "cli/campaign/planned_test.hpp"
#include "sator/ask/plans/part_result.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

/// 161280 solutions of 26 bytes: long enough to be killed.
constexpr std::string_view kLatin = "latin 5x5\n";
constexpr std::size_t kSolutions = 161'280;

class ListedPartTest : public PlannedTest {
  protected:
    void SetUp() override {
        write("a.sator", kLatin);
        plan_question({"solve", "--all", path("a.sator"), "--parts", "2"});
    }

    std::string merged() const {
        const ProgramRun ran = merge({"-o", path("all")});
        EXPECT_EQ(ran.code, ExitCode::Found) << ran.out << ran.err;
        return file_text(path("all"));
    }
    /// Expects that the finished part has the list of an undisturbed one.
    void expect_whole_part() const {
        const auto result = campaign().result("1");
        ASSERT_TRUE(result.has_value());
        EXPECT_TRUE(result->listed == undisturbed_part()) << "a line was lost, repeated or damaged";
        EXPECT_EQ(result->count, BigCount(std::ranges::count(result->listed, '\n')));
        EXPECT_EQ(result->sum, ask::sum_of_lines(result->listed));
        EXPECT_FALSE(fs::exists(checkpoint_path()));
        EXPECT_FALSE(fs::exists(listed_path()));
    }
    /// Runs part 1 with longer and longer limits until it has listed a solution and been stopped. Returns its checkpoint.
    Checkpoint stop_part() const {
        for (int milliseconds = 5;; milliseconds *= 2) {
            const ProgramRun ran =
                part({"1", "--checkpoint-every", "1ms", "--time-limit", std::to_string(milliseconds) + "ms"});
            EXPECT_EQ(ran.code, ExitCode::Stopped) << "the part is too short for this test";
            auto checkpoint = checkpoint_of(file_text(checkpoint_path()));
            if (ran.code != ExitCode::Stopped || (checkpoint && checkpoint->found > 0))
                return std::move(checkpoint).value_or(Checkpoint());
        }
    }
    std::string checkpoint_path() const { return campaign().checkpoint("1", false); }
    std::string listed_path() const { return campaign().listed("1", false); }

  private:
    /// Returns the list of part 1 of an undisturbed run. All tests have the same plan.
    std::string undisturbed_part() const {
        static std::string listed;
        if (!listed.empty()) return listed;
        fs::rename(path("a.parts"), path("disturbed"));
        EXPECT_EQ(part({"1"}).code, ExitCode::Found);
        listed = campaign().result("1").value().listed;
        fs::remove_all(path("a.parts"));
        fs::rename(path("disturbed"), path("a.parts"));
        return listed;
    }
};

// The first part is stopped, and killed several times.
TEST_F(ListedPartTest, TheMergedListIsThatOfOneProcess) {
    ASSERT_GT(stop_part().found, 0U);
    std::mt19937 random(5);
    constexpr int kMostKills = 20;
    int killed = 0;
    while (killed < kMostKills &&
           !run_and_kill({"--checkpoint-every", "2ms"}, std::chrono::microseconds(random() % 60'000)))
        ++killed;
    EXPECT_GT(killed, 2);
    EXPECT_EQ(part().code, ExitCode::Found);
    expect_whole_part();
    std::istringstream merged_lines(merged());
    const std::vector<std::string> lines(std::istream_iterator<std::string>(merged_lines), {});
    EXPECT_EQ(lines.size(), kSolutions);
    std::set<std::string> one_process;
    std::istringstream answers(run({"solve", "--all", "--json", path("a.sator")}).out);
    for (std::string answer; std::getline(answers, answer);) {
        const std::size_t grid = answer.find("\"grid\":");
        if (grid == std::string::npos) continue;  // the line of the total
        answer.erase(0, grid);
        std::erase_if(answer, [](char c) { return c < '0' || c > '9'; });
        one_process.insert(answer);
    }
    EXPECT_TRUE(one_process == std::set<std::string>(lines.begin(), lines.end()));
}

TEST_F(ListedPartTest, ALimitedPartGoesOnAfterItsLastSolution) {
    const Checkpoint first = stop_part();
    ASSERT_GT(first.found, 0U);
    EXPECT_EQ(fs::file_size(listed_path()), first.bytes);
    EXPECT_EQ(first.sum, ask::sum_of_lines(file_text(listed_path())));
    const Checkpoint second = stop_part();
    EXPECT_GE(second.found, first.found);
    EXPECT_EQ(part({"1"}).code, ExitCode::Found);
    expect_whole_part();
}

// It would begin again if the lines were not taken from the file: this line is in no solution's place, and its hash is in the sum.
TEST_F(ListedPartTest, WhatIsListedIsTakenFromTheFile) {
    Checkpoint checkpoint = stop_part();
    std::string listed = file_text(listed_path());
    std::ranges::reverse(listed.begin(), listed.begin() + 25);
    checkpoint.sum = ask::sum_of_lines(listed);
    write("a.parts/1.listed", listed);
    write("a.parts/1.checkpoint", to_text(checkpoint));
    EXPECT_EQ(part({"1"}).code, ExitCode::Found);
    EXPECT_TRUE(campaign().result("1").value().listed.starts_with(listed));
}

// Two of them are killed and begun again, so that they write behind the others.
TEST_F(ListedPartTest, ProgramsThatRunAPartAtOnceDoNoHarm) {
    const auto begin = [&] {
        const pid_t child = ::fork();
        if (child == 0) ::_exit(static_cast<int>(part({"1", "--checkpoint-every", "1ms"}).code));
        return child;
    };
    const auto ending = [](pid_t child) {
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    };
    std::vector<pid_t> children{begin(), begin(), begin()};
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    for (pid_t& child : {std::ref(children[1]), std::ref(children[2])}) {
        ::kill(child, SIGKILL);
        ending(child);
        child = begin();
    }
    for (const pid_t child : children) EXPECT_EQ(ending(child), 0);
    expect_whole_part();
}

TEST_F(ListedPartTest, BeginsAgainIfItsListIsDamaged) {
    const auto expect_mended_after = [&](const char* fault, auto damage) {
        SCOPED_TRACE(fault);
        ASSERT_GT(stop_part().found, 1U);
        std::string listed = file_text(listed_path());
        damage(listed);
        write("a.parts/1.listed", listed);
        EXPECT_EQ(part({"1"}).code, ExitCode::Found);
        expect_whole_part();
        fs::remove_all(path("a.parts"));
    };
    expect_mended_after("a digit differs", [](std::string& listed) { listed[3] ^= 1; });
    expect_mended_after("a line is missing", [](std::string& listed) { listed.erase(0, 26); });
    expect_mended_after("it is shorter", [](std::string& listed) { listed.pop_back(); });
    expect_mended_after("it is empty", [](std::string& listed) { listed.clear(); });
    expect_mended_after("a hole, as after a power failure",
                        [](std::string& listed) { std::ranges::fill(listed, '\0'); });
    expect_mended_after("a line end has become a digit", [](std::string& listed) { listed[25] = '1'; });
    expect_mended_after("another program has written more: no damage",
                        [](std::string& listed) { listed += "12345"; });
    ASSERT_GT(stop_part().found, 0U);
    fs::remove(listed_path());
    EXPECT_EQ(part({"1"}).code, ExitCode::Found);
    expect_whole_part();
}

TEST_F(ListedPartTest, AFullDiskIsSaidAndDoesNoHarm) {
    ASSERT_GT(stop_part().found, 0U);
    const auto room = static_cast<rlim_t>(fs::file_size(listed_path()) + 30'000);
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit little{.rlim_cur = room, .rlim_max = room};  // no file may be longer
        ::setrlimit(RLIMIT_FSIZE, &little);
        const ProgramRun full = part({"1", "--checkpoint-every", "1ms"});
        const bool is_said = full.err.find("1.listed: error: cannot be written: ") != std::string::npos;
        ::_exit(full.code == ExitCode::Wrong && is_said ? 0 : 1);
    }
    int ending = 0;
    ::waitpid(child, &ending, 0);
    EXPECT_EQ(WEXITSTATUS(ending), 0);
    EXPECT_EQ(status().code, ExitCode::Stopped);
    const auto left = checkpoint_of(file_text(checkpoint_path()));
    ASSERT_TRUE(left.has_value());
    EXPECT_LE(left->bytes, fs::file_size(listed_path())) << "it must not describe lines that are not there";
    EXPECT_EQ(part({"1"}).code, ExitCode::Found);
    expect_whole_part();
}

TEST_F(ListedPartTest, ASecondRunHasAListOfItsOwn) {
    EXPECT_EQ(part({"1"}).code, ExitCode::Found);
    const std::vector<std::string> again{"1", "--again", "100%", "--same-host", "--checkpoint-every", "1ms"};
    std::vector<std::string> limited = again;
    limited.insert(limited.end(), {"--time-limit", "5ms"});
    EXPECT_NE(part(limited).code, ExitCode::Wrong);
    EXPECT_FALSE(fs::exists(listed_path())) << "the first run is finished";
    EXPECT_EQ(part(again).code, ExitCode::Found);
    expect_whole_part();
    EXPECT_FALSE(fs::exists(campaign().listed("1", true)));
}

}  // namespace
}  // namespace sator::tests
