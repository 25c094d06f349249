// Plans whose parts are run, killed, damaged, counted wrongly and run again: the total is always that of one process.
#include "cli/campaign/campaign.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <set>
#include <sstream>

#include "cli/campaign/checkpoint.hpp"
#include "cli/campaign/planned_test.hpp"
#include "cli/process/host_name.hpp"
#include "sator/ask/plans/plan_text.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "magic_square 4x4\n";
constexpr std::string_view kMagicTotal = "7040 solutions, 32 for each that was counted\n";
/// A count that takes long enough to be killed, with components and values that can be interchanged.
constexpr std::string_view kLatin = "latin 6x6\n";
constexpr std::string_view kLatinTotal = "812851200 solutions\n";

class CampaignTest : public PlannedTest {
  protected:
    /// Plans a question about a puzzle.
    void plan(std::string_view puzzle, const std::string& parts,
              std::vector<std::string> question = {"count"}) const {
        write("a.sator", puzzle);
        question.insert(question.end(), {path("a.sator"), "--parts", parts});
        plan_question(std::move(question));
    }
    void expect_total(std::string_view total) const {
        EXPECT_EQ(status().code, ExitCode::Found) << status().out;
        EXPECT_TRUE(merge().out.starts_with(total)) << merge().out;
    }
};

TEST_F(CampaignTest, AddsUpToTheCountOfOneProcess) {
    plan(kMagic, "20");
    EXPECT_EQ(run({"status", "--check-plan", plan_path()}).code, ExitCode::Stopped);
    EXPECT_EQ(part({"3..5"}).code, ExitCode::Found);
    const ProgramRun some = merge();
    EXPECT_EQ(some.code, ExitCode::Stopped);
    EXPECT_TRUE(some.out.starts_with("parts 1, 2, 6, 7")) << some.out;
    EXPECT_EQ(part().code, ExitCode::Found);
    EXPECT_EQ(part().out, "") << "all are finished";
    expect_total(kMagicTotal);
    EXPECT_EQ(run({"status", "--check-plan", plan_path()}).code, ExitCode::Found);
}

TEST_F(CampaignTest, APuzzleWithoutSolutionsIsFinishedToo) {
    plan("grid 2x3\nrange 1..2\nrule distinct at rows columns\n", "4");
    EXPECT_EQ(part().code, ExitCode::Found);
    EXPECT_EQ(status().code, ExitCode::Found);
    EXPECT_EQ(merge().code, ExitCode::None);
}

