#include <gtest/gtest.h>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/rule_walk.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(NumbersInOrder, AgreesWithItsDefinition) {
    for (const char* arguments : {"", "diagonally", "1..3", "2..3 diagonally", "3"}) {
        EXPECT_EQ(rule_faults(order_rule(), {2, 2, "1..4", arguments, {}}, RuleStrength::Checking), "")
            << arguments;
        EXPECT_EQ(rule_faults(order_rule(), {1, 4, "1..4", arguments, {}}, RuleStrength::Checking), "")
            << arguments;
    }
    EXPECT_EQ(
        rule_faults(order_rule(), {2, 3, "1..3", "1..3", {{0, 1, 3}, {2, 4, 5, 2}}}, RuleStrength::Checking),
        "")
        << "two parts, a cell twice";
}

TEST(NumbersInOrder, SpeaksOfConsecutiveValues) {
    EXPECT_EQ(rule_description(order_rule(), {2, 2, "1..4", "", {}}),
              "consecutive values of 1..4 must share an edge");
    EXPECT_EQ(rule_description(order_rule(), {2, 2, "1..4", "2..4 diagonally", {}}),
              "consecutive values of 2..4 must touch, perhaps only at a corner");
    EXPECT_EQ(rule_description(order_rule(), {2, 2, "1..4", "", {{0, 1}}}),
              "consecutive values of 1 2 in row 1 must share an edge");
    EXPECT_EQ(rule_refusal(order_rule(), {2, 2, "1..4", "1 3 4", {}}),
              "the values of order do not follow each other (list each value once, and leave out none "
              "between them)");
}

std::u32string numbers(std::size_t count) {
    std::u32string text;
    for (std::size_t i = 0; i < count; ++i) text += static_cast<char32_t>(U'A' + i);
    return text;
}

/// Fillings of numbrix, i.e. directed Hamiltonian paths of the n × n grid: A096969 in the On-Line Encyclopedia of Integer Sequences.
TEST(NumbersInOrder, CountsHamiltonianPaths) {
    const std::vector<std::uint64_t> known = {1, 8, 40, 552, 8648};
    for (std::size_t n = 1; n <= known.size(); ++n) {
        SmallPuzzle puzzle(n, n, numbers(n * n));
        const std::string all = "A.." + std::string(1, static_cast<char>('A' + n * n - 1));
        puzzle.rule_on_all("permutation", {all});
        puzzle.rule_on_all("order", {all});
        EXPECT_EQ(puzzle.counted(), BigCount(known[n - 1])) << n;
    }
}

}  // namespace
}  // namespace sator::tests
