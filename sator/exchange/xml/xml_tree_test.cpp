#include "sator/exchange/xml/xml_tree.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string xml_error(const std::string& text, const XmlLimits& limits = {}) {
    const auto root = read_xml(text, limits);
    return root ? "no error" : to_text(root.error());
}

TEST(XmlTree, HasElementsAttributesAndTexts) {
    const auto root = read_xml(
        "<?xml version=\"1.0\"?><!DOCTYPE a><!-- no --><p:a one='1' "
        "two=\"&lt;2&gt;\">x<b>y</b><c/>z&#233;<b/></p:a>");
    ASSERT_TRUE(root) << to_text(root.error());
    EXPECT_EQ(root->name, "a");
    EXPECT_EQ(root->attribute("one"), "1");
    EXPECT_EQ(root->attribute("two"), "<2>");
    EXPECT_EQ(root->attribute("three"), std::nullopt);
    EXPECT_EQ(root->text, "xz\u00E9");
    EXPECT_EQ(root->whole_text(), "xyz\u00E9");
    EXPECT_EQ(root->find_all("b").size(), 2U);
    ASSERT_NE(root->find("b"), nullptr);
    EXPECT_EQ(root->find("b")->text, "y");
    EXPECT_EQ(root->find("d"), nullptr);
}

TEST(XmlTree, ResolvesNoEntitiesOfItsOwn) {
    EXPECT_NE(xml_error("<!DOCTYPE a [<!ENTITY b \"bomb\">]><a>&b;</a>"), "no error");
    EXPECT_NE(xml_error("<a>&unknown;</a>"), "no error");
}

TEST(XmlTree, HasErrorsForAnyPartOfAText) {
    const std::string whole = "<a b='1'><c>x</c></a>";
    EXPECT_EQ(xml_error(whole), "no error");
    for (std::size_t length = 0; length < whole.size(); ++length)
        EXPECT_NE(xml_error(whole.substr(0, length)), "no error") << length;
    EXPECT_NE(xml_error("<a></b>"), "no error");
}

TEST(XmlTree, HasLimits) {
    EXPECT_TRUE(xml_error("<a><b><c/></b></a>", {.nesting = 2}).contains("nesting limit"));
    EXPECT_TRUE(xml_error("<a><b/><b/></a>", {.elements = 2}).contains("element limit"));
}

}  // namespace
}  // namespace sator::tests
