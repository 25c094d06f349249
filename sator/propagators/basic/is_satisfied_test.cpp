#include "sator/propagators/basic/is_satisfied.hpp"

#include <gtest/gtest.h>

#include "sator/propagators/basic/all_equal.hpp"
#include "sator/propagators/basic/when_true.hpp"
#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Three cells with values from 0, then the truth of a statement about them.
WalkSpace cells_and_truth(Value greatest) {
    const WalkSpace::Variable cell{DomainKind::Bits, 0, greatest};
    return {.variables = {cell, cell, cell, {DomainKind::Interval, 0, 1}}, .scope = {0, 1, 2, 3}};
}

bool is_odd_sum(std::span<const Value> values) {
    Value sum = 0;
    for (const Value v : values) sum += v;
    return sum % 2 == 1;
}

TEST(IsSatisfied, IsGacIfThereAreFewCombinations) {
    const auto holds = [](std::span<const Value> values) {
        return is_odd_sum(values.first(3)) == (values[3] == 1);
    };
    EXPECT_EQ(walk_in(cells_and_truth(4), IsSatisfied(is_odd_sum), holds, Strength::Gac), "");
}

TEST(IsSatisfied, ChecksIfThereAreMany) {
    const auto holds = [](std::span<const Value> values) {
        return is_odd_sum(values.first(3)) == (values[3] == 1);
    };
    EXPECT_EQ(walk_in(cells_and_truth(11), IsSatisfied(is_odd_sum), holds, Strength::Checking), "");
}

TEST(WhenTrue, PrunesOnceTheStatementIsTrue) {
    const auto holds = [](std::span<const Value> values) {
        return values[3] == 0 || (values[0] == values[1] && values[1] == values[2]);
    };
    EXPECT_EQ(
        walk_in(cells_and_truth(4), WhenTrue(std::make_shared<const AllEqual>()), holds, Strength::Checking),
        "");
}

}  // namespace
}  // namespace sator::tests
