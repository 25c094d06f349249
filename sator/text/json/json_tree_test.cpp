#include "sator/text/json/json_tree.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string place_of(const JsonValue& value) {
    const SourceSpan span = value.span();
    return std::to_string(span.line) + ":" + std::to_string(span.column) + "+" + std::to_string(span.length);
}

TEST(JsonTree, ValuesStoreTheirPositions) {
    const JsonTree tree(
        "{\"a\": [1, -23 , true],\n"
        "  \"é\" : \"x\\ty\", \"n\":null}");
    ASSERT_FALSE(tree.fault());
    const JsonValue root = *tree.root();
    EXPECT_EQ(root.kind(), JsonKind::Object);
    EXPECT_EQ(place_of(root), "1:1+1");
    const JsonValue list = *root.find("a");
    EXPECT_EQ(place_of(list), "1:7+1");
    ASSERT_EQ(list.members().size(), 3U);
    EXPECT_EQ(place_of(list.members()[0]), "1:8+1");
    EXPECT_EQ(list.members()[1].integer(), -23);
    EXPECT_EQ(place_of(list.members()[1]), "1:11+3");
    EXPECT_TRUE(list.members()[2].boolean());
    EXPECT_EQ(place_of(list.members()[2]), "1:17+4");
    const JsonValue text = *root.find("é");
    EXPECT_EQ(text.text(), "x\ty");
    EXPECT_FALSE(text.is_verbatim());
    EXPECT_EQ(place_of(text), "2:10+4") << "the text in the quotes";
    EXPECT_EQ(root.find("n")->kind(), JsonKind::Null);
    EXPECT_FALSE(root.find("b"));
    EXPECT_EQ(root.members().size(), 3U);
}

TEST(JsonTree, NumbersBeforeBracketsKeepPositionsRight) {
    const JsonTree tree("[[1],[22],{\"a\":3},\"\"]");
    ASSERT_FALSE(tree.fault());
    const auto members = tree.root()->members();
    ASSERT_EQ(members.size(), 4U);
    EXPECT_EQ(place_of(members[1]), "1:6+1");
    EXPECT_EQ(place_of(members[2]), "1:11+1");
    EXPECT_EQ(place_of(members[2].members()[0]), "1:16+1");
    EXPECT_EQ(place_of(members[3]), "1:20+1");
}

TEST(JsonTree, AByteOrderMarkHasNoColumn) {
    const JsonTree tree("\xEF\xBB\xBF[7]");
    ASSERT_FALSE(tree.fault());
    EXPECT_EQ(place_of(tree.root()->members()[0]), "1:2+1");
}

TEST(JsonTree, AcceptsNumbersThatAreNotIntegers) {
    const JsonTree tree("[1.5, 1e3, 9223372036854775807, 9223372036854775808, -9223372036854775809, 0]");
    ASSERT_FALSE(tree.fault());
    std::vector<std::optional<std::int64_t>> integers;
    for (const JsonValue& value : tree.root()->members()) integers.push_back(value.integer());
    EXPECT_EQ(integers, (std::vector<std::optional<std::int64_t>>{{}, {}, INT64_MAX, {}, {}, 0}));
}

TEST(JsonTree, TheLastMemberOfANameCounts) {
    const JsonTree tree("{\"a\":1,\"a\":2}");
    EXPECT_EQ(tree.root()->find("a")->integer(), 2);
}

TEST(JsonTree, KeepsTheValuesBeforeAFault) {
    const JsonTree tree("[{\"a\":1},{\"b\":[2,");
    ASSERT_TRUE(tree.fault());
    const auto members = tree.root()->members();
    EXPECT_FALSE(tree.root()->is_complete());
    ASSERT_EQ(members.size(), 2U);
    EXPECT_TRUE(members[0].is_complete());
    EXPECT_FALSE(members[1].is_complete());
    EXPECT_EQ(members[1].find("b")->members().size(), 1U);
    EXPECT_FALSE(JsonTree("").root());
}

}  // namespace
}  // namespace sator::tests
