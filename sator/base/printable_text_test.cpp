#include "sator/base/printable_text.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(PrintableText, ContainsNoTerminalControls) {
    EXPECT_EQ(printable_text("a\x1b[31mb\x07\x7f"), "a␛[31mb␇␡");
    EXPECT_EQ(printable_text("\xC2\x9B"
                             "31m"),
              "\uFFFD31m");
    EXPECT_EQ(printable_text("\u202Eb\u2066"), "\uFFFDb\uFFFD");
    EXPECT_EQ(printable_text("\xFF"), "\uFFFD");
}

TEST(PrintableText, KeepsLinesAndOtherCharacters) {
    EXPECT_EQ(printable_text("é ∑\nü<&"), "é ∑\nü<&");
}

}  // namespace
}  // namespace sator::tests
