#include "sator/text/json/unknown_fields.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::vector<std::string> unknown_in(const std::string& json) {
    const JsonTree tree(json, {}, nullptr);
    constexpr std::string_view kKnown[] = {"cells", "value"};
    return unknown_fields(*tree.root(), kKnown);
}

TEST(UnknownFields, AreNamed) {
    EXPECT_EQ(unknown_in(R"({"cells":[1],"total":3,"value":"","twist":{"a":0},"zero":0})"),
              (std::vector<std::string>{"total", "twist", "zero"}));
}

TEST(UnknownFields, StateNothingIfTheyAreEmptyOrOff) {
    EXPECT_TRUE(unknown_in(R"({"a":null,"b":false,"c":"","d":[],"e":{}})").empty());
    EXPECT_TRUE(unknown_in("[1]").empty());
}

}  // namespace
}  // namespace sator::tests
