#include "sator/render/escaped.hpp"

#include <gtest/gtest.h>

namespace sator {
namespace {

TEST(Escaped, MarkupIsText) {
    EXPECT_EQ(escaped("<a href=\"x\">&amp;'"), "&lt;a href=&quot;x&quot;&gt;&amp;amp;&#39;");
    EXPECT_EQ(escaped("]]><!--"), "]]&gt;&lt;!--");
}

TEST(Escaped, OtherCharactersStay) {
    EXPECT_EQ(escaped("Größe Ω 字 😀  x"), "Größe Ω 字 😀  x");
    EXPECT_EQ(escaped(""), "");
}

TEST(Escaped, WhatXmlCannotHoldIsReplaced) {
    EXPECT_EQ(escaped(std::string_view("a\0b", 3)), "a␀b");
    EXPECT_EQ(escaped("\t\n\x1B\x7F"), "␉␊␛␡");
    EXPECT_EQ(escaped("\xFF"), "\uFFFD");
    EXPECT_EQ(escaped("\xEF\xBF\xBE\xEF\xBF\xBF"), "\uFFFD\uFFFD");
    EXPECT_EQ(escaped("\u202Egnp"), "\uFFFDgnp");
}

}  // namespace
}  // namespace sator
