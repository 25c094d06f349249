// Cryptarithms are counted by trying all digits for all letters.

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <utility>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Puzzle cryptarithm(const std::string& equations) {
    Resources none;
    const ReadResult read = read_puzzles("cryptarithm " + equations + "\n", "cryptarithm", none);
    EXPECT_TRUE(read.at(0).has_value()) << equations;
    return read[0].value();
}

std::size_t solutions_of_equations(const std::string& equations) {
    auto solver = PuzzleSolver::build(cryptarithm(equations));
    return solver ? solver->solve({.limit = 10'000}).solutions.size() : 0;
}

/// Counts the ways to give different digits to five letters, A first; `holds` says which are right.
std::size_t count_digit_choices(const std::function<bool(const std::array<int, 5>&)>& holds) {
    constexpr int kGrids = 100'000;
    std::size_t count = 0;
    for (int grid = 0; grid < kGrids; ++grid) {
        std::array<int, 5> digits{};
        std::array<bool, 10> is_used{};
        bool are_different = true;
        for (int rest = grid; int& digit : digits) {
            digit = rest % 10;
            rest /= 10;
            are_different = are_different && !std::exchange(is_used[static_cast<std::size_t>(digit)], true);
        }
        count += are_different && holds(digits) ? 1 : 0;
    }
    return count;
}

TEST(Cryptarithm, AProductMayBeWrittenWithAnAsterisk) {
    const std::size_t expected = count_digit_choices([](const auto& d) {
        const auto& [a, b, c, e, f] = d;
        return a > 0 && e > 0 && (10 * a + b) * c == 10 * e + f;
    });
    EXPECT_EQ(solutions_of_equations("\"AB * C = EF\""), expected);
    EXPECT_EQ(solutions_of_equations("\"AB*C=EF\""), expected);
    EXPECT_EQ(solutions_of_equations("\"AB × C = EF\""), expected);
}

TEST(Cryptarithm, DigitsAndEqualLettersOfSeveralEquations) {
    const std::size_t expected = count_digit_choices([](const auto& d) {
        const auto& [a, b, c, e, f] = d;
        return c > 0 && 3 * (10 + a) - b == 10 * c + e && a + c == f;
    });
    EXPECT_GT(expected, 0U);
    EXPECT_EQ(solutions_of_equations("\"3*(1A) - B = CE\" \"A + C = F\""), expected);
}

TEST(Cryptarithm, ItsLettersAreADrawing) {
    const Puzzle puzzle = cryptarithm("\"TO + 2*O = T4\"");
    const auto equal = std::ranges::find(puzzle.rules, "equal", &RuleStatement::name);
    ASSERT_NE(equal, puzzle.rules.end());
    ASSERT_EQ(equal->drawings.size(), 1U);
    std::string letters;
    for (const Sequence& sequence : equal->drawings[0])
        letters += sequence.label + std::to_string(sequence.cells.size());
    EXPECT_EQ(letters, "T2O2");
}

}  // namespace
}  // namespace sator::tests
