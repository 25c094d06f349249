// Symmetries of models, and listings that search for only one solution of each orbit.
#include "sator/engine/symmetry/symmetries.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/judges/small_puzzle.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;
using Solution = std::vector<Value>;

struct Square {
    std::vector<Cells> rows, columns, diagonals;

    explicit Square(std::size_t side) : rows(side), columns(side), diagonals(2) {
        for (std::size_t i = 0; i < side * side; ++i) {
            rows[i / side].push_back(i);
            columns[i % side].push_back(i);
        }
        for (std::size_t i = 0; i < side; ++i) {
            diagonals[0].push_back(i * side + i);
            diagonals[1].push_back(i * side + side - 1 - i);
        }
    }
};

std::vector<Symmetry> symmetries_of(SmallPuzzle& puzzle) {
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    Search search(model, Limits{});
    search.begin({});
    return symmetries(model, search.store());
}

SmallPuzzle magic_square(std::size_t side, const std::string& sum, std::u32string_view values) {
    SmallPuzzle puzzle(side, side, values);
    const Square square(side);
    puzzle.rule_on_all("distinct", {});
    puzzle.rule("sum", {sum}, square.rows);
    puzzle.rule("sum", {sum}, square.columns);
    puzzle.rule("sum", {sum}, square.diagonals);
    return puzzle;
}

TEST(Symmetries, AgreeWithKnownOnes) {
    SmallPuzzle three = magic_square(3, "15", U"123456789");
    EXPECT_EQ(symmetries_of(three).size(), 8u - 1);
    SmallPuzzle four(4, 4, U"123456789ABCDEFG");
    four.rule_on_all("distinct", {});
    EXPECT_TRUE(symmetries_of(four).empty()) << "more than are looked for";
    SmallPuzzle latin(3, 3, U"123");
    const Square square(3);
    latin.rule("distinct", {}, square.rows);
    latin.rule("distinct", {}, square.columns);
    EXPECT_EQ(symmetries_of(latin).size(), 6u * 6 * 2 - 1);
}

TEST(Symmetries, OfCluesKeepTheOrderOfCells) {
    SmallPuzzle puzzle(2, 2, U"ABC");
    puzzle.rule("regex", {"/AB|BA|CC|AC/"}, {{0, 1}, {2, 3}, {0, 2}, {1, 3}});
    EXPECT_EQ(symmetries_of(puzzle), (std::vector<Symmetry>{{0, 2, 1, 3}}));
}

TEST(Symmetries, DoNotMoveGivens) {
    SmallPuzzle puzzle = magic_square(3, "15", U"123456789");
    puzzle.range(0, U"2");
    EXPECT_EQ(symmetries_of(puzzle), (std::vector<Symmetry>{{0, 3, 6, 1, 4, 7, 2, 5, 8}}));
}

/// Returns a puzzle with rules on all lines of a kind, so that a symmetry is likely.
SmallPuzzle random_puzzle(std::mt19937& random) {
    SmallPuzzle puzzle(3, 2 + random() % 2, random() % 2 == 0 ? U"123" : U"12");
    const std::size_t cells = puzzle.puzzle().grid.cell_count();
    std::vector<Cells> rows(cells / 3), columns(3), pairs;
    for (std::size_t i = 0; i < cells; ++i) {
        rows[i / 3].push_back(i);
        columns[i % 3].push_back(i);
        if (i % 3 > 0) pairs.push_back({i - 1, i});
    }
    for (std::size_t count = 1 + random() % 3; count > 0; --count) {
        const auto& lines = random() % 3 == 0 ? rows : random() % 2 == 0 ? columns : pairs;
        const std::string number = std::to_string(lines[0].size() + random() % 4);
        switch (random() % 8) {
            case 0:
                puzzle.rule("distinct", {}, lines);
                break;
            case 1:
                puzzle.rule("sum", {number}, lines);
                break;
            case 2:
                puzzle.rule("count", {"1", "1..2"}, lines);
                break;
            case 3:
                puzzle.rule("regex", {"/(1|2)*|[^3]+.?/"}, lines);
                break;
            case 4:
                puzzle.rule("in_order", {}, {lines[0]});
                break;
            case 5:
                puzzle.rule("different_words", {}, lines);
                break;
            case 6:
                puzzle.rule("subset", {"1", "1", "2", "2", "3"}, lines);
                break;
            default:
                puzzle.rule("equal", {}, {lines[random() % lines.size()]});
        }
    }
    if (random() % 4 == 0) puzzle.range(random() % cells, U"1");
    return puzzle;
}

std::set<Solution> solutions_of(SmallPuzzle& puzzle) {
    const auto rules = puzzle.rules();
    const Model model = build_model(puzzle.puzzle(), rules);
    std::set<Solution> solutions;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        return solutions.emplace(values.begin(), values.end()).second;
    });
    return solutions;
}

