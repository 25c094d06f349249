#include "sator/base/encoding_error.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(EncodingError, NamesLineAndColumn) {
    EXPECT_FALSE(encoding_error(""));
    EXPECT_FALSE(encoding_error("é\nü\n"));
    EXPECT_EQ(encoding_error("\xE9")->span, (SourceSpan{1, 1, 1}));
    EXPECT_EQ(encoding_error("é\nüb\xFC\n")->span, (SourceSpan{2, 3, 1}));
    EXPECT_EQ(encoding_error("\xFF")->message, "this is not UTF-8");
}

TEST(EncodingError, NamesControlCharacters) {
    EXPECT_FALSE(control_character_error("a\tb\r\n\f\n\u00A0é"));
    EXPECT_EQ(control_character_error("é\nü\x1b[31m\n")->span, (SourceSpan{2, 2, 1}));
    EXPECT_EQ(control_character_error(std::string_view("a\0", 2))->span, (SourceSpan{1, 2, 1}));
    EXPECT_EQ(control_character_error("é\u009B31m")->span, (SourceSpan{1, 2, 1}));
    EXPECT_EQ(control_character_error("\x7f")->message, "a control character is not allowed here");
}

}  // namespace
}  // namespace sator::tests
