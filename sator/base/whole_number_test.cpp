#include "sator/base/whole_number.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(WholeNumber, IsReadFromTheWholeText) {
    EXPECT_EQ(to_whole_number<std::int64_t>("-12"), -12);
    EXPECT_EQ(to_whole_number<std::uint32_t>("4294967295"), 4294967295U);
    EXPECT_EQ(to_whole_number<std::uint32_t>("4294967296"), std::nullopt);
    EXPECT_EQ(to_whole_number<std::uint32_t>("-1"), std::nullopt);
    for (const char* text : {"", " 1", "1 ", "1.5", "+1", "x"})
        EXPECT_EQ(to_whole_number<std::int64_t>(text), std::nullopt) << text;
}

}  // namespace
}  // namespace sator::tests
