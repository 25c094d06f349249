#include "sator/base/encoding_error.hpp"

#include <gtest/gtest.h>

namespace sator {
namespace {

TEST(EncodingError, NamesLineAndColumn) {
    EXPECT_FALSE(encoding_error(""));
    EXPECT_FALSE(encoding_error("é\nü\n"));
    EXPECT_EQ(encoding_error("\xE9")->span, (SourceSpan{1, 1, 1}));
    EXPECT_EQ(encoding_error("é\nüb\xFC\n")->span, (SourceSpan{2, 3, 1}));
    EXPECT_EQ(encoding_error("\xFF")->message, "this is not UTF-8");
}

}  // namespace
}  // namespace sator
