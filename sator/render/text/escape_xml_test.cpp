#include "sator/render/text/escape_xml.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(EscapeXml, MarkupIsText) {
    EXPECT_EQ(escape_xml("<a href=\"x\">&amp;'"), "&lt;a href=&quot;x&quot;&gt;&amp;amp;&#39;");
    EXPECT_EQ(escape_xml("]]><!--"), "]]&gt;&lt;!--");
}

TEST(EscapeXml, OtherCharactersStay) {
    EXPECT_EQ(escape_xml("Größe Ω 字 😀  x"), "Größe Ω 字 😀  x");
    EXPECT_EQ(escape_xml(""), "");
}

TEST(EscapeXml, CharactersOutsideXmlAreReplaced) {
    EXPECT_EQ(escape_xml(std::string_view("a\0b", 3)), "a␀b");
    EXPECT_EQ(escape_xml("\t\n\x1B\x7F"), "␉␊␛␡");
    EXPECT_EQ(escape_xml("\xFF"), "\uFFFD");
    EXPECT_EQ(escape_xml("\xEF\xBF\xBE\xEF\xBF\xBF"), "\uFFFD\uFFFD");
    EXPECT_EQ(escape_xml("\u202Egnp"), "\uFFFDgnp");
}

}  // namespace
}  // namespace sator::tests