TEST_F(CampaignTest, PartsThatAreKilledGoOn) {
    plan(kLatin, "3");
    std::mt19937 random(3);
    constexpr int kMostKills = 60;
    int killed = 0;
    while (killed < kMostKills &&
           !run_and_kill({"--checkpoint-every", "2ms"}, std::chrono::microseconds(random() % 40'000)))
        ++killed;
    EXPECT_GT(killed, 2);
    EXPECT_EQ(part().code, ExitCode::Found);
    expect_total(kLatinTotal);
}

TEST_F(CampaignTest, PartsThatTwoProgramsRunAtOnceAreRight) {
    plan(kLatin, "4");
    std::vector<pid_t> children;
    for (int i = 0; i < 3; ++i) {
        children.push_back(::fork());
        if (children.back() == 0) ::_exit(static_cast<int>(part({"--checkpoint-every", "1ms"}).code));
    }
    for (const pid_t child : children) {
        int ending = 0;
        ::waitpid(child, &ending, 0);
        EXPECT_EQ(WEXITSTATUS(ending), 0);
    }
    expect_total(kLatinTotal);
}

TEST_F(CampaignTest, AFlippedDigitIsFound) {
    plan(kMagic, "10");
    part();
    const std::string file = path("a.parts/4.result");
    const std::string text = file_text(file);
    for (std::size_t at = text.find("count "); at < text.size(); at += 7) {
        std::string flipped = text;
        flipped[at] = flipped[at] == '1' ? '2' : '1';
        std::ofstream(file) << flipped;
        const ProgramRun merged = merge();
        EXPECT_EQ(merged.code, ExitCode::Stopped) << flipped;
        EXPECT_EQ(merged.out, "part 4: damaged; it is open again\n");
    }
    EXPECT_EQ(status().code, ExitCode::Stopped);
    part();
    expect_total(kMagicTotal);
}

TEST_F(CampaignTest, AHostThatCountsWronglyIsFound) {
    plan(kMagic, "10");
    part();
    for (const char* name : {"2", "7"})
        forge(name, [](ask::PartResult& result) { result.hosts = {"other"}; });
    forge("7", [](ask::PartResult& result) { result.count += 1; });
    EXPECT_EQ(merge().code, ExitCode::Found) << "one run alone cannot show it";
    EXPECT_EQ(part({"--again", "100%"}).code, ExitCode::Found);
    const ProgramRun merged = merge();
    EXPECT_EQ(merged.code, ExitCode::Wrong);
    EXPECT_NE(merged.out.find("part 7: the results differ\n"), std::string::npos) << merged.out;
    EXPECT_NE(merged.out.find(" on other\n"), std::string::npos) << merged.out;
    EXPECT_EQ(status().code, ExitCode::Stopped) << "all parts of both hosts are open";
    part();
    expect_total(kMagicTotal);
}

TEST_F(CampaignTest, ACheckpointOfAHostThatCountsWronglyIsDropped) {
    plan(kMagic, "10");
    part({"1..2"});
    forge("2", [](ask::PartResult& result) {
        result.hosts = {"other"};
        result.count += 1;
    });
    write("a.parts/3.checkpoint", to_text({.question = "of part 3", .work = {1, {"third", "other"}}}));
    write("a.parts/4.checkpoint", to_text({.question = "of part 4", .work = {1, {"third"}}}));
    part({"2", "--again", "100%"});
    EXPECT_EQ(merge().code, ExitCode::Wrong);
    EXPECT_FALSE(fs::exists(path("a.parts/3.checkpoint")));
    EXPECT_TRUE(fs::exists(path("a.parts/4.checkpoint"))) << "this host is not doubtful";
}

TEST_F(CampaignTest, ASecondRunIsLeftToAnotherHost) {
    plan(kMagic, "10");
    part();
    EXPECT_NE(part({"--again", "20%"}).out.find("left for another host"), std::string::npos);
    EXPECT_EQ(part({"--again", "20%", "--same-host"}).code, ExitCode::Found);
    const std::size_t parts = campaign().plan().parts.size();
    EXPECT_NE(merge().out.find(fmt::format("\n{} parts, {} of them made again; ", parts, (parts + 4) / 5)),
              std::string::npos)
        << merge().out;
}

TEST_F(CampaignTest, AResultNamesAllHostsThatWorkedOnIt) {
    plan(kLatin, "1");
    ASSERT_EQ(part({"--time-limit", "5ms", "--checkpoint-every", "1ms"}).code, ExitCode::Stopped);
    auto begun = checkpoint_of(file_text(path("a.parts/1.checkpoint"))).value();
    EXPECT_EQ(begun.work.hosts, std::vector<std::string>{host_name()});
    begun.work = {.seconds = 1000, .hosts = {"other"}};
    write("a.parts/1.checkpoint", to_text(begun));
    EXPECT_EQ(part().code, ExitCode::Found);
    EXPECT_EQ(campaign().result("1")->hosts, (std::vector<std::string>{"other", host_name()}));
    EXPECT_GT(campaign().result("1")->seconds, 1000);
    EXPECT_NE(part({"--again", "100%"}).out.find("left for another host"), std::string::npos);
    expect_total(kLatinTotal);
}

TEST_F(CampaignTest, TwoVersionsAreRefused) {
    plan(kMagic, "5");
    part({"1..4"});
    forge("2", [](ask::PartResult& result) { result.made_by.commit = "other"; });
    const ProgramRun merged = merge();
    EXPECT_EQ(merged.code, ExitCode::Wrong);
    EXPECT_NE(merged.out.find("part 2: the result is of another version of Sator; it is open again\n"),
              std::string::npos)
        << merged.out;
    part({"5"});
    EXPECT_TRUE(status().out.starts_with(
        fmt::format("finished: {0} of {1} parts\n", 4, campaign().plan().parts.size())))
        << status().out;
    ask::Plan other = campaign().plan();
    other.made_by.version = "0.0.9";
    ASSERT_TRUE(write_sealed(plan_path(), ask::plan_text(other)).has_value());
    const ProgramRun refused = part();
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("the plan was made by sator 0.0.9"), std::string::npos) << refused.err;
}

TEST_F(CampaignTest, ADamagedPlanIsRefused) {
    plan(kMagic, "5");
    std::string text = file_text(plan_path());
    text[text.find("share") + 9] ^= 1;
    std::ofstream(plan_path()) << text;
    for (const char* command : {"part", "status", "merge"})
        EXPECT_EQ(run({command, plan_path()}).code, ExitCode::Wrong) << command;
}

TEST_F(CampaignTest, AFullDiskIsSaidAndDoesNoHarm) {
    plan(kMagic, "5");
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit none{.rlim_cur = 20, .rlim_max = 20};  // no file may be longer
        ::setrlimit(RLIMIT_FSIZE, &none);
        const ProgramRun full = part();
        ::_exit(full.code == ExitCode::Wrong && full.err.find("cannot be written") != std::string::npos ? 0
                                                                                                        : 1);
    }
    int ending = 0;
    ::waitpid(child, &ending, 0);
    EXPECT_EQ(WEXITSTATUS(ending), 0);
    EXPECT_EQ(status().code, ExitCode::Stopped);
    part();
    expect_total(kMagicTotal);
}

TEST_F(CampaignTest, ALongPartIsDivided) {
    plan(kLatin, "2");
    int calls = 0;
    while (status().code == ExitCode::Stopped && ++calls < 200)
        EXPECT_EQ(part({"--split-after", calls == 1 ? "5ms" : "1s"}).code, ExitCode::Found);
    EXPECT_FALSE(campaign().result("1")->children.empty() && campaign().result("2")->children.empty());
    expect_total(kLatinTotal);
}

TEST_F(CampaignTest, AnotherDivisionOfAPartHasChildrenOfItsOwn) {
    plan(kLatin, "1");
    part({"--split-after", "5ms"});
    ASSERT_GE(campaign().result("1")->children.size(), 2U);
    part();
    expect_total(kLatinTotal);
    // A second host, which began at the same time, divides the part in its own way and is later.
    forge("1", [](ask::PartResult& result) { std::ranges::reverse(result.children); });
    EXPECT_EQ(status().code, ExitCode::Stopped) << "the children are others";
    part();
    expect_total(kLatinTotal);
}

TEST_F(CampaignTest, OnlyACountIsDivided) {
    plan("latin 4x4\n", "3", {"solve", "--all"});
    const ProgramRun refused = part({"--split-after", "1h"});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("only a part that counts can be divided"), std::string::npos) << refused.err;
}

