#include "sator/exchange/sudoku_pad/decimal_number.hpp"

#include <gtest/gtest.h>

namespace sator::exchange {

TEST(DecimalNumber, IsReadAsJsonWritesIt) {
    EXPECT_EQ(decimal_number("0"), 0.0);
    EXPECT_EQ(decimal_number("4.5"), 4.5);
    EXPECT_EQ(decimal_number("-0.1"), -0.1);
    EXPECT_EQ(decimal_number("123456.789"), 123456.789);
    EXPECT_EQ(decimal_number("2e3"), 2000.0);
    EXPECT_EQ(decimal_number("25E-1"), 2.5);
    EXPECT_EQ(decimal_number("1e+2"), 100.0);
}

TEST(DecimalNumber, OtherTextsAreNone) {
    for (const char* text :
         {"", "-", ".", "e1", "1e", "+1", "1 ", " 1", "0x10", "inf", "nan", "1.2.3", "1e9999"})
        EXPECT_EQ(decimal_number(text), std::nullopt) << text;
}

}  // namespace sator::exchange