TEST(Symmetries, MapSolutionsToSolutionsAndAreAGroup) {
    std::mt19937 random(4);
    int with_some = 0;
    for (int round = 0; round < 200; ++round) {
        SmallPuzzle puzzle = random_puzzle(random);
        const std::set<Solution> solutions = solutions_of(puzzle);
        std::vector<Symmetry> group = symmetries_of(puzzle);
        with_some += group.empty() ? 0 : 1;
        if (group.empty() || group.size() > 100) continue;
        std::size_t left = 5'000 / group.size();
        for (const Solution& solution : solutions) {
            if (left-- == 0) break;
            for (const Symmetry& symmetry : group) {
                Solution image;
                for (const std::uint32_t from : symmetry) image.push_back(solution[from]);
                ASSERT_TRUE(solutions.contains(image)) << puzzle.description();
            }
        }
        Symmetry identity(group[0].size());
        std::iota(identity.begin(), identity.end(), 0U);
        group.push_back(identity);
        const std::set<Symmetry> all(group.begin(), group.end());
        for (const Symmetry& a : group) {
            for (const Symmetry& b : group) {
                Symmetry both;
                for (const std::uint32_t i : a) both.push_back(b[i]);
                ASSERT_TRUE(all.contains(both)) << puzzle.description();
            }
        }
    }
    EXPECT_GT(with_some, 80);
}

std::vector<Solution> listed(PuzzleSolver& solver, std::size_t initial = 0, std::size_t threads = 1) {
    std::vector<Solution> solutions;
    const Outcome outcome = solver.solve(
        {.initial = initial, .order = SolutionOrder::Stable, .verify = Verify::All, .threads = threads},
        [&](std::span<const Value> values) {
            solutions.emplace_back(values.begin(), values.end());
            return true;
        });
    const auto* solved = std::get_if<Solved>(&outcome);
    EXPECT_EQ(solved == nullptr ? BigCount() : solved->count, BigCount(solutions.size()));
    EXPECT_TRUE(solutions.empty() || solved->complete);
    return solutions;
}

TEST(SymmetricListing, FindsEachSolutionOnce) {
    std::mt19937 random(6);
    int compared = 0;
    for (int round = 0; round < 300; ++round) {
        SmallPuzzle puzzle = random_puzzle(random);
        auto solver = PuzzleSolver::build(puzzle.puzzle());
        if (!solver) continue;  // a rule names a symbol that no cell can have
        ++compared;
        const std::vector<Solution> alone = listed(*solver);
        const std::set<Solution> once(alone.begin(), alone.end());
        ASSERT_EQ(once.size(), alone.size()) << puzzle.description();
        ASSERT_EQ(once, solutions_of(puzzle)) << puzzle.description();
        ASSERT_EQ(listed(*solver, 0, 3), alone) << puzzle.description();
    }
    EXPECT_GT(compared, 150);
}

TEST(SymmetricListing, RespectsTheGivensOfAnInitialDrawing) {
    SmallPuzzle puzzle = magic_square(3, "15", U"123456789");
    puzzle.initial(U"2........");
    puzzle.initial(U"1........");  // no corner is odd
    puzzle.initial(U".........");
    auto solver = PuzzleSolver::build(puzzle.puzzle());
    ASSERT_TRUE(solver.has_value());
    EXPECT_EQ(listed(*solver, 0).size(), 2u);
    EXPECT_EQ(listed(*solver, 1).size(), 0u);
    EXPECT_EQ(listed(*solver, 2).size(), 8u);
}

TEST(SymmetricListing, SearchesOnlyAPartOfTheSpace) {
    SmallPuzzle puzzle = magic_square(4, "34", U"123456789ABCDEFG");
    std::int64_t number = 1;
    puzzle.puzzle().alphabet = Alphabet([&] {
        std::vector<Symbol> symbols;
        for (; number <= 16; ++number) symbols.push_back(Symbol::of_number(number));
        return symbols;
    }());
    auto solver = PuzzleSolver::build(puzzle.puzzle());
    ASSERT_TRUE(solver.has_value());
    EXPECT_EQ(listed(*solver).size(), 7040u);
    EXPECT_LT(solver->statistics().nodes, 7040u / 2);
}

TEST(SymmetricListing, StopsIfTheSinkReturnsFalse) {
    SmallPuzzle puzzle = magic_square(3, "15", U"123456789");
    auto solver = PuzzleSolver::build(puzzle.puzzle());
    ASSERT_TRUE(solver.has_value());
    int left = 3;
    const Outcome outcome = solver->solve({.order = SolutionOrder::Stable, .verify = Verify::All},
                                          [&](const SolutionView&) { return --left > 0; });
    ASSERT_TRUE(std::holds_alternative<Solved>(outcome));
    EXPECT_EQ(std::get<Solved>(outcome).count, BigCount(3));
    EXPECT_FALSE(std::get<Solved>(outcome).complete);
}

}  // namespace
}  // namespace sator::tests
