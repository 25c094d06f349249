// What status and merge print as JSON, and in which words.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/campaign/planned_test.hpp"

namespace sator::tests {
namespace {

using PlanJson = nlohmann::json;

class PlanAnswersTest : public PlannedTest {
  protected:
    void SetUp() override { write("a.sator", "magic_square 4x4\n"); }
    void plan(const std::string& parts) const { plan_question({"count", path("a.sator"), "--parts", parts}); }
};

TEST_F(PlanAnswersTest, TheStatusIsALineOfJson) {
    plan("5");
    part({"1..3"});
    write("a.parts/2.result", "damaged");
    campaign().mark("2", {.host = "n1", .share = 0.5, .seconds = 2, .every = 10});
    const ProgramRun open = status({"--json", "--check-plan"});
    EXPECT_EQ(open.code, ExitCode::Stopped);
    const PlanJson json = PlanJson::parse(open.out);
    const std::size_t parts = campaign().plan().parts.size();
    EXPECT_EQ(json["sator"], 1);
    EXPECT_EQ(json["plan"], plan_path());
    EXPECT_EQ(json["parts"], parts);
    EXPECT_EQ(json["finished"], 2);
    EXPECT_EQ(json["open"], parts - 2);
    EXPECT_EQ(json["running"], PlanJson::parse(R"([{"part":"2","host":"n1"}])"));
    EXPECT_EQ(json["failed"], PlanJson::array());
    EXPECT_EQ(json["damaged"], PlanJson::parse(R"(["2"])"));
    EXPECT_EQ(json["other_programs"], PlanJson::array());
    EXPECT_EQ(json["checked"], true);
    const double share = json["share"], seconds = json["seconds"], left = json["seconds_left"];
    EXPECT_GT(share, campaign().plan().parts[1].share / 2);
    EXPECT_NEAR(left, seconds / share * (1 - share), 1e-6);
    part();
    const PlanJson finished = PlanJson::parse(status({"--json"}).out);
    EXPECT_EQ(finished["open"], 0);
    EXPECT_EQ(finished["seconds_left"], 0);
    EXPECT_FALSE(finished.contains("checked"));
}

TEST_F(PlanAnswersTest, TheTotalIsALineOfJson) {
    plan("5");
    const ProgramRun missing = merge({"--json"});
    EXPECT_EQ(missing.code, ExitCode::Stopped);
    const std::size_t parts = campaign().plan().parts.size();
    EXPECT_EQ(PlanJson::parse(missing.out)["status"], "open");
    EXPECT_EQ(PlanJson::parse(missing.out)["missing"].size(), parts);
    EXPECT_FALSE(PlanJson::parse(missing.out).contains("count"));
    part();
    const PlanJson json = PlanJson::parse(merge({"--json"}).out);
    EXPECT_EQ(json["status"], "total");
    EXPECT_EQ(json["count"], "7040");
    EXPECT_EQ(json["symmetry"], 32);
    EXPECT_EQ(json["parts"], parts);
    EXPECT_EQ(json["made_again"], 0);
    EXPECT_GE(json["seconds"].get<double>(), 0);
}

TEST_F(PlanAnswersTest, ADifferenceIsALineOfJson) {
    plan("5");
    part();
    forge("2", [](ask::PartResult& result) {
        result.hosts = {"n1", "n2"};
        result.count += 1;
    });
    const std::string wrong = campaign().result("2")->count.to_string();
    part({"2", "--again", "100%"});
    const ProgramRun merged = merge({"--json"});
    EXPECT_EQ(merged.code, ExitCode::Wrong);
    const PlanJson json = PlanJson::parse(merged.out);
    EXPECT_EQ(json["status"], "differs");
    ASSERT_EQ(json["differences"].size(), 1U);
    EXPECT_EQ(json["differences"][0]["part"], "2");
    const PlanJson first = json["differences"][0]["results"][0];
    EXPECT_EQ(first["hosts"], PlanJson::parse(R"(["n1","n2"])"));
    EXPECT_EQ(first["count"], wrong);
    EXPECT_EQ(json["doubtful_hosts"].size(), 3U);
    EXPECT_EQ(json["reopened"].size(), campaign().plan().parts.size());
}

TEST_F(PlanAnswersTest, ABatchHasItsTotalBesideItsLines) {
    write("all.txt", "1.....3..4....2.\n1...............\n");
    plan_question({"solve", path("all.txt")});
    part();
    const ProgramRun merged = merge({"--json"});
    EXPECT_EQ(std::ranges::count(merged.out, '\n'), 2) << merged.out;
    const PlanJson json = PlanJson::parse(merged.err);
    EXPECT_EQ(json["answers"], 2);
    EXPECT_EQ(json["alike"], 0);
    EXPECT_EQ(json["sum"].get<std::string>().size(), 16U);
    const ProgramRun to_file = merge({"--json", "-o", path("out")});
    EXPECT_EQ(PlanJson::parse(to_file.out), json);
    EXPECT_EQ(file_text(path("out")), merged.out);
}

TEST_F(PlanAnswersTest, OneOfAThingIsNotSeveral) {
    write("one.sator", "latin 1x1\n");
    plan_question({"count", path("one.sator"), "--parts", "1"});
    EXPECT_TRUE(status().out.starts_with("finished: 0 of 1 part\n")) << status().out;
    EXPECT_EQ(merge().out, "part 1: missing; sator part runs what is missing\n");
    part();
    EXPECT_TRUE(merge().out.starts_with("1 solution\n1 part; ")) << merge().out;
}

TEST_F(PlanAnswersTest, ALongListOfPartsIsCut) {
    plan("20");
    EXPECT_EQ(merge().out,
              fmt::format("parts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and {} more: missing; sator "
                          "part runs what is missing\n",
                          campaign().plan().parts.size() - 12));
}

}  // namespace
}  // namespace sator::tests
