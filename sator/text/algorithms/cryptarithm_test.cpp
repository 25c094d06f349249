#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The numbers of the solutions, "2 1 10 1 1 0 2", with ';' between two; or the error.
std::string cryptarithm_solutions(const std::string& text) {
    Resources none;
    const auto puzzle =
        read_sator({"x", std::make_shared<const std::string>("cryptarithm " + text + "\n")}, none);
    if (!puzzle) return puzzle.error().front().message;
    auto solver = PuzzleSolver::build(*puzzle);
    if (!solver) return to_text(solver.error().front());
    std::string found;
    for (const Solution& solution : solver->solve({.limit = 3}).solutions) {
        found += found.empty() ? "" : ";";
        for (const auto value : solution.values())
            found += " " + puzzle->alphabet[ValueId(value)].to_string();
    }
    return found;
}

TEST(Cryptarithm, HasTheSignsThatPeopleWrite) {
    const std::string one = cryptarithm_solutions("\"TO + GO = OUT\"");
    EXPECT_EQ(one, " 2 1 8 1 1 0 2");
    EXPECT_EQ(cryptarithm_solutions("\"TO + GO == OUT\""), one);
    EXPECT_EQ(cryptarithm_solutions("\"OUT − GO = TO\""), " 1 0 2 8 1 2 1");
    EXPECT_EQ(cryptarithm_solutions("\"A·A = BA\""), cryptarithm_solutions("\"A * A = BA\""));
}

TEST(Cryptarithm, ADivisionLeavesNoRemainder) {
    EXPECT_EQ(cryptarithm_solutions("\"7 / 2 = 3\""), "");
    EXPECT_EQ(cryptarithm_solutions("\"6 / 2 = A\""), " 6 2 3");
    EXPECT_EQ(cryptarithm_solutions("\"6 ÷ 2 = A\""), " 6 2 3");
    EXPECT_EQ(cryptarithm_solutions("\"1 + 9 / (1 + 2) = A\""), " 1 9 1 2 4");
    EXPECT_EQ(cryptarithm_solutions("\"2 * 7 / 2 = A\""), " 2 7 2 7") << "the product is divided";
    EXPECT_EQ(cryptarithm_solutions("\"7 / (1 + 1) = A\""), "");
}

TEST(Cryptarithm, HasAnyBase) {
    EXPECT_EQ(cryptarithm_solutions("base 12 \"TO + GO = OUT\""), " 2 1 10 1 1 0 2");
    EXPECT_EQ(cryptarithm_solutions("base 2 \"A + A = A0\""), " 1 1 1 0");
    EXPECT_EQ(cryptarithm_solutions("base 1 \"A = A\""), "the base is a number from 2 to 36");
    EXPECT_EQ(cryptarithm_solutions("base 12"), "the equation is missing");
    EXPECT_EQ(cryptarithm_solutions("base 8 \"A = 9\""), "'9' has no meaning in an equation");
}

/// The last two digits of each solution.
TEST(Cryptarithm, HasAnyNumberOfNumbers) {
    for (const auto& [numbers, sums] : {std::pair{26, "2 6;7 8"}, {60, "6 0"}}) {
        std::string equation = "\"A";
        for (int i = 1; i < numbers; ++i) equation += " + A";
        std::string found, rest = cryptarithm_solutions(equation + " = BC\"") + ";";
        for (std::size_t end = 0; (end = rest.find(';')) != std::string::npos; rest.erase(0, end + 1))
            found += (found.empty() ? "" : ";") + rest.substr(end < 3 ? 0 : end - 3, 3);
        EXPECT_EQ(found, sums) << numbers;
    }
}

}  // namespace
}  // namespace sator::tests