TEST_F(CampaignTest, OptionsThatWouldHaveNoEffectAreRefused) {
    std::ofstream(path("a.sator")) << kMagic;
    std::ofstream(path("all.txt")) << "1.....3..4....2.\n1...............\n";
    const auto refusal = [&](std::vector<std::string> call) {
        call.insert(call.begin(), "plan");
        call.insert(call.end(), {"-o", plan_path()});
        const ProgramRun refused = run(call);
        EXPECT_EQ(refused.code, ExitCode::Wrong);
        return refused.err;
    };
    EXPECT_TRUE(refusal({"count", path("a.sator"), "--each", "5"}).contains("--each is for a batch"));
    EXPECT_TRUE(refusal({"solve", "--all", "--limit", "5", path("a.sator")}).contains("leave out --limit"));
    EXPECT_TRUE(refusal({"rate", path("all.txt"), "--parts", "5"}).contains("--parts is for a search"));
    EXPECT_TRUE(refusal({"rate", path("all.txt"), "--count", "5"}).contains("--count is for create"));
    EXPECT_TRUE(refusal({"rate", "-"}).contains("cannot read standard input again"));
}

TEST_F(CampaignTest, ALimitLeavesAPartOpen) {
    plan(kLatin, "1");
    const ProgramRun stopped = part({"--time-limit", "1ms"});
    EXPECT_EQ(stopped.code, ExitCode::Stopped);
    EXPECT_EQ(status().code, ExitCode::Stopped);
    part();
    expect_total(kLatinTotal);
}

