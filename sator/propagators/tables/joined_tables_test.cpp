#include "sator/propagators/tables/joined_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "sator/engine/search/search.hpp"
#include "sator/propagators/distinct/all_different.hpp"
#include "sator/propagators/tables/table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Cells = std::vector<std::size_t>;
using Solutions = std::set<std::vector<Value>>;

constexpr std::uint32_t kValues = 4;

Model cells(std::size_t count) {
    const Word all = (Word{1} << kValues) - 1;
    Model model;
    for (std::size_t i = 0; i < count; ++i) model.add_cell({&all, 1});
    return model;
}

void post(Model& model, const Cells& scope, std::vector<std::uint32_t> values) {
    std::vector<VariableId> variables;
    for (const std::size_t cell : scope) variables.push_back(VariableId(cell));
    model.post(std::make_shared<const Table>(std::make_shared<const Tuples>(scope.size(), std::move(values))),
               variables);
}

Solutions solutions(const Model& model) {
    Solutions found;
    Search(model, Limits{}).solve({}, [&](std::span<const Value> values) {
        found.emplace(values.begin(), values.end());
        return true;
    });
    return found;
}

std::optional<Model> joined(const Model& model) {
    LimitWatch unlimited;
    return with_joined_tables(model, unlimited);
}

std::shared_ptr<const Tuples> rows_of(const Model& model, std::size_t p) {
    return dynamic_cast<const Table&>(*model.propagators()[p].propagator).rows();
}

TEST(JoinedTables, KeepCommonRowsOfTablesOverTheSameCells) {
    Model model = cells(3);
    post(model, {0, 1, 2}, {0, 1, 2, 2, 1, 0, 3, 3, 3, 0, 0, 1});
    post(model, {2, 1, 0}, {0, 1, 2, 2, 1, 0, 3, 3, 3, 0, 0, 1});
    const auto better = joined(model);
    ASSERT_TRUE(better.has_value());
    ASSERT_EQ(better->propagators().size(), 1U);
    EXPECT_EQ(rows_of(*better, 0)->row_count(), 3U);
    EXPECT_EQ(solutions(*better), (Solutions{{0, 1, 2}, {2, 1, 0}, {3, 3, 3}}));
}

TEST(JoinedTables, JoinEqualTablesOnce) {
    const auto whole = std::make_shared<const Tuples>(2, std::vector<std::uint32_t>{0, 1, 2, 2, 3, 0});
    const auto part = std::make_shared<const Tuples>(1, std::vector<std::uint32_t>{0, 2});
    Model model = cells(6);
    for (std::size_t cell = 0; cell < 6; cell += 2) {
        const std::vector scope{VariableId(cell), VariableId(cell + 1)};
        model.post(std::make_shared<const Table>(whole), scope);
        model.post(std::make_shared<const Table>(part), std::span(scope).subspan(cell == 4 ? 1 : 0, 1));
    }
    const auto better = joined(model);
    ASSERT_TRUE(better.has_value());
    ASSERT_EQ(better->propagators().size(), 3U);
    EXPECT_EQ(rows_of(*better, 0), rows_of(*better, 1));
    EXPECT_NE(rows_of(*better, 0), rows_of(*better, 2)) << "there the part is the other position";
    EXPECT_EQ(solutions(*better).size(), 2U * 2 * 2);
}

TEST(JoinedTables, RemoveRowsByTablesOverFewerCells) {
    Model model = cells(3);
    post(model, {0, 1, 2}, {0, 1, 2, 1, 1, 0, 3, 3, 3});
    post(model, {2, 0}, {2, 0, 3, 3});
    post(model, {1}, {1});
    const auto better = joined(model);
    ASSERT_TRUE(better.has_value());
    ASSERT_EQ(better->propagators().size(), 1U);
    EXPECT_EQ(solutions(*better), (Solutions{{0, 1, 2}}));
}

TEST(JoinedTables, WithoutACommonRowHaveNoSolution) {
    Model model = cells(2);
    post(model, {0, 1}, {0, 1});
    post(model, {1, 0}, {0, 1});
    const auto better = joined(model);
    ASSERT_TRUE(better.has_value());
    EXPECT_TRUE(solutions(*better).empty());
}

TEST(JoinedTables, AreNotMadeForTablesThatOnlyCross) {
    Model model = cells(4);
    post(model, {0, 1, 2}, {0, 1, 2});
    post(model, {2, 3}, {2, 0});
    post(model, {0, 0, 1}, {0, 0, 1});  // a cell that occurs twice
    EXPECT_FALSE(joined(model).has_value());
}

TEST(JoinedTables, BelongToTheRuleWithMoreCells) {
    Model model = cells(3);
    model.begin_rule(RuleId(7));
    post(model, {1}, {1});
    model.begin_rule(RuleId(8));
    post(model, {0, 1, 2}, {0, 1, 2, 1, 2, 0});
    const auto better = joined(model);
    ASSERT_TRUE(better.has_value());
    ASSERT_EQ(better->propagators().size(), 1U);
    EXPECT_EQ(better->propagators()[0].rule, RuleId(8));
}

TEST(JoinedTables, AreNotMadeAfterALimitIsReached) {
    Model model = cells(2);
    post(model, {0, 1}, {0, 1});
    post(model, {1, 0}, {1, 0});
    LimitWatch over(Limits{.deadline = Limits::Clock::now()});
    EXPECT_TRUE(over.reached().has_value());
    EXPECT_FALSE(with_joined_tables(model, over).has_value());
}

TEST(JoinedTables, HaveTheSameSolutions) {
    std::mt19937 random(1);
    const auto below = [&random](std::size_t n) { return random() % n; };
    int changed = 0, solvable = 0;
    for (int i = 0; i < 400; ++i) {
        constexpr std::size_t kCells = 5;
        Model model = cells(kCells);
        for (std::size_t tables = 2 + below(4); tables > 0; --tables) {
            Cells scope(kCells);
            for (std::size_t c = 0; c < kCells; ++c) scope[c] = c;
            std::ranges::shuffle(scope, random);
            scope.resize(1 + below(kCells));
            std::vector<std::uint32_t> rows((1 + below(1 << 2 * scope.size())) * scope.size());
            for (auto& value : rows) value = static_cast<std::uint32_t>(below(kValues));
            post(model, scope, std::move(rows));
        }
        if (below(2) == 0) {
            model.post(std::make_shared<const AllDifferent>(std::vector<Word>{Word{0}}),
                       std::vector<VariableId>{VariableId(0), VariableId(2)});
        }
        const auto better = joined(model);
        if (!better) continue;
        ++changed;
        EXPECT_LT(better->propagators().size(), model.propagators().size());
        const Solutions plain = solutions(model);
        EXPECT_EQ(solutions(*better), plain);
        solvable += plain.empty() ? 0 : 1;
    }
    EXPECT_GT(changed, 200);
    EXPECT_GT(solvable, 100);
}

}  // namespace
}  // namespace sator::tests
