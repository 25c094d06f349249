// A count that was ended and the questions that its rest is divided into add up to the whole count.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/count_cursor.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

PuzzleSolver divided_solver(const std::string& text) {
    Resources files;
    auto puzzles = read_puzzles(text, "test", files);
    EXPECT_TRUE(puzzles.at(0).has_value()) << text;
    return std::move(*PuzzleSolver::build(std::move(*puzzles[0])));
}

/// Counts the solutions with these values and the givens.
BigCount counted(PuzzleSolver& solver, std::vector<Given> givens = {}) {
    const auto& initials = solver.puzzle().initials;
    if (!initials.empty()) std::ranges::copy(initials[0].givens, std::back_inserter(givens));
    SearchOptions search;
    search.count_orbits = 0;
    const Outcome outcome = solver.count({.givens = givens, .search = search});
    const auto* const solved = std::get_if<Solved>(&outcome);
    return solved != nullptr ? solved->count : BigCount(0);
}

/// Counts some nodes, then all open choices; returns the sum. A solver keeps the counts of components, so that this needs a new one.
BigCount divided_count(const std::string& text, std::uint64_t nodes, std::size_t& open) {
    PuzzleSolver solver = divided_solver(text);
    SearchOptions search;
    search.count_orbits = 0;
    CountCursor cursor = solver.count_in_pieces({.search = search});
    if (const auto outcome = cursor.run_for(nodes)) {
        const auto* const solved = std::get_if<Solved>(&*outcome);
        return solved != nullptr ? solved->count : BigCount(0);
    }
    const engine::OpenCount left = cursor.open_count();
    open = std::max(open, left.open.size());
    BigCount sum = left.done;
    for (const engine::OpenChoice& choice : left.open) {
        std::vector<Given> givens;
        for (const auto& [cell, value] : choice.values)
            givens.push_back({CellId(cell.index()), ValueId(static_cast<std::size_t>(value)), {}});
        sum += choice.multiplicity * counted(solver, givens);
    }
    return sum;
}

void expect_divided(const std::string& text, std::size_t least_open) {
    PuzzleSolver solver = divided_solver(text);
    const BigCount whole = counted(solver);
    std::size_t open = 0;
    for (const std::uint64_t nodes : {1, 2, 3, 5, 10, 30, 60, 100, 200})
        EXPECT_EQ(divided_count(text, nodes, open).to_string(), whole.to_string()) << text << nodes;
    EXPECT_GE(open, least_open) << text;
}

TEST(DividedCount, IsTheWholeCount) {
    expect_divided("magic_square 4x4\n", 5);
    expect_divided("latin 5x5\n", 2);  // with values that can be interchanged
    expect_divided("sudoku 4x4\n| 1 . . .\n| . . . .\n| . . . .\n| . . . .\n", 2);
    expect_divided("grid 3x4\nrange 1..6\nrule sum 14 at rows\nrule distinct at columns\n", 2);
    // Components: the rows have nothing in common.
    expect_divided("grid 3x4\nrange 1..7\nrule sum 11 at rows\n", 0);
}

}  // namespace
}  // namespace sator::tests
