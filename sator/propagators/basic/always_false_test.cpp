#include "sator/propagators/basic/always_false.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(AlwaysFalse, ConflictsWithAnEmptyReason) {
    EXPECT_EQ(walk(
                  2, 3, AlwaysFalse(), [](std::span<const Value>) { return false; }, Strength::Gac),
              "");
}

}  // namespace
}  // namespace sator::tests
