#include "sator/propagators/distinct/distinct_network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/fused_distinct.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Groups = std::vector<DistinctGroup>;

ConstraintDefinition definition(const Groups& groups) {
    return [groups](std::span<const Value> values) {
        for (const DistinctGroup& group : groups) {
            Word held = 0;
            for (const std::uint32_t i : group.positions) held |= Word{1} << values[i];
            if ((group.required & ~held) != 0) return false;
            for (const std::uint32_t i : group.positions) {
                for (const std::uint32_t j : group.positions) {
                    if (i < j && values[i] == values[j]) return false;
                }
            }
        }
        return true;
    };
}

std::string faults(std::size_t cells, std::size_t values, const Groups& groups, std::size_t rounds = 300) {
    const auto network = make_distinct_network(cells, values, groups);
    return walk_in(WalkSpace::of(cells, values), *network, definition(groups), Strength::Checking, rounds);
}

TEST(DistinctNetwork, KeepsAllSolutions) {
    EXPECT_EQ(faults(4, 2, {{{0, 1}, 3}, {{2, 3}, 3}, {{0, 2}, 3}, {{1, 3}, 3}}), "");
    EXPECT_EQ(faults(6, 3, {{{0, 1, 2}, 7}, {{3, 4, 5}, 7}, {{0, 3}, 0}, {{1, 4}, 0}, {{2, 5}, 0}}), "");
    EXPECT_EQ(faults(6, 3, {{{0, 1, 2}, 7}, {{1, 2, 3}, 7}, {{4, 5}, 0}, {{0, 5}, 0}}), "");
    EXPECT_EQ(faults(5, 4, {{{0, 1, 2, 3}, 15}, {{2, 3, 4}, 6}}), "");
}

/// Makes random groups of two to `values` cells. Some require as many values as they have cells, some fewer.
Groups random_groups(std::mt19937& random, std::size_t cells, std::size_t values) {
    Groups groups(2 + random() % 4);
    for (auto& [positions, required] : groups) {
        std::vector<std::uint32_t> order(cells);
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::shuffle(order, random);
        positions.assign(order.begin(),
                         order.begin() + static_cast<std::ptrdiff_t>(2 + random() % (values - 1)));
        required = random() % (Word{1} << values);
        while (count_bits(required) > positions.size()) required &= required - 1;
        if (random() % 3 == 0) required = 0;
    }
    return groups;
}

TEST(DistinctNetwork, KeepsAllSolutionsOfRandomGroups) {
    std::mt19937 random(11);
    for (int round = 0; round < 150; ++round) {
        const std::size_t cells = 5 + random() % 3, values = 3 + random() % 2;
        ASSERT_EQ(faults(cells, values, random_groups(random, cells, values), 4), "") << round;
    }
}

