#include "sator/base/shown_text.hpp"

#include <gtest/gtest.h>

namespace sator {
namespace {

TEST(ShownText, SteersNoTerminal) {
    EXPECT_EQ(shown_text("a\x1b[31mb\x07\x7f"), "a␛[31mb␇␡");
    EXPECT_EQ(shown_text("\xC2\x9B"
                         "31m"),
              "\uFFFD31m");
    EXPECT_EQ(shown_text("\u202Eb\u2066"), "\uFFFDb\uFFFD");
    EXPECT_EQ(shown_text("\xFF"), "\uFFFD");
}

TEST(ShownText, KeepsLinesAndOtherCharacters) {
    EXPECT_EQ(shown_text("é ∑\nü<&"), "é ∑\nü<&");
}

}  // namespace
}  // namespace sator
