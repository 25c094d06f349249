#include "sator/propagators/sums/post_linear.hpp"

#include <gtest/gtest.h>

#include "sator/engine/counting/counter.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Cells with the numbers from 0 to `largest`.
struct Cells {
    Model model;
    ValueNumbers numbers;

    Cells(std::size_t count, std::int64_t largest) {
        std::vector<std::int64_t> table;
        for (std::int64_t n = 0; n <= largest; ++n) table.push_back(n);
        std::vector<Word> all(words_for(table.size()), 0);
        for (std::size_t v = 0; v < table.size(); ++v) set_bit(all, v);
        numbers = ValueNumbers::of_cell(table);
        for (std::size_t i = 0; i < count; ++i) model.add_cell(all);
    }
    LinearTerm term(std::int64_t coefficient, std::size_t cell) const {
        return {coefficient, VariableId(cell), numbers};
    }
    std::uint64_t count() const {
        Counter counter(model, Limits{});
        const Outcome outcome = counter.count({});
        const auto* solved = std::get_if<Solved>(&outcome);
        return solved == nullptr ? 0 : solved->count.clamped();
    }
};

TEST(PostLinear, CountsTheSolutionsOfAnEquation) {
    Cells cells(3, 9);
    EXPECT_TRUE(post_linear(cells.model, std::vector{cells.term(1, 0), cells.term(1, 1), cells.term(1, 2)},
                            LinearRelation::Equal, 13));
    EXPECT_EQ(cells.count(), 75U);
}

TEST(PostLinear, MergesTermsOfOneVariable) {
    Cells cells(2, 9);
    EXPECT_TRUE(post_linear(
        cells.model, std::vector{cells.term(1, 0), cells.term(-2, 1), cells.term(1, 0), cells.term(1, 1)},
        LinearRelation::Equal, 4));
    EXPECT_EQ(cells.model.scope_of(PropagatorId(0)).size(), 2U);
    EXPECT_EQ(cells.count(), 5U) << "2a - b = 4";
}

TEST(PostLinear, DropsTermsThatCancelOut) {
    Cells cells(1, 9);
    EXPECT_TRUE(
        post_linear(cells.model, std::vector{cells.term(1, 0), cells.term(-1, 0)}, LinearRelation::Equal, 0));
    EXPECT_EQ(cells.count(), 10U);
    EXPECT_TRUE(post_linear(cells.model, std::vector{cells.term(1, 0), cells.term(-1, 0)},
                            LinearRelation::NotEqual, 0));
    EXPECT_EQ(cells.count(), 0U);
}

TEST(PostLinear, PrunesLargeSumsByBounds) {
    Cells cells(3, 999);
    EXPECT_TRUE(post_linear(cells.model,
                            std::vector{cells.term(1000, 0), cells.term(-999, 1), cells.term(-1, 2)},
                            LinearRelation::Equal, 0));
    EXPECT_EQ(cells.count(), 1000U) << "a = b = c";
}

TEST(PostLinear, RefusesSumsThatOverflow) {
    Cells cells(1, 9);
    EXPECT_FALSE(post_linear(cells.model, std::vector{cells.term(INT64_MAX, 0), cells.term(INT64_MAX, 0)},
                             LinearRelation::Equal, 0));
    EXPECT_FALSE(post_linear(cells.model, std::vector{cells.term(INT64_MAX, 0)}, LinearRelation::AtMost, 0));
    EXPECT_TRUE(cells.model.propagators().empty());
}

}  // namespace
}  // namespace sator::tests
