#include "sator/propagators/distinct/distinct_endgame.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <random>
#include <variant>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/distinct_network.hpp"
#include "sator/solve/endgames.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A model whose one propagator is a network.
Model network_model(std::size_t cells, std::size_t values, const std::vector<DistinctGroup>& groups) {
    Model model;
    const Word all = (Word{1} << values) - 1;
    std::vector<VariableId> scope;
    for (std::size_t i = 0; i < cells; ++i) scope.push_back(model.add_cell({&all, 1}));
    model.post(make_distinct_network(cells, values, groups), scope);
    return model;
}

/// Rows and columns that hold each value once, and boxes of that many rows and columns.
Model sudoku(std::uint32_t rows, std::uint32_t columns) {
    const std::uint32_t side = rows * columns;
    std::vector<DistinctGroup> groups(std::size_t{3} * side,
                                      {.positions = {}, .required = (Word{1} << side) - 1});
    for (std::uint32_t cell = 0; cell < side * side; ++cell) {
        const std::uint32_t row = cell / side, column = cell % side;
        groups[row].positions.push_back(cell);
        groups[side + column].positions.push_back(cell);
        groups[2 * side + row / rows * rows + column / columns].positions.push_back(cell);
    }
    return network_model(std::size_t{side} * side, side, groups);
}

std::unique_ptr<Endgame> endgame_of(const Model& model) {
    LimitWatch watch;
    return make_endgame(model, watch);
}

struct Listing {
    std::vector<std::vector<Value>> solutions;
    SearchStatistics statistics;
    Outcome outcome;
};

Listing listed_by_endgame(const Model& model, std::unique_ptr<Endgame> endgame,
                          std::span<const FixedCell> fixed, std::size_t most,
                          std::uint64_t wanted = kUnlimited) {
    Search search(model, Limits{}, {.endgame = std::move(endgame)});
    Listing listing;
    listing.outcome = search.solve({.fixed = fixed, .wanted = wanted}, [&](std::span<const Value> values) {
        listing.solutions.emplace_back(values.begin(), values.end());
        return listing.solutions.size() < most;
    });
    listing.statistics = search.statistics();
    return listing;
}

/// Expects that the endgame lists what the search lists. Returns the number of solutions.
std::size_t compare(const Model& model, std::span<const FixedCell> fixed) {
    Listing with = listed_by_endgame(model, endgame_of(model), fixed, 1000);
    Listing without = listed_by_endgame(model, nullptr, fixed, 1000);
    EXPECT_EQ(with.outcome.index(), without.outcome.index());
    std::ranges::sort(with.solutions);
    std::ranges::sort(without.solutions);
    EXPECT_EQ(with.solutions, without.solutions);
    return with.solutions.size();
}

/// A caller that takes more solutions than it said gets the others, too.
TEST(DistinctEndgame, GoesOnAfterTheWantedSolutions) {
    const Model model = sudoku(2, 2);
    const std::vector<FixedCell> fixed = {{VariableId(0), 0}, {VariableId(1), 1}, {VariableId(2), 2}};
    const Listing all = listed_by_endgame(model, nullptr, fixed, 1000);
    ASSERT_EQ(all.solutions.size(), 12U);
    for (std::uint64_t wanted = 0; wanted < 14; ++wanted) {
        Listing some = listed_by_endgame(model, endgame_of(model), fixed, 1000, wanted);
        std::ranges::sort(some.solutions);
        EXPECT_TRUE(std::ranges::is_permutation(some.solutions, all.solutions));
        EXPECT_TRUE(std::get<Solved>(some.outcome).complete);
    }
}

/// Both fewer solutions than the endgame keeps, and more, for which it gives up.
TEST(DistinctEndgame, ListsWhatTheSearchLists) {
    std::mt19937 random(17);
    std::size_t none = 0, few = 0, many = 0;
    for (int round = 0; round < 2000; ++round) {
        const std::size_t cells = 4 + random() % 6, values = 2 + random() % 4;
        std::vector<DistinctGroup> groups(2 + random() % 4);
        for (auto& [positions, required] : groups) {
            std::vector<std::uint32_t> order(cells);
            std::iota(order.begin(), order.end(), 0U);
            std::ranges::shuffle(order, random);
            order.resize(1 + random() % std::min(values, cells));
            positions = order;
            required = random() % (Word{1} << values);
            while (count_bits(required) > positions.size()) required &= required - 1;
        }
        const Model model = network_model(cells, values, groups);
        std::vector<FixedCell> fixed;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            if (random() % 4 == 0) fixed.push_back({VariableId(cell), static_cast<Value>(random() % values)});
        }
        const std::size_t solutions = compare(model, fixed);
        ++(solutions == 0 ? none : solutions <= 16 ? few : many);
        ASSERT_FALSE(HasFailure()) << "round " << round;
    }
    EXPECT_GT(none, 200U);
    EXPECT_GT(few, 200U);
    EXPECT_GT(many, 200U);
}

