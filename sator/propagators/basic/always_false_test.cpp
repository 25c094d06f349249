#include "sator/propagators/basic/always_false.hpp"

#include <gtest/gtest.h>

#include "tests/judges/propagator_walk.hpp"

namespace sator {
namespace {

TEST(AlwaysFalse, ConflictsWithAnEmptyReason) {
    EXPECT_EQ(walk(
                  2, 3, AlwaysFalse(), [](std::span<const Value>) { return false; }, Strength::Gac),
              "");
}

}  // namespace
}  // namespace sator
