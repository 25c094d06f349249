#include "sator/rules/expression/expression_cache.hpp"

#include <gtest/gtest.h>

#include "sator/engine/model/model.hpp"
#include "sator/puzzle/grids/rectangle.hpp"
#include "sator/rules/expression/evaluate_expression.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A row of cells that hold 0 to 4, and an expression about it.
class RowPuzzle {
  public:
    RowPuzzle(std::size_t cells, const std::string& text) {
        puzzle_.grid = make_rectangle(cells, 1)->grid;
        std::vector<Symbol> symbols;
        for (int n = 0; n <= 4; ++n) symbols.push_back(Symbol::of_number(n));
        puzzle_.alphabet = Alphabet(std::move(symbols));
        puzzle_.ranges.resize(cells);
        statement_.name = kExpressionRule;
        statement_.text = text;
    }

    void restrict(std::size_t cell, std::vector<ValueId> values) { puzzle_.ranges[cell] = std::move(values); }
    /// Places the letters a, b, c … on these cells, one letter on each.
    PlacedExpression place(const std::vector<std::size_t>& cells) {
        std::vector<Sequence> sequences;
        for (const std::size_t cell : cells)
            sequences.push_back({std::string(1, static_cast<char>('a' + sequences.size())), {CellId(cell)}});
        auto placed = cache_.place(statement_, sequences, puzzle_);
        EXPECT_TRUE(placed);
        return std::move(*placed);
    }
    const Puzzle& puzzle() const { return puzzle_; }

  private:
    Puzzle puzzle_;
    RuleStatement statement_;
    ExpressionCache cache_;
};

TEST(ExpressionCache, CompilesOnceForAllPlacesOfOneShape) {
    RowPuzzle row(6, "a * b = c + 1");
    const PlacedExpression first = row.place({0, 1, 2}), second = row.place({5, 3, 4});
    EXPECT_EQ(first.compiled, second.compiled);
    EXPECT_EQ(first.cells, (Slot{CellId(0), CellId(1), CellId(2)}));
    EXPECT_EQ(second.cells, (Slot{CellId(5), CellId(3), CellId(4)}));
    EXPECT_EQ(second.groups[0], (Sequence{"a", {CellId(5)}}));

    Model model = build_model(row.puzzle(), {});
    first.compiled->post(model, variables_of(first.cells));
    second.compiled->post(model, variables_of(second.cells));
    ASSERT_EQ(model.propagators().size(), 2U);
    EXPECT_EQ(model.propagators()[0].propagator, model.propagators()[1].propagator);
    EXPECT_EQ(model.scope_of(PropagatorId(1))[0], VariableId(5));
}

TEST(ExpressionCache, TellsRangesApart) {
    RowPuzzle row(6, "a * b = c + 1");
    row.restrict(3, {ValueId(1), ValueId(2)});
    EXPECT_NE(row.place({0, 1, 2}).compiled, row.place({3, 4, 5}).compiled);
    row.restrict(0, {ValueId(1), ValueId(2)});
    EXPECT_EQ(row.place({0, 1, 2}).compiled, row.place({3, 4, 5}).compiled);
}

TEST(ExpressionCache, TellsSharedCellsApart) {
    RowPuzzle row(4, "a * b = c + 1");
    const PlacedExpression apart = row.place({0, 1, 2}), shared = row.place({3, 3, 2});
    EXPECT_NE(apart.compiled, shared.compiled);
    EXPECT_EQ(shared.cells, (Slot{CellId(3), CellId(2)}));
    EXPECT_TRUE(evaluate_expression(shared.compiled->expression(), std::vector<Value>{2, 3}));
    EXPECT_FALSE(evaluate_expression(shared.compiled->expression(), std::vector<Value>{2, 2}));
}

TEST(ExpressionCache, CompilesAnewForAModelWithMoreCandidates) {
    RowPuzzle row(3, "a * b = c + 1");
    for (std::size_t i = 0; i < 3; ++i) row.restrict(i, {ValueId(1)});
    const PlacedExpression placed = row.place({0, 1, 2});
    Model narrow = build_model(row.puzzle(), {}), wide;
    for (std::size_t i = 0; i < 3; ++i) wide.add_cell(std::vector<Word>{31});
    placed.compiled->post(narrow, variables_of(placed.cells));
    placed.compiled->post(wide, variables_of(placed.cells));
    EXPECT_NE(narrow.propagators()[0].propagator, wide.propagators()[0].propagator);
}

}  // namespace
}  // namespace sator::tests