TEST(DistinctEndgame, ListsSudokus) {
    std::mt19937 random(3);
    const Model model = sudoku(2, 3);
    const Listing grids = listed_by_endgame(model, nullptr, {}, 200);
    std::size_t several = 0;
    for (int round = 0; round < 200; ++round) {
        const auto& grid = grids.solutions[random() % grids.solutions.size()];
        std::vector<FixedCell> fixed;
        for (std::size_t cell = 0; cell < grid.size(); ++cell) {
            if (random() % 3 == 0) fixed.push_back({VariableId(cell), grid[cell]});
        }
        if (round % 5 == 0) fixed.push_back({VariableId(35), (grid[35] + 1) % 6});
        several += compare(model, fixed) > 1 ? 1 : 0;
    }
    EXPECT_GT(several, 20U);
}

/// What the endgame tried is forgotten: the search counts its own effort as if the endgame had not been
/// asked.
TEST(DistinctEndgame, LeavesWhatHasManySolutionsToTheSearch) {
    const Model model = sudoku(3, 3);
    const Listing with = listed_by_endgame(model, endgame_of(model), {}, 100);
    const Listing without = listed_by_endgame(model, nullptr, {}, 100);
    EXPECT_EQ(with.solutions, without.solutions);
    EXPECT_EQ(with.statistics.nodes, without.statistics.nodes);
    EXPECT_EQ(with.statistics.conflicts, without.statistics.conflicts);
}

/// Nine cells that differ, and eight values. No group says that all values are needed, so that this is a
/// search of tens of thousands of nodes.
TEST(DistinctEndgame, LeavesWhatTakesLongToTheSearch) {
    const Model model = network_model(9, 8, {{.positions = {0, 1, 2, 3, 4, 5, 6, 7, 8}, .required = 0}});
    Search search(model, Limits{});
    const Outcome outcome = search.solve({}, [](std::span<const Value>) { return true; });
    SearchStatistics tried;
    PropagationEngine root(model, Limits{});
    ASSERT_TRUE(root.begin());
    EXPECT_FALSE(endgame_of(model)->begin_at_once(root.store(), tried));
    EXPECT_EQ(tried.nodes, 0U);
    const Listing with = listed_by_endgame(model, endgame_of(model), {}, 1);
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(outcome));
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(with.outcome));
    EXPECT_EQ(with.statistics.nodes, search.statistics().nodes);
}

TEST(DistinctEndgame, CountsItsDecisions) {
    const Model model = sudoku(2, 2);
    const std::vector<FixedCell> fixed{{VariableId(0), 0}, {VariableId(5), 1}, {VariableId(10), 2}};
    const Listing listing = listed_by_endgame(model, endgame_of(model), fixed, 1000);
    EXPECT_GT(listing.solutions.size(), 1U);
    // In a tree in which every decision has two sides, the leaves are one more than the decisions.
    EXPECT_EQ(listing.statistics.nodes, listing.solutions.size() + listing.statistics.conflicts);
}

TEST(DistinctEndgame, IsMadeForASingleNetworkOnly) {
    Model two = sudoku(2, 2);
    const std::vector<VariableId> scope{VariableId(0), VariableId(15)};
    two.post(make_distinct_network(2, 4, {{.positions = {0, 1}, .required = 0}}), scope);
    EXPECT_EQ(endgame_of(two), nullptr);
    Model spare = sudoku(2, 2);
    const Word all = 3;
    spare.add_cell({&all, 1});
    EXPECT_EQ(endgame_of(spare), nullptr);
    EXPECT_NE(endgame_of(sudoku(4, 4)), nullptr);
    EXPECT_EQ(endgame_of(sudoku(5, 5)), nullptr) << "too large to copy";
}

/// An endgame that is asked again knows nothing of the last question.
TEST(DistinctEndgame, AnswersOneQuestionAfterAnother) {
    const Model model = sudoku(2, 3);
    Search search(model, Limits{}, {.endgame = endgame_of(model)});
    const std::vector<FixedCell> clash{{VariableId(0), 0}, {VariableId(1), 0}};
    std::size_t found = 0;
    const Sink count = [&](std::span<const Value>) { return ++found < 5; };
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(search.solve({.fixed = clash}, count)));
    EXPECT_TRUE(std::holds_alternative<Solved>(search.solve({}, count)));
    EXPECT_EQ(found, 5U);
    EXPECT_TRUE(std::holds_alternative<Unsatisfiable>(search.solve({.fixed = clash}, count)));
}

}  // namespace
}  // namespace sator::tests
