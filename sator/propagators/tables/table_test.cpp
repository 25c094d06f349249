#include "sator/propagators/tables/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "sator/engine/state/domains_before.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/judges/walk_run.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Rows = std::vector<std::vector<std::uint32_t>>;

Rows random_rows(std::size_t count, std::size_t width, std::uint32_t values, unsigned seed) {
    std::mt19937 random(seed);
    Rows rows(count, std::vector<std::uint32_t>(width));
    for (auto& row : rows) {
        for (auto& value : row) value = static_cast<std::uint32_t>(random() % values);
    }
    return rows;
}

Table table_of(const Rows& rows, std::size_t width) {
    std::vector<std::uint32_t> flat;
    for (const auto& row : rows) flat.insert(flat.end(), row.begin(), row.end());
    return Table(std::make_shared<Tuples>(width, std::move(flat)));
}

ConstraintDefinition is_among(const Rows& rows) {
    return [&rows](std::span<const Value> values) {
        return std::ranges::any_of(rows, [&](const auto& row) { return std::ranges::equal(row, values); });
    };
}

TEST(Table, KeepsValuesSupportedByARow) {
    for (unsigned seed = 0; seed < 6; ++seed) {
        const Rows rows = random_rows(3 + 11 * seed, 3, 4, seed);
        const Table table = table_of(rows, 3);
        EXPECT_EQ(walk(3, 4, table, is_among(rows), Strength::Gac), "");
    }
}

TEST(Table, HandlesRowsInSeveralWords) {
    const Rows rows = random_rows(200, 4, 5, 7);
    const Table table = table_of(rows, 4);
    EXPECT_EQ(walk(4, 5, table, is_among(rows), Strength::Gac, 100), "");
}

TEST(Table, HandlesValuesInSeveralWords) {
    Rows rows = random_rows(60, 2, 90, 3);
    const Table table = table_of(rows, 2);
    EXPECT_EQ(walk(2, 100, table, is_among(rows), Strength::Gac, 60), "");  // values above 89 are in no row
    const Rows few = {{0, 1}, {1, 0}, {2, 2}};
    EXPECT_EQ(walk(2, 70, table_of(few, 2), is_among(few), Strength::Gac, 60), "");
}

TEST(Table, HasNoSolutionWithoutRows) {
    const Rows none;
    EXPECT_EQ(walk(2, 3, table_of(none, 2), is_among(none), Strength::Gac, 20), "");
}

TEST(Table, IsGacIfAVariableOccursTwice) {
    const Rows rows = {{0, 1}, {1, 0}, {2, 2}, {3, 3}};
    const Table table = table_of(rows, 2);
    WalkSpace space = WalkSpace::of(1, 4);
    space.scope = {0, 0};
    WalkRun run(table, space, {{0, 1, 2, 3}});
    ASSERT_TRUE(run.run());
    EXPECT_EQ(run.domains(), (WalkDomains{{2, 3}}));
}

TEST(Table, GivesAShortReason) {
    // 1 at the first position needs 1 at the second or 1 at the third.
    const Rows rows = {{0, 0, 0}, {1, 1, 0}, {1, 0, 1}, {0, 1, 1}};
    const Table table = table_of(rows, 3);
    const WalkSpace space = WalkSpace::of(3, 2);
    const Model initial = WalkRun::model_of(table, space, {{0, 1}, {0, 1}, {0, 1}});
    const Model domains = WalkRun::model_of(table, space, {{0, 1}, {0}, {0}});
    const DomainsBefore before(domains, initial, PropagatorId(0));
    const Reason reason = table.explain(Literal{0, Literal::Relation::NotEqual, 1}, before);
    EXPECT_EQ(reason, (Reason{{1, Literal::Relation::NotEqual, 1}, {2, Literal::Relation::NotEqual, 1}}));
}

}  // namespace
}  // namespace sator::tests
