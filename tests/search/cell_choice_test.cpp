// Which cell is decided first if several have equally small domains: the one that narrows most of the others.
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "sator/engine/model/constraint_graph.hpp"
#include "sator/engine/search/activity_order.hpp"
#include "sator/engine/search/dom_wdeg_order.hpp"
#include "sator/propagators/basic/all_equal.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/distinct/distinct_network.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::shared_ptr<const Propagator> different() {
    return std::make_shared<const AllDifferent>(std::vector<Word>{0});
}

Model with_cells(std::initializer_list<Word> domains) {
    Model model;
    for (const Word domain : domains) model.add_cell({&domain, 1});
    return model;
}

std::vector<VariableId> cells(std::initializer_list<std::size_t> indices) {
    std::vector<VariableId> cells;
    for (const std::size_t i : indices) cells.push_back(VariableId(i));
    return cells;
}

std::size_t chosen(const Model& model) {
    const Store store(model);
    DomWdegOrder order(model);
    return order.choose(store).value().index();
}

TEST(CellChoice, IsTheFirstOfTheSmallestIfThereAreNoEdges) {
    EXPECT_EQ(chosen(with_cells({0b111, 0b11, 0b1, 0b11})), 1U);
}

TEST(CellChoice, ReturnsNulloptIfAllCellsAreFixed) {
    const Model model = with_cells({0b1, 0b10});
    const Store store(model);
    EXPECT_FALSE(DomWdegOrder(model).choose(store));
}

// Cell 2 has two neighbours that lose a candidate, the others one, cell 0 none: it shares no value.
TEST(CellChoice, MaximisesTheWeightedDegree) {
    Model model = with_cells({0b1'1000, 0b110, 0b11, 0b110, 0b1});
    model.post(different(), cells({0, 1, 2}));
    model.post(different(), cells({2, 3}));
    EXPECT_EQ(chosen(model), 2U);
}

// Each has one neighbour; the neighbours of cells 2 and 3 have the smaller domains.
TEST(CellChoice, PrefersNeighboursWithSmallDomains) {
    Model model = with_cells({0b11, 0b1111, 0b11, 0b11});
    model.post(different(), cells({0, 1}));
    model.post(different(), cells({2, 3}));
    EXPECT_EQ(chosen(model), 2U);
}

TEST(CellChoice, PrefersTwoCandidatesToThree) {
    Model model = with_cells({0b111, 0b111, 0b111, 0b111, 0b11});
    model.post(different(), cells({0, 1, 2, 3}));
    EXPECT_EQ(chosen(model), 4U);
}

TEST(CellChoice, DependentCellsNeedNoCommonValue) {
    Model model = with_cells({0b11, 0b11, 0b1100});
    model.post(std::make_shared<const AllEqual>(), cells({1, 2}));
    EXPECT_EQ(chosen(model), 1U);
}

TEST(CellChoice, UsesTheGroupsOfANetwork) {
    Model model = with_cells({0b11, 0b11, 0b11, 0b11});
    const std::vector<DistinctGroup> groups{{{0, 2}, 0b11}, {{2, 3}, 0b11}};
    const auto network = make_distinct_network(4, 2, groups);
    ASSERT_TRUE(network);
    model.post(network, cells({0, 1, 2, 3}));
    EXPECT_EQ(chosen(model), 2U);
}

TEST(CellChoice, PrefersWhatWasDecidedBeforeConflicts) {
    const Model model = with_cells({0b11, 0b11, 0b11});
    const Store store(model);
    DomWdegOrder order(model);
    order.bump_scope(cells({0, 1}));
    EXPECT_EQ(order.choose(store).value().index(), 0U);
    order.bump_decided(VariableId(2));
    EXPECT_EQ(order.choose(store).value().index(), 2U) << "it gains more than a cell of the scope";
    SearchOptions as_much;
    as_much.weigh_decided = 1;
    DomWdegOrder other(model, as_much);
    other.bump_scope(cells({0, 1}));
    other.bump_decided(VariableId(2));
    EXPECT_EQ(other.choose(store).value().index(), 0U);
}

// While the search learns, each conflict adds more than the one before.
TEST(CellChoice, ForgetsLittleByLittleWhatWasLearnt) {
    const Model model = with_cells({0b11, 0b11});
    const Store store(model);
    ActivityOrder order(model);
    for (int conflict = 0; conflict < 2000; ++conflict) order.bump(cells({0}));
    order.end_learning();
    EXPECT_EQ(order.choose(store).value().index(), 0U);
    int conflicts = 0;
    for (; order.choose(store).value().index() == 0U && conflicts < 100; ++conflicts)
        order.bump_decided(VariableId(1));
    EXPECT_GT(conflicts, 1);
    EXPECT_LT(conflicts, 10);
}

TEST(ConstraintGraph, OmitsAGroupOfAllCells) {
    Model model = with_cells({0b11, 0b11});
    model.post(different(), cells({0, 1}));
    EXPECT_FALSE(ConstraintGraph(model).has_edges());
}

TEST(ConstraintGraph, UsesAllValuesOfLargeDomains) {
    Model model;
    const std::array<Word, 2> low{1, 0b11}, high{0b10, 0b110};
    for (const auto& domain : {low, low, high}) model.add_cell(domain);
    model.post(different(), cells({1, 2}));
    EXPECT_EQ(chosen(model), 1U);
}

TEST(ConstraintGraph, CountsANeighbourOfTwoRulesOnce) {
    Model model = with_cells({0b11, 0b11, 0b11, 0b100});
    model.post(different(), cells({0, 1, 2}));
    model.post(different(), cells({0, 1}));
    const std::array<Word, 4> candidates{0b11, 0b11, 0b11, 0b100};
    const std::array<std::uint64_t, 4> weights{1, 10, 100, 1000};
    EXPECT_EQ(ConstraintGraph(model).weighted_degree(0, candidates, weights), 110U);
}

TEST(ConstraintGraph, IsEmptyForLargeModels) {
    Model model;
    const Word domain = 0b11;
    std::vector<VariableId> scope;
    for (std::size_t i = 0; i < 1000; ++i) scope.push_back(model.add_cell({&domain, 1}));
    scope.pop_back();
    model.post(different(), scope);
    EXPECT_FALSE(ConstraintGraph(model).has_edges());
}

}  // namespace
}  // namespace sator::tests
