#include "sator/ask/plans/plan_text.hpp"

#include <gtest/gtest.h>

#include "sator/ask/plans/part_names.hpp"
#include "sator/ask/plans/part_result.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

ask::Plan plan_of_a_search() {
    ask::Plan plan{.made_by = {"0.1.0", "abc+"}, .request = R"({"ask":"count"})"};
    plan.puzzle = "latin 2x2\n\n# a comment\n";
    plan.puzzle_hash = "77";
    plan.files = {{"a list.txt", "99"}};
    plan.factor = 8;
    plan.orders = {{"R1C1", "R1C2"}};
    plan.size = 1.5e20;
    plan.nodes = {{{}, "R1C1", {"2", ""}}, {{{"R1C1", "1"}}, "R2C1", {}}};
    plan.parts = {{.share = 0.25, .values = {{"R1C1", "1"}, {"R2C1", " "}}},
                  {.share = 0.75, .values = {{"R1C1", "1"}, {"R2C1", ""}}}};
    return plan;
}

TEST(PlanText, IsReadAsItIsWritten) {
    const ask::Plan plan = plan_of_a_search();
    const auto read = ask::read_plan(ask::plan_text(plan), "a.plan");
    ASSERT_TRUE(read.has_value()) << to_text(read.error()) << ask::plan_text(plan);
    EXPECT_EQ(*read, plan) << ask::plan_text(plan);
    ask::Plan batch{.made_by = {"1", "2"}, .request = "{}", .batch = ask::BatchOf::Lines};
    batch.files = {{"x", "1"}};
    batch.parts = {{.share = 1, .first = 1, .last = 10, .begin = 0, .end = 820, .hash = "5"}};
    EXPECT_EQ(ask::read_plan(ask::plan_text(batch), "a.plan"), batch) << ask::plan_text(batch);
}

TEST(PlanText, NamesALineThatIsWrong) {
    std::string text = ask::plan_text(plan_of_a_search());
    text.replace(text.find("part 2"), 6, "part 3");
    const auto read = ask::read_plan(text, "a.plan");
    ASSERT_FALSE(read.has_value());
    EXPECT_EQ(
        to_text(read.error()),
        "a.plan:15:1: error: this line of the plan is wrong\nhint: make the plan again with sator plan\n");
    EXPECT_FALSE(ask::read_plan("", "a.plan").has_value());
    EXPECT_FALSE(ask::read_plan("sator plan 1\n", "a.plan").has_value());
}

TEST(PartNames, AreReadAsRanges) {
    ask::Plan plan;
    plan.parts.resize(20);
    EXPECT_EQ(ask::read_part_numbers("3,17..20,4", plan), (std::vector<std::size_t>{2, 3, 16, 17, 18, 19}));
    for (const char* wrong : {"", "0", "21", "4..3", "a", "1,", "1..21", "17.3"})
        EXPECT_FALSE(ask::read_part_numbers(wrong, plan).has_value()) << wrong;
}

TEST(PartNames, ASampleDependsOnThePlanOnly) {
    ask::Plan plan;
    plan.parts.resize(100);
    const auto drawn = ask::drawn_parts(plan, "abc", 0.1);
    EXPECT_EQ(drawn.size(), 10U);
    EXPECT_EQ(drawn, ask::drawn_parts(plan, "abc", 0.1));
    EXPECT_NE(drawn, ask::drawn_parts(plan, "abd", 0.1));
    EXPECT_EQ(ask::drawn_parts(plan, "abc", 0.001).size(), 1U);
    EXPECT_EQ(ask::drawn_parts(plan, "abc", 1).size(), 100U);
}

TEST(PartResult, NamesEachHostOnce) {
    std::vector<std::string> hosts;
    for (const char* host : {"n1", "n2", "n1"}) ask::add_host(hosts, host);
    EXPECT_EQ(hosts, (std::vector<std::string>{"n2", "n1"}));
}

TEST(PartResult, IsReadAsItIsWritten) {
    ask::PartResult result{
        .plan = "ab", .part = "17.3", .made_by = {"1", "c"}, .hosts = {"n1"}, .seconds = 1.5, .count = 12};
    EXPECT_EQ(ask::read_result(ask::result_text(result)), result);
    ask::add_host(result.hosts, "n2");
    EXPECT_EQ(ask::read_result(ask::result_text(result)), result);
    result.done = 512;
    EXPECT_EQ(ask::read_result(ask::result_text(result)), result);
    result.done.reset();
    result.children = {{3, {{"R1C1", "2"}}}, {1, {}}};
    EXPECT_EQ(ask::read_result(ask::result_text(result)), result);
    result.children.clear();
    result.listed = "123\n321\n";
    result.sum = ask::sum_of_lines(result.listed);
    EXPECT_EQ(ask::read_result(ask::result_text(result)), result);
    EXPECT_EQ(ask::sum_of_lines("321\n123\n"), result.sum);
    EXPECT_NE(ask::sum_of_lines("321\n124\n"), result.sum);
    result.listed = "123\n322\n";
    EXPECT_EQ(ask::read_result(ask::result_text(result)), std::nullopt);
    EXPECT_EQ(ask::read_result("sator result 1\n"), std::nullopt);
}

}  // namespace
}  // namespace sator::tests
