#include "sator/propagators/distinct/differing_cells.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

#include "sator/propagators/basic/increasing.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::vector<VariableId> cells(std::initializer_list<std::size_t> indices) {
    std::vector<VariableId> all;
    for (const std::size_t i : indices) all.emplace_back(i);
    return all;
}

/// Six cells: the first three differ, 3 is less than 4, and 4 and 5 differ.
Model six_cells() {
    Model model;
    const Word values = 0b11111;
    for (int i = 0; i < 6; ++i) model.add_cell({&values, 1});
    const auto distinct = std::make_shared<const AllDifferent>(std::vector<Word>{0});
    model.post(distinct, cells({0, 1, 2}));
    model.post(std::make_shared<const Increasing>(Strictness::Strict), cells({3, 4}));
    model.post(std::make_shared<const Increasing>(Strictness::NonStrict), cells({2, 3}));
    model.post(distinct, cells({4, 5}));
    return model;
}

TEST(DifferingCells, KnowsGroupsAndStrictOrders) {
    LimitWatch watch;
    const DifferingCells differing(six_cells(), watch);
    const auto differ = [&](std::size_t a, std::size_t b) {
        return differing.differ(VariableId(a), VariableId(b));
    };
    EXPECT_TRUE(differ(0, 1) && differ(1, 2) && differ(2, 0) && differ(3, 4) && differ(4, 3) && differ(5, 4));
    EXPECT_FALSE(differ(0, 0) || differ(2, 3) || differ(3, 5) || differ(0, 4));
    EXPECT_FALSE(differing.is_empty() || differing.is_complete());
}

TEST(DifferingCells, IsCompleteIfAllCellsDiffer) {
    Model model;
    const Word values = 0b111;
    for (int i = 0; i < 3; ++i) model.add_cell({&values, 1});
    model.post(std::make_shared<const AllDifferent>(std::vector<Word>{0}), cells({0, 1, 2}));
    LimitWatch watch;
    EXPECT_TRUE(DifferingCells(model, watch).is_complete());
}

TEST(DifferingCells, PartsCellsIntoCliques) {
    LimitWatch watch;
    const DifferingCells differing(six_cells(), watch);
    auto cliques = differing.cliques(cells({0, 1, 2, 3, 5}));
    for (auto& clique : cliques) std::ranges::sort(clique);
    std::ranges::sort(cliques);
    EXPECT_EQ(cliques, (std::vector{cells({0, 1, 2}), cells({3}), cells({5})}));
}

TEST(DifferingCells, IsEmptyWithoutDifferences) {
    Model model;
    const Word values = 0b11;
    for (int i = 0; i < 3; ++i) model.add_cell({&values, 1});
    LimitWatch watch;
    EXPECT_TRUE(DifferingCells(model, watch).is_empty());
}

}  // namespace
}  // namespace sator::tests