/// Makes a model of a `side` × `side` square in which each row, each column and each of `boxes` holds every
/// value once.
Model square(std::size_t side, const std::vector<std::vector<std::size_t>>& boxes) {
    Model model;
    const Word all = (Word{1} << side) - 1;
    for (std::size_t i = 0; i < side * side; ++i) model.add_cell({&all, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{all});
    std::vector<std::vector<std::size_t>> groups = boxes;
    for (std::size_t i = 0; i < side; ++i) {
        groups.emplace_back();
        for (std::size_t j = 0; j < side; ++j) groups.back().push_back(i * side + j);
        groups.emplace_back();
        for (std::size_t j = 0; j < side; ++j) groups.back().push_back(j * side + i);
    }
    for (std::size_t g = 0; g < groups.size(); ++g) {
        model.begin_rule(RuleId(g));
        std::vector<VariableId> scope;
        for (const std::size_t i : groups[g]) scope.push_back(VariableId(i));
        model.post(different, scope);
    }
    return model;
}

std::vector<std::vector<std::size_t>> boxes_of(std::size_t width) {
    std::vector<std::vector<std::size_t>> boxes(width * width);
    const std::size_t side = width * width;
    for (std::size_t i = 0; i < side * side; ++i) {
        boxes[i / side / width * width + i % side / width].push_back(i);
    }
    return boxes;
}

std::string solutions(const Model& model, std::span<const FixedCell> givens = {}) {
    Search search(model, Limits{}, {.branching = Branching::InputOrder});
    std::uint64_t found = 0, sum = 0;
    const Outcome outcome = search.solve({.fixed = givens}, [&](std::span<const Value> values) {
        std::uint64_t hash = 0;
        for (const Value v : values) hash = hash * 31 + static_cast<std::uint64_t>(v);
        sum += hash;
        return ++found < 100'000;
    });
    return std::to_string(found) + " solutions, " + std::to_string(sum);
}

// OEIS A002860: 576 Latin squares of order 4; A107739: 288 sudoku grids of order 4.
TEST(DistinctNetwork, CountsLatinSquaresAndSudokus) {
    const auto latin = with_fused_distinct(square(4, {}));
    ASSERT_TRUE(latin.has_value());
    ASSERT_EQ(latin->propagators().size(), 1U);
    EXPECT_EQ(solutions(*latin), solutions(square(4, {})));
    EXPECT_TRUE(solutions(*latin).starts_with("576 "));
    EXPECT_TRUE(solutions(*with_fused_distinct(square(4, boxes_of(2)))).starts_with("288 "));
}

/// Returns a sudoku's solution: each row is the one before, shifted by a box, and by one more at each new
/// band.
std::vector<Value> solved(std::size_t width) {
    const std::size_t side = width * width;
    std::vector<Value> grid;
    for (std::size_t i = 0; i < side * side; ++i) {
        const std::size_t row = i / side;
        grid.push_back(static_cast<Value>((row % width * width + row / width + i % side) % side));
    }
    return grid;
}

TEST(DistinctNetwork, KeepsTheSolutionsOfLargerSquares) {
    std::mt19937 random(7);
    for (const auto& [width, percent_given] : {std::pair<std::size_t, unsigned>{3, 45}, {4, 45}, {5, 80}}) {
        const std::size_t side = width * width;
        const Model plain = square(side, boxes_of(width));
        const auto fused = with_fused_distinct(plain);
        ASSERT_TRUE(fused && fused->propagators().size() == 1);
        const std::vector<Value> grid = solved(width);
        for (int round = 0; round < 8; ++round) {
            std::vector<FixedCell> givens;
            for (std::size_t i = 0; i < grid.size(); ++i) {
                if (random() % 100 < percent_given) givens.push_back({VariableId(i), grid[i]});
            }
            if (round % 2 == 1)
                givens.push_back({VariableId(random() % grid.size()), static_cast<Value>(random() % side)});
            EXPECT_EQ(solutions(*fused, givens), solutions(plain, givens)) << side << ' ' << round;
        }
    }
}

/// Tries each size of layout that no sudoku above uses.
TEST(DistinctNetwork, KeepsTheSolutionsOfLatinSquares) {
    std::mt19937 random(5);
    for (const std::size_t side : {20, 32}) {
        const Model plain = square(side, {});
        const auto fused = with_fused_distinct(plain);
        ASSERT_TRUE(fused && fused->propagators().size() == 1);
        for (int round = 0; round < 4; ++round) {
            std::vector<FixedCell> givens;
            for (std::size_t i = 0; i < side * side; ++i) {
                const auto value = static_cast<Value>((i / side + i % side) % side);
                if (random() % 100 < 80) givens.push_back({VariableId(i), value});
            }
            if (round == 3) givens.push_back({VariableId(1), 0});
            EXPECT_EQ(solutions(*fused, givens), solutions(plain, givens)) << side << ' ' << round;
        }
    }
}

TEST(DistinctNetwork, KeepsTheSolutionsOfASudokuWithDiagonals) {
    auto groups = boxes_of(3);
    groups.resize(groups.size() + 2);
    for (std::size_t i = 0; i < 9; ++i) {
        groups[groups.size() - 2].push_back(10 * i);
        groups.back().push_back(8 * i + 8);
    }
    const Model plain = square(9, groups);
    const auto fused = with_fused_distinct(plain);
    ASSERT_TRUE(fused && fused->propagators().size() == 1);
    std::vector<Value> grid;
    Search(plain, Limits{}).solve({}, [&](std::span<const Value> values) {
        grid.assign(values.begin(), values.end());
        return false;
    });
    ASSERT_EQ(grid.size(), 81U);
    std::mt19937 random(9);
    for (int round = 0; round < 8; ++round) {
        std::vector<FixedCell> givens;
        for (std::size_t i = 0; i < grid.size(); ++i) {
            if (random() % 100 < 40) givens.push_back({VariableId(i), grid[i]});
        }
        EXPECT_EQ(solutions(*fused, givens), solutions(plain, givens)) << round;
    }
}

TEST(DistinctNetwork, IgnoresGroupsThatAreTooLarge) {
    EXPECT_EQ(make_distinct_network(64, 64, {{std::vector<std::uint32_t>(64), ~Word{0}}, {{0, 1}, 0}}),
              nullptr);
}

TEST(DistinctNetwork, PrunesByPointingAndClaiming) {
    // In the first row 0 is possible only in the first box, so the box's other cells lose it.
    const Model model = *with_fused_distinct(square(4, boxes_of(2)));
    PropagationEngine engine(model, Limits{});
    ASSERT_TRUE(engine.begin());
    engine.store().push_level();
    for (const std::size_t cell : {2, 3}) ASSERT_TRUE(engine.store().remove(VariableId(cell), 0));
    ASSERT_TRUE(engine.propagate());
    for (const std::size_t cell : {4, 5})
        EXPECT_FALSE(engine.store().domain(VariableId(cell)).contains(0)) << cell;
}

TEST(FusedDistinct, HasNoSolutionIfNoCellHasARequiredValue) {
    Model model;
    const Word all = 0b11;
    for (int i = 0; i < 3; ++i) model.add_cell({&all, 1});
    model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0b1010}),
               std::array{VariableId(0), VariableId(1)});
    model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0}),
               std::array{VariableId(1), VariableId(2)});
    EXPECT_TRUE(solutions(*with_fused_distinct(model)).starts_with("0 "));
}

TEST(FusedDistinct, FusesOnlyGroupsThatShareCells) {
    Model model;
    const Word all = 7;
    for (int i = 0; i < 4; ++i) model.add_cell({&all, 1});
    const auto different = std::make_shared<const AllDifferent>(std::vector<Word>{0});
    model.post(different, std::array{VariableId(0), VariableId(1)});
    model.post(different, std::array{VariableId(2), VariableId(3)});
    EXPECT_FALSE(with_fused_distinct(model).has_value());
    model.post(different, std::array{VariableId(2), VariableId(2)});
    EXPECT_FALSE(with_fused_distinct(model).has_value());
    model.post(different, std::array{VariableId(1), VariableId(2)});
    const auto fused = with_fused_distinct(model);
    ASSERT_TRUE(fused.has_value());
    EXPECT_EQ(fused->propagators().size(), 2U);
    EXPECT_EQ(solutions(*fused), solutions(model));
}

}  // namespace
}  // namespace sator::tests
