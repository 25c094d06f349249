#include <gtest/gtest.h>

#include <array>
#include <random>

#include "sator/rules/standard_rules.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A grid of links with a course. `places`: its ice, and its arrows.
SmallPuzzle course_puzzle(std::size_t columns, std::size_t rows, const std::vector<std::string>& doors,
                          const std::vector<std::vector<std::size_t>>& places) {
    SmallPuzzle puzzle(columns, rows, U"-.x");
    constexpr std::array<PositionSort, 1> kSorts = {PositionSort::Link};
    puzzle.add_between(kSorts, U"-.");
    for (const std::size_t cell : puzzle.positions(PositionSort::Cell)) puzzle.range(cell, U"x");
    std::vector<std::vector<std::size_t>> sequences = {puzzle.positions(PositionSort::Link)};
    sequences.insert(sequences.end(), places.begin(), places.end());
    puzzle.rule("course", doors, sequences);
    return puzzle;
}

/// The same with clues: their numbers, and their cells.
SmallPuzzle numbered_course(std::size_t columns, std::size_t rows, std::vector<std::string> doors,
                            const std::vector<std::vector<std::size_t>>& places,
                            const std::vector<std::string>& numbers, const std::vector<std::size_t>& cells) {
    doors.emplace_back("clues");
    doors.insert(doors.end(), numbers.begin(), numbers.end());
    SmallPuzzle puzzle = course_puzzle(columns, rows, doors, places);
    Sequence& links = puzzle.puzzle().rules.back().drawings.front().front();
    links.breaks = {static_cast<std::uint32_t>(links.cells.size())};
    for (const std::size_t cell : cells) links.cells.emplace_back(cell);
    return puzzle;
}

void expect_brute_force(SmallPuzzle puzzle, const std::string& what) {
    const auto all = puzzle.brute_force();
    EXPECT_EQ(puzzle.searched(), all) << what;
    EXPECT_EQ(puzzle.counted(), BigCount(all.size())) << what;
}

/// Returns the outer edges of a grid.
std::vector<std::string> outer_edges(std::size_t columns, std::size_t rows) {
    std::vector<std::string> edges;
    const auto cell = [](std::size_t row, std::size_t column) {
        return "R" + std::to_string(row) + "C" + std::to_string(column);
    };
    for (std::size_t column = 1; column <= columns; ++column) {
        edges.push_back(cell(1, column) + "/top");
        edges.push_back(cell(rows, column) + "/bottom");
    }
    for (std::size_t row = 1; row <= rows; ++row) {
        edges.push_back(cell(row, 1) + "/left");
        edges.push_back(cell(row, columns) + "/right");
    }
    return edges;
}

TEST(Course, AgreesWithItsDefinition) {
    std::mt19937 random(7);
    const auto upto = [&](std::size_t n) { return random() % n; };
    for (const auto& [columns, rows] : {std::pair{3U, 3U}, {4U, 2U}, {3U, 1U}, {4U, 3U}}) {
        const std::vector<std::string> edges = outer_edges(columns, rows);
        for (std::size_t round = 0; round < (columns * rows > 9 ? 10U : 60U); ++round) {
            const std::size_t in = upto(edges.size());
            const std::size_t out = (in + 1 + upto(edges.size() - 1)) % edges.size();
            std::vector<std::vector<std::size_t>> places;
            for (std::size_t cell = 0; cell < columns * rows; ++cell) {
                if (upto(3) == 0) places.push_back({cell});
            }
            if (upto(2) == 0) {
                const std::size_t left = upto(rows) * columns + upto(columns - 1);
                places.push_back(upto(2) == 0 ? std::vector{left, left + 1} : std::vector{left + 1, left});
            }
            std::vector<std::string> doors = {"-", "in", edges[in], "out", edges[out]};
            if (upto(4) == 0) doors.emplace_back("all");
            expect_brute_force(course_puzzle(columns, rows, doors, places), edges[in] + " " + edges[out]);
        }
    }
}

TEST(Course, PassesItsNumbersInOrder) {
    std::mt19937 random(11);
    const auto upto = [&](std::size_t n) { return random() % n; };
    for (const auto& [columns, rows] : {std::pair{3U, 3U}, {4U, 2U}, {4U, 3U}}) {
        const std::vector<std::string> edges = outer_edges(columns, rows);
        for (std::size_t round = 0; round < (columns * rows > 9 ? 12U : 60U); ++round) {
            const std::size_t in = upto(edges.size());
            const std::size_t out = (in + 1 + upto(edges.size() - 1)) % edges.size();
            std::vector<std::vector<std::size_t>> places;
            std::vector<std::string> numbers;
            std::vector<std::size_t> cells;
            for (std::size_t cell = 0; cell < columns * rows; ++cell) {
                if (upto(4) == 0)
                    places.push_back({cell});
                else if (upto(4) == 0)
                    cells.push_back(cell);
            }
            for (std::size_t i = 0; i < cells.size(); ++i)
                numbers.push_back(upto(2) == 0 ? "?" : std::to_string(1 + upto(cells.size() + 1)));
            if (cells.empty()) continue;
            std::vector<std::string> doors = {"-", "in", edges[in], "out", edges[out]};
            if (upto(5) == 0) doors.emplace_back("all");
            expect_brute_force(numbered_course(columns, rows, doors, places, numbers, cells),
                               edges[in] + " " + edges[out]);
        }
    }
}

TEST(Course, SpeaksOfItsLine) {
    EXPECT_EQ(course_puzzle(2, 2, {"-", "in", "R1C1/top", "out", "R2C2/right"}, {}).description(),
              "the links with \"-\" must lead from R1C1/top to R2C2/right\n");
    EXPECT_EQ(course_puzzle(2, 2, {"-", "in", "r1c1/top", "out", "R2C2/right"}, {{1}, {0, 1}}).description(),
              "the links with \"-\" must lead from R1C1 to R1C2\n"
              "the links with \"-\" must go straight over the ice at R1C2\n"
              "the links with \"-\" must pass the ice at R1C2\n"
              "the links with \"-\" must lead from R1C1/top to R2C2/right and cross only on ice, and against "
              "no arrow\n");
    EXPECT_EQ(
        numbered_course(2, 2, {"-", "in", "R1C1/top", "out", "R2C2/right", "all"}, {}, {"1"}, {0})
            .description(),
        "the links with \"-\" must lead from R1C1/top to R2C2/right, past each cell that is no ice, past all "
        "numbers in their order\n");
}

}  // namespace
}  // namespace sator::tests
