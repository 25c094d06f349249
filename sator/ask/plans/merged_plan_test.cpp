#include "sator/ask/plans/merged_plan.hpp"

#include <gtest/gtest.h>

#include <map>

#include "sator/ask/plans/part_names.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Texts = std::vector<std::string>;

/// Results of a plan with three parts.
class MergedPlanTest : public testing::Test {
  protected:
    void SetUp() override {
        plan_.factor = 2;
        plan_.parts = {{.share = 0.5}, {.share = 0.3}, {.share = 0.2}};
        add("1", "a", 10);
        add("2", "b", 5);
        add("3", "a", 0);
    }
    static ask::PartResult result(const std::string& part, const std::string& host, int count) {
        return {.part = part, .hosts = {host}, .seconds = 1, .count = static_cast<std::uint64_t>(count)};
    }
    void add(const std::string& part, const std::string& host, int count) {
        found_[part].first = result(part, host, count);
    }
    void again(const std::string& part, const std::string& host, int count) {
        found_[part].again.push_back(result(part, host, count));
    }
    std::string child(const std::string& part, std::size_t number) {
        return ask::child_name(*found_[part].first, number);
    }
    ask::MergedPlan merged() {
        return ask::merged_plan(plan_, [this](const std::string& part) { return found_[part]; });
    }

    ask::Plan plan_;
    std::map<std::string, ask::FoundResults> found_;
};

TEST_F(MergedPlanTest, AddsUpAllParts) {
    const ask::MergedPlan all = merged();
    EXPECT_TRUE(all.is_whole());
    EXPECT_EQ(all.total, BigCount(30));
    EXPECT_DOUBLE_EQ(all.seconds, 3);
}

TEST_F(MergedPlanTest, FollowsChildren) {
    found_["2"].first->children = {{3, {{"R1C1", "1"}}}, {1, {{"R1C1", "2"}}}};
    const Texts names = {child("2", 0), child("2", 1)};
    EXPECT_EQ(merged().missing, names);
    add(names[0], "c", 4);
    add(names[1], "c", 1);
    found_[names[1]].first->children = {{2, {}}};
    add(child(names[1], 0), "c", 7);
    EXPECT_TRUE(merged().is_whole());
    EXPECT_EQ(merged().total, BigCount(2 * (10 + 5 + 3 * 4 + (1 + 2 * 7))));
}

TEST_F(MergedPlanTest, TakesNoResultOfAnotherDivision) {
    found_["2"].first->children = {{1, {{"R1C1", "1"}}}, {1, {{"R1C1", "2"}}}};
    add(child("2", 0), "c", 4);
    add(child("2", 1), "c", 1);
    EXPECT_EQ(merged().total, BigCount(2 * (10 + 5 + 4 + 1)));
    found_["2"].first->children = {{1, {{"R1C1", "2"}}}, {3, {{"R1C1", "1"}}}};
    EXPECT_EQ(merged().missing, (Texts{child("2", 0), child("2", 1)}));
}

TEST_F(MergedPlanTest, NamesWhatIsMissingOrDamagedOrOfAnotherProgram) {
    found_["1"] = {.first = {}, .is_damaged = true};
    found_["2"] = {};
    found_["3"].first->made_by.commit = "other";
    const ask::MergedPlan lacking = merged();
    EXPECT_EQ(lacking.damaged, Texts{"1"});
    EXPECT_EQ(lacking.missing, Texts{"2"});
    EXPECT_EQ(lacking.other_programs, Texts{"3"});
    EXPECT_FALSE(lacking.is_whole());
}

TEST_F(MergedPlanTest, ASecondRunThatAgreesIsNoted) {
    again("1", "b", 10);
    EXPECT_TRUE(merged().is_whole());
    EXPECT_EQ(merged().made_again, 1U);
    EXPECT_EQ(merged().total, BigCount(30));
}

TEST_F(MergedPlanTest, IfTwoRunsDifferBothHostsAreDoubtful) {
    again("1", "b", 11);
    const ask::MergedPlan differing = merged();
    ASSERT_EQ(differing.differences.size(), 1U);
    EXPECT_EQ(differing.doubtful_hosts, (std::set<std::string>{"a", "b"}));
    EXPECT_EQ(differing.doubtful_parts, (Texts{"1", "2", "3"}));
}

TEST_F(MergedPlanTest, AHostThatBeganAPartIsDoubtfulToo) {
    found_["1"].first->hosts = {"c", "a"};
    again("1", "b", 11);
    again("1", "d", 11);
    EXPECT_EQ(merged().doubtful_hosts, (std::set<std::string>{"a", "c"}));
    EXPECT_EQ(merged().differences.at(0).found.at(0).hosts, (Texts{"a", "c"}));
}

TEST_F(MergedPlanTest, AMajorityTellsWhichHostIsWrong) {
    again("1", "b", 11);
    again("1", "c", 11);
    EXPECT_EQ(merged().doubtful_hosts, std::set<std::string>{"a"});
    EXPECT_EQ(merged().doubtful_parts, (Texts{"1", "3"}));
}

}  // namespace
}  // namespace sator::tests
