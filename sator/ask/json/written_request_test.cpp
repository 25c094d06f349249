#include "sator/ask/json/written_request.hpp"

#include <gtest/gtest.h>

#include "sator/ask/json/request_json.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

TEST(WrittenRequest, IsReadAsItWasTyped) {
    const auto text = ask::written_request(
        "create", {{"kind", "sudoku"}, {"grade", "4"}, {"seed", "17"}, {"minimal", ""}}, {{"size", "6x6"}});
    ASSERT_TRUE(text.has_value()) << to_text(text.error());
    EXPECT_EQ(
        *text,
        R"({"ask":"create","grade":"4","kind":"sudoku","minimal":true,"seed":17,"parameters":{"size":"6x6"}})");
    const auto read = ask::read_request(*text);
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->source.seed, 17U);
    EXPECT_EQ(std::get<ask::Create>(read->question).options.kind, "sudoku");
    EXPECT_TRUE(std::get<ask::Create>(read->question).options.minimal);
}

TEST(WrittenRequest, RefusesOptionsThatTheQuestionDoesNotHave) {
    EXPECT_EQ(ask::written_request("rate", {{"grade", "4"}}).error().message, "'grade' is no option of rate");
    EXPECT_FALSE(ask::written_request("rate", {{"dialect", "perl"}}).has_value());
    EXPECT_FALSE(ask::written_request("solve", {{"limit", "many"}}).has_value());
}

}  // namespace
}  // namespace sator::tests
