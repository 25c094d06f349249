#include "sator/base/encoding_check.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(EncodingCheck, NamesLineAndColumn) {
    EXPECT_TRUE(check_encoding(""));
    EXPECT_TRUE(check_encoding("é\nü\n"));
    EXPECT_EQ(check_encoding("\xE9").error().span, (SourceSpan{1, 1, 1}));
    EXPECT_EQ(check_encoding("é\nüb\xFC\n").error().span, (SourceSpan{2, 3, 1}));
    EXPECT_EQ(check_encoding("\xFF").error().message, "this is not UTF-8");
}

TEST(EncodingCheck, NamesControlCharacters) {
    EXPECT_TRUE(check_control_characters("a\tb\r\n\f\n\u00A0é"));
    EXPECT_EQ(check_control_characters("é\nü\x1b[31m\n").error().span, (SourceSpan{2, 2, 1}));
    EXPECT_EQ(check_control_characters(std::string_view("a\0", 2)).error().span, (SourceSpan{1, 2, 1}));
    EXPECT_EQ(check_control_characters("é\u009B31m").error().span, (SourceSpan{1, 2, 1}));
    EXPECT_EQ(check_control_characters("\x7f").error().message, "a control character is not allowed here");
}

}  // namespace
}  // namespace sator::tests
