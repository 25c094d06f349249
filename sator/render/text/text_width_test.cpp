#include "sator/render/text/text_width.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

// The expected widths are those of DejaVu Sans, which is wider than most fonts.
TEST(TextWidth, CapitalsAndDigitsHaveRoom) {
    EXPECT_GE(sans_width("CHAIRCHALK", 1), 6.47);
    EXPECT_GE(sans_width("R1C1–R2C2", 1), 5.83);
}

}  // namespace
}  // namespace sator::tests
