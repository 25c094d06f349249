#include "sator/propagators/tables/short_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Row = std::vector<ShortRows::Entry>;

std::string fault(const std::vector<Row>& rows, std::size_t positions, std::size_t values) {
    const auto table = std::make_shared<ShortRows>();
    for (const Row& row : rows) table->add(row);
    const auto holds = [&](std::span<const Value> all) {
        return std::ranges::any_of(rows, [&](const Row& row) {
            return std::ranges::all_of(row,
                                       [&](const auto& entry) { return all[entry.position] == entry.value; });
        });
    };
    return walk(positions, values, ShortTable(table), holds, Strength::Gac, 60);
}

TEST(ShortTable, KeepsValuesSupportedByARow) {
    EXPECT_EQ(fault({{{0, 1}, {1, 1}}, {{1, 1}, {2, 0}}, {{1, 0}, {3, 2}}}, 4, 3), "");
    EXPECT_EQ(fault({{{0, 1}, {1, 1}}, {{2, 1}, {3, 1}}}, 4, 2), "");
}

TEST(ShortTable, AssignsTheOnlyRow) {
    EXPECT_EQ(fault({{{0, 1}, {2, 0}}}, 3, 3), "");
}

TEST(ShortTable, FailsWithoutRowsAndHoldsWithAnEmptyOne) {
    EXPECT_EQ(fault({}, 3, 2), "");
    EXPECT_EQ(fault({{}}, 3, 2), "");
    EXPECT_EQ(fault({{{0, 1}}, {}}, 3, 2), "");
}

TEST(ShortTable, IsGacForRandomRows) {
    std::mt19937 random(5);
    for (int round = 0; round < 12; ++round) {
        std::vector<Row> rows(1 + random() % 8);
        for (Row& row : rows) {
            for (std::uint32_t position = 0; position < 4; ++position) {
                if (random() % 2 == 0) row.push_back({position, static_cast<std::uint32_t>(random() % 3)});
            }
        }
        EXPECT_EQ(fault(rows, 4, 3), "");
    }
}

TEST(ShortTable, HandlesValuesInSeveralWords) {
    EXPECT_EQ(fault({{{0, 5}, {1, 66}}, {{0, 69}}}, 2, 70), "");
    EXPECT_EQ(fault({{{0, 5}, {1, 1}}, {{0, 6}}}, 2, 70), "");
}

}  // namespace
}  // namespace sator::tests
