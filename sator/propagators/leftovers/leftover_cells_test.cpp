#include "sator/propagators/leftovers/leftover_cells.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A jigsaw sudoku: rows, columns, and the pieces that the letters name, in reading order.
Model jigsaw(const std::string& pieces, std::size_t size) {
    Model model;
    const Word all = (Word{1} << size) - 1;
    for (std::size_t i = 0; i < size * size; ++i) model.add_cell({&all, 1});
    std::size_t rule = 0;
    const auto post = [&](auto is_in) {
        std::vector<VariableId> scope;
        for (std::size_t i = 0; i < size * size; ++i) {
            if (is_in(i)) scope.emplace_back(i);
        }
        model.begin_rule(RuleId(rule++));
        model.post(std::make_shared<const AllDifferent>(std::vector<Word>{all}), scope);
    };
    for (std::size_t k = 0; k < size; ++k) post([&](std::size_t i) { return i / size == k; });
    for (std::size_t k = 0; k < size; ++k) post([&](std::size_t i) { return i % size == k; });
    for (std::size_t k = 0; k < size; ++k)
        post([&](std::size_t i) { return pieces[i] == static_cast<char>('a' + k); });
    return model;
}

std::vector<Value> values_at(std::span<const Value> values, const std::vector<VariableId>& cells) {
    std::vector<Value> list;
    for (const VariableId cell : cells) list.push_back(values[cell.index()]);
    std::ranges::sort(list);
    return list;
}

/// Five pieces of five cells.
const std::string kPieces =
    "aaabb"
    "acabb"
    "cccbe"
    "cddee"
    "dddee";

TEST(LeftoverCells, HoldTheSameValuesInAllSolutions) {
    const Model model = jigsaw(kPieces, 5);
    LimitWatch watch;
    const auto laws = leftover_cells(model, 4, watch);
    ASSERT_FALSE(laws.empty());
    std::size_t solutions = 0;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        ++solutions;
        for (const LeftoverCells& law : laws)
            EXPECT_EQ(values_at(values, law.inside), values_at(values, law.outside));
        return solutions < 2'000 && !testing::Test::HasFailure();
    });
    EXPECT_GT(solutions, 100u);
    for (const LeftoverCells& law : laws) {
        EXPECT_GE(law.first.size(), 2u);
        EXPECT_EQ(law.first.size(), law.second.size());
        EXPECT_EQ(law.inside.size(), law.outside.size());
        EXPECT_LE(law.inside.size(), 4u);
    }
    // Rows 1 and 2 minus the pieces a and b: R2C2 is left, and R3C4 sticks out.
    const auto is_of_two_rows = [](const LeftoverCells& law) {
        return law.inside == std::vector{VariableId(6)} && law.outside == std::vector{VariableId(13)};
    };
    EXPECT_TRUE(std::ranges::any_of(laws, is_of_two_rows));
}

std::size_t solutions_of(const Model& model) {
    std::size_t solutions = 0;
    Search(model, Limits{}).solve({}, [&](std::span<const Value>) { return ++solutions < 100'000; });
    return solutions;
}

TEST(LeftoverCells, RemoveNoSolution) {
    const Model model = jigsaw(kPieces, 5);
    LimitWatch watch;
    const auto better = with_leftovers(model, 4, watch);
    ASSERT_TRUE(better.has_value());
    EXPECT_EQ(solutions_of(*better), solutions_of(model));
}

TEST(LeftoverCells, AreNotSearchedForInPlainSudokus) {
    LimitWatch watch;
    EXPECT_TRUE(leftover_cells(jigsaw("aabbaabbccddccdd", 4), 6, watch).empty());
}

}  // namespace
}  // namespace sator::tests