TEST_F(CampaignTest, ListsAllSolutions) {
    plan("latin 4x4\n", "9", {"solve", "--all"});
    part();
    const ProgramRun merged = run({"merge", plan_path(), "-o", path("all")});
    EXPECT_TRUE(merged.out.starts_with("576 solutions\n")) << merged.out;
    std::istringstream lines(file_text(path("all")));
    std::set<std::string> different;
    for (std::string line; std::getline(lines, line);) different.insert(line);
    EXPECT_EQ(different.size(), 576U);
    EXPECT_TRUE(different.contains("1234214334124321")) << *different.begin();
}

TEST_F(CampaignTest, ResultsOfAnotherPlanAreNotMixedIn) {
    plan(kMagic, "5");
    part();
    std::ofstream(path("b.sator")) << "magic_square 3x3\n";
    const ProgramRun refused = run({"plan", "count", path("b.sator"), "-o", plan_path()});
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("has results of another plan"), std::string::npos) << refused.err;
}

TEST_F(CampaignTest, AWordListThatChangedIsRefused) {
    std::ofstream(path("words.txt")) << "AB\nBA\nCA\nAC\nBC\n";
    plan("word_square double 2x2 words.txt\n", "2");
    std::ofstream(path("words.txt")) << "AB\nBA\nCA\nAC\nCB\n";
    const ProgramRun refused = part();
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("is not the file that the plan was made with"), std::string::npos)
        << refused.err;
}

TEST_F(CampaignTest, AFolderThatCannotBeReadIsNoEmptyFolder) {
    plan(kMagic, "5");
    fs::remove_all(path("a.parts"));
    write("a.parts", "");
    for (const char* command : {"part", "status", "merge"}) {
        const ProgramRun refused = call(command);
        EXPECT_EQ(refused.code, ExitCode::Wrong);
        EXPECT_EQ(refused.err, path("a.parts") +
                                   ": error: cannot be read: Not a directory\n"
                                   "hint: this folder has the results of the plan's parts\n")
            << command;
    }
    fs::remove(path("a.parts"));
    EXPECT_EQ(part().code, ExitCode::Found) << "the folder is made";
    expect_total(kMagicTotal);
}

// Two lists whose contents are exchanged have checksums of the plan, too.
TEST_F(CampaignTest, AWordListWithTheContentOfAnotherIsRefused) {
    std::ofstream(path("words.txt")) << "AB\nBA\nCA\nAC\nBC\n";
    plan("word_square double 2x2 words.txt\n", "2");
    ask::Plan exchanged = campaign().plan();
    ASSERT_EQ(exchanged.files.size(), 1U);
    exchanged.files[0].path = path("other.txt");
    ASSERT_TRUE(write_sealed(plan_path(), ask::plan_text(exchanged)).has_value());
    const ProgramRun refused = part();
    EXPECT_EQ(refused.code, ExitCode::Wrong);
    EXPECT_NE(refused.err.find("is not the file that the plan was made with"), std::string::npos)
        << refused.err;
}

}  // namespace
}  // namespace sator::tests
