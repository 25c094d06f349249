#include "sator/propagators/distinct/distinct_fields.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the rows, columns and boxes of a 9 × 9 sudoku.
std::vector<DistinctGroup> sudoku() {
    std::vector<DistinctGroup> groups(27, {.positions = {}, .required = 0x1FF});
    for (std::uint32_t c = 0; c < 81; ++c) {
        groups[c / 9].positions.push_back(c);
        groups[9 + c % 9].positions.push_back(c);
        groups[18 + c / 27 * 3 + c % 9 / 3].positions.push_back(c);
    }
    return groups;
}

TEST(DistinctFields, HaveClassesOfRowsColumnsAndBoxes) {
    const auto fields = DistinctFields::build(81, sudoku());
    ASSERT_TRUE(fields.has_value());
    EXPECT_EQ(fields->width, 9U);
    EXPECT_EQ(fields->base_words, 2U);
    EXPECT_EQ(fields->words, 6U);
    EXPECT_EQ(fields->fields.size(), 27U);
    std::set<std::uint32_t> bits;
    for (const auto& own : fields->bits) {
        EXPECT_EQ(own.size(), 3U);
        EXPECT_LT(own[0], 128U);
        bits.insert(own.begin(), own.end());
    }
    EXPECT_EQ(bits.size(), 243U);
    for (const DistinctFields::Field& field : fields->fields) {
        EXPECT_EQ(field.low_bit / kWordBits, (field.low_bit + 9) / kWordBits) << "a field in two words";
        EXPECT_FALSE(bits.contains(field.low_bit + 9)) << "a cell at a spare bit";
    }
}

TEST(DistinctFields, HaveABaseBitForCellsWithoutABaseGroup) {
    const auto fields = DistinctFields::build(4, {{{1, 2}, 0b11}, {{2, 3}, 0b11}, {{0, 1}, 0}});
    ASSERT_TRUE(fields.has_value());
    EXPECT_EQ(fields->words, 2U);
    EXPECT_EQ(fields->fields.size(), 2U);
    EXPECT_EQ(fields->bits, (std::vector<std::vector<std::uint32_t>>{{3}, {0}, {1, 64}, {4, 65}}));
}

TEST(DistinctFields, RefuseAGroupWithoutASpareBit) {
    DistinctGroup large{.positions = std::vector<std::uint32_t>(64), .required = 1};
    std::iota(large.positions.begin(), large.positions.end(), 0U);
    EXPECT_FALSE(DistinctFields::build(64, {large}).has_value());
    large.required = 0;
    EXPECT_TRUE(DistinctFields::build(64, {large}).has_value());
}

}  // namespace
}  // namespace sator::tests
