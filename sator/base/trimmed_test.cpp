#include "sator/base/trimmed.hpp"

#include <gtest/gtest.h>

namespace sator::base {

namespace {

TEST(Trimmed, LeavesOutBlanksAtTheEnds) {
    EXPECT_EQ(trimmed(" \ta b\t\r"), "a b");
    EXPECT_EQ(trimmed(U" \ta b\t\r"), U"a b");
    EXPECT_EQ(without_blanks_at_end(" a \r"), " a");
    EXPECT_EQ(without_blanks_at_end(U" a \r"), U" a");
}

TEST(Trimmed, IsEmptyIfALineIsBlank) {
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(" \r"), "");
    EXPECT_EQ(without_blanks_at_end(" \t"), "");
    EXPECT_EQ(trimmed(U" \r"), U"");
}

}  // namespace

}  // namespace sator::base
