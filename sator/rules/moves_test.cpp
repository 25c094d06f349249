#include <gtest/gtest.h>

#include <atomic>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(Moves, AgreeWithTheirDefinitions) {
    EXPECT_EQ(rule_faults(anti_king_rule(), {2, 3, "1..4", "", {}}, RuleStrength::Checking, 10), "");
    EXPECT_EQ(rule_faults(anti_king_rule(), {2, 3, "1..3", "1 2", {}}, RuleStrength::Checking, 10), "");
    EXPECT_EQ(rule_faults(anti_knight_rule(), {3, 3, "1 2", "", {}}, RuleStrength::Checking, 10), "");
    EXPECT_EQ(rule_faults(anti_knight_rule(), {2, 4, "1..3", "2", {}}, RuleStrength::Checking, 10), "");
}

/// Returns the pairs of cells, by number, that the rule compares.
std::set<std::pair<std::size_t, std::size_t>> pairs_of(const RuleEntry& entry, const RuleSample& sample) {
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    const RuleList rules = rules_of(entry, sample);
    for (const auto& rule : rules) {
        const auto cells = rule->cells();
        for (std::size_t i = 0; i < cells.size(); i += 2) {
            pairs.insert(std::minmax(cells[i].index(), cells[i + 1].index()));
        }
    }
    return pairs;
}

TEST(Moves, JoinTheMarkedCellsOnly) {
    using P = std::set<std::pair<std::size_t, std::size_t>>;
    EXPECT_EQ(pairs_of(anti_king_rule(), {2, 2, "1 2", "", {}}),
              (P{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
    EXPECT_EQ(pairs_of(anti_king_rule(), {2, 3, "1 2", "", {{0, 1}, {1, 5}}}), (P{{0, 1}, {1, 5}}));
    EXPECT_EQ(pairs_of(anti_knight_rule(), {3, 3, "1 2", "", {}}),
              (P{{0, 5}, {0, 7}, {1, 6}, {1, 8}, {2, 3}, {2, 7}, {3, 8}, {5, 6}}));
    EXPECT_EQ(pairs_of(anti_knight_rule(), {2, 2, "1 2", "", {}}), P{}) << "no room for a move";
}

TEST(Moves, DescribeTheirDemandsAndRefuseWrongArguments) {
    const auto told = [](const RuleEntry& entry, const std::string& arguments) {
        return rule_description(entry, {2, 3, "1..9 \"*\"", arguments, {}});
    };
    EXPECT_EQ(told(anti_king_rule(), ""), "cells a king's move apart must not both hold the same value");
    EXPECT_EQ(told(anti_king_rule(), "\"*\""), "cells a king's move apart must not both hold \"*\"");
    EXPECT_EQ(told(anti_knight_rule(), "1..3"),
              "cells a knight's move apart must not both hold the same of 1..3");
    EXPECT_EQ(rule_refusal(anti_king_rule(), {2, 2, "1 2", "3", {}}),
              "no cell can hold 3 (the ranges of the cells say what they can hold)");
}

// The rule posts some 16,000 propagators in one call, which must stop at a limit.
TEST(Moves, StopPostingAtALimit) {
    const RuleList rules = rules_of(anti_king_rule(), {64, 64, "1 2", "", {}});
    Model model;
    for (int cell = 0; cell < 64 * 64; ++cell) model.add_cell(std::array{Word{3}});
    std::atomic<bool> stop = false;
    LimitWatch watch({.interrupted = &stop});
    model.post_under(&watch);
    rules.at(0)->post(model);
    const std::size_t all = model.propagators().size();
    stop = true;
    rules.at(0)->post(model);
    EXPECT_LT(model.propagators().size() - all, all / 4);
}

}  // namespace
}  // namespace sator::tests
