// Random small crosswords, rectangular and hexagonal, with up to two clues for each line: the search must
// find the solutions of brute force.
#include <gtest/gtest.h>

#include <set>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/regex_crossword.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/random/random_clues.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Grid = std::vector<Value>;

/// Returns all grids over the alphabet for which every rule's `holds` is true.
std::set<Grid> filled_by_brute_force(const PuzzleSolver& solver) {
    std::set<Grid> solutions;
    const std::size_t symbols = solver.puzzle().alphabet.size();
    Grid grid(solver.puzzle().grid.cell_count(), 0);
    for (;;) {
        if (solver.violated_rule(grid) == nullptr) solutions.insert(grid);
        std::size_t cell = 0;
        while (cell < grid.size() && static_cast<std::size_t>(++grid[cell]) == symbols) grid[cell++] = 0;
        if (cell == grid.size()) return solutions;
    }
}

std::set<Grid> found_by(PuzzleSolver& solver) {
    std::set<Grid> solutions;
    solver.solve({.verify = Verify::All}, [&](std::span<const Value> values) {
        EXPECT_TRUE(solutions.emplace(values.begin(), values.end()).second) << "a solution was found twice";
        return true;
    });
    return solutions;
}

/// The numbers of lines X, Y, Z; Z is 0 for a rectangle.
using Shape = std::array<std::size_t, 3>;

RegexCrossword random_crossword(RandomClues& clues, const Shape& shape) {
    RegexCrossword crossword;
    crossword.is_hexagonal = shape[2] != 0;
    crossword.alphabet = CodePointSet{{'a', 'b'}};
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
        crossword.lines[axis].resize(shape[axis]);
        for (ClueLine& line : crossword.lines[axis]) {
            for (std::uint32_t count = clues.below(3); count > 0; --count)
                line.push_back(Clue{.text = clues.next()});
        }
    }
    return crossword;
}

TEST(RandomCrosswords, HaveTheSolutionsOfBruteForce) {
    const Shape shapes[] = {{2, 2, 0}, {3, 2, 0}, {3, 3, 0}, {4, 2, 0}, {2, 2, 3}, {3, 3, 3}, {2, 3, 2}};
    RandomClues clues(7, {.references = true, .lookaround = true, .letters = "ab"});
    int solvable = 0, multiple = 0;
    for (int round = 0; round < 4000; ++round) {
        const Shape& shape = shapes[clues.below(std::size(shapes))];
        auto puzzle = make_regex_crossword(random_crossword(clues, shape));
        ASSERT_TRUE(puzzle.has_value()) << puzzle.error().message;
        const auto shared = std::make_shared<const Puzzle>(std::move(*puzzle));
        ClueCache clue_cache;
        Resources resources;
        RuleContext context{*shared, clue_cache, resources, {}};
        auto solver = PuzzleSolver::build(shared, Registry::standard(), context, Limits{});
        ASSERT_TRUE(solver.has_value());
        const std::set<Grid> expected = filled_by_brute_force(*solver);
        ASSERT_EQ(found_by(*solver), expected) << "round " << round;
        const Outcome counted = solver->count();
        if (expected.empty()) {
            EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(counted));
        } else {
            EXPECT_EQ(std::get<Solved>(counted).count, BigCount(expected.size()));
        }
        solvable += !expected.empty();
        multiple += expected.size() > 1;
    }
    EXPECT_GT(solvable, 100);
    EXPECT_GT(multiple, 50);
}

}  // namespace
}  // namespace sator::tests
