#include "cli/process/quantity.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace std::chrono_literals;

TEST(Duration, HasUnits) {
    EXPECT_EQ(parse_duration("10s"), 10s);
    EXPECT_EQ(parse_duration("10"), 10s);
    EXPECT_EQ(parse_duration("500ms"), 500ms);
    EXPECT_EQ(parse_duration("1.5m"), 90s);
    EXPECT_EQ(parse_duration("2h"), 2h);
    EXPECT_EQ(parse_duration("0.25s"), 250ms);
}

TEST(Duration, RefusesWrongDurations) {
    for (const char* text : {"", "s", "-1s", "10 s", "10x", "ten", "1e3s", "inf", "nan", "0x10", "10ss"}) {
        const auto time = parse_duration(text);
        ASSERT_FALSE(time.has_value()) << text;
        EXPECT_EQ(time.error().message, "'" + std::string(text) + "' is not a time");
        EXPECT_EQ(time.error().hint, "write 500ms, 10s, 2m or 1h");
    }
    EXPECT_EQ(parse_duration("0s").error().message, "'0s' leaves no time");
    EXPECT_EQ(parse_duration("99999999999h").error().message, "'99999999999h' is longer than a year");
}

TEST(Size, HasUnits) {
    EXPECT_EQ(parse_size("4096"), 4096u);
    EXPECT_EQ(parse_size("64K"), 65536u);
    EXPECT_EQ(parse_size("1.5k"), 1536u);
    EXPECT_EQ(parse_size("512MB"), 512u << 20);
    EXPECT_EQ(parse_size("1GiB"), std::size_t{1} << 30);
    EXPECT_EQ(parse_size("2T"), std::size_t{2} << 40);
}

TEST(Size, RefusesWrongSizes) {
    for (const char* text : {"", "G", "-1G", "1 G", "1X", "1GG"}) {
        ASSERT_FALSE(parse_size(text).has_value()) << text;
        EXPECT_EQ(parse_size(text).error().message, "'" + std::string(text) + "' is not a size");
    }
    EXPECT_EQ(parse_size("0").error().message, "'0' leaves no memory");
    EXPECT_EQ(parse_size("1025T").error().message, "'1025T' is too large");
}

TEST(Number, StaysInItsRange) {
    EXPECT_EQ(parse_number("0"), 0u);
    EXPECT_EQ(parse_number("18446744073709551615"), UINT64_MAX);
    EXPECT_EQ(parse_number("18446744073709551616").error().message, "'18446744073709551616' is too large");
    EXPECT_EQ(parse_number("0", 1).error().hint, "at least 1");
    EXPECT_EQ(parse_number("-1").error().message, "'-1' is too small");
    EXPECT_EQ(parse_number("11", 1, 10).error().hint, "at most 10");
    for (const char* text : {"", "-", "-x", "+1", "1.0", "x", "1x"}) {
        EXPECT_EQ(parse_number(text).error().message, "'" + std::string(text) + "' is not a whole number");
    }
}

}  // namespace
}  // namespace sator::tests
