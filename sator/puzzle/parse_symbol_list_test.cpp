#include "sator/puzzle/parse_symbol_list.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Argument word(std::string text) {
    return {Argument::Kind::Bare, std::move(text), {}, {}};
}
Argument quote(std::string text) {
    return {Argument::Kind::Quoted, std::move(text), {}, {}};
}

/// Returns the symbols, each followed by a space, or the message of the error.
std::string listed(const std::vector<Argument>& values) {
    const auto symbols = parse_symbol_list(values);
    if (!symbols) return symbols.error().message;
    std::string text;
    for (const Symbol& symbol : *symbols) text += symbol.to_string() + " ";
    return text;
}

TEST(ParseSymbolList, RangesRunUpAndDown) {
    EXPECT_EQ(listed({word("1..4")}), "1 2 3 4 ");
    EXPECT_EQ(listed({word("2..-2")}), "2 1 0 -1 -2 ");
    EXPECT_EQ(listed({word("-3..-2")}), "-3 -2 ");
    EXPECT_EQ(listed({word("c..a"), word("x")}), "c b a x ");
    EXPECT_EQ(listed({word("α..γ")}), "α β γ ");
    EXPECT_EQ(listed({word("1"), word(".."), word("3")}), "1 2 3 ");
    EXPECT_EQ(listed({quote("!"), word(".."), quote("#")}), "! \" # ");
    EXPECT_EQ(listed({word("9223372036854775806..9223372036854775807")}),
              "9223372036854775806 9223372036854775807 ");
}

TEST(ParseSymbolList, KeepsOrderAndRepetition) {
    EXPECT_EQ(listed({word("b"), word("a"), word("b")}), "b a b ");
    EXPECT_EQ(listed({word("1..3"), word("1..3")}), "1 2 3 1 2 3 ");
}

TEST(ParseSymbolList, NumbersTextsAndBlanksAreDifferent) {
    const auto symbols =
        parse_symbol_list(std::vector{word("7"), quote("7"), quote("AB"), word("blank"), quote("")});
    ASSERT_TRUE(symbols);
    const std::vector<Symbol> expected = {Symbol::of_number(7), Symbol::of_text(U"7"), Symbol::of_text(U"AB"),
                                          Symbol::blank(), Symbol::blank()};
    EXPECT_EQ(*symbols, expected);
}

TEST(ParseSymbolList, RefusesWrongValues) {
    EXPECT_EQ(listed({}), "no values are listed");
    EXPECT_EQ(listed({word("aeiou")}), "'aeiou' is not a value");
    EXPECT_EQ(parse_symbol_list(std::vector{word("aei")}).error().hint,
              "write 'a e i' for its letters, or \"aei\" for one symbol");
    EXPECT_EQ(listed({word("1..z")}), "a range runs between two numbers or two letters");
    EXPECT_EQ(listed({word("blank..z")}), "a range runs between two numbers or two letters");
    EXPECT_EQ(listed({word("1"), word("..")}), "the range has no end");
    EXPECT_EQ(listed({{Argument::Kind::Regex, "a", {}, {}}}), "a regular expression is not a value");
    EXPECT_EQ(listed({word("99999999999999999999")}), "the number 99999999999999999999 is too large");
    EXPECT_EQ(listed({word("-9223372036854775808..9223372036854775807")}),
              "a list of more than 1000000 values");
    EXPECT_EQ(listed({word("1..600000"), word("1..600000")}), "a list of more than 1000000 values");
}

TEST(ParseSymbolList, WritesRunsAsRanges) {
    const auto written_back = [](const std::vector<Argument>& values) {
        return to_symbol_list_text(*parse_symbol_list(values));
    };
    EXPECT_EQ(written_back({word("1..9"), word("a"), word("b"), word("blank")}), "1..9 a b blank");
    EXPECT_EQ(written_back({word("3"), word("2"), word("1"), word("-3..3")}), "3 2 1 -3..3");
    EXPECT_EQ(written_back({word("Y"), word(".."), quote("]")}), "Y .. \"]\"");
    EXPECT_EQ(written_back({quote("\""), quote("AB"), quote("\\")}), R"("\"" "AB" "\\")");
}

TEST(ParseSymbolList, WritesAChoice) {
    const auto choice = [](const std::vector<Argument>& values) {
        return to_choice_text(*parse_symbol_list(values));
    };
    EXPECT_EQ(choice({quote("="), word("I")}), "\"=\" or I");
    EXPECT_EQ(choice({word("1..9"), word("a"), word("blank")}), "1..9, a or blank");
    EXPECT_EQ(choice({word("1..9")}), "1..9");
    const auto in_words = [](const std::vector<Argument>& values) {
        return to_choice_text(*parse_symbol_list(values), RangeNotation::Words);
    };
    EXPECT_EQ(in_words({word("-3..9"), word("a..z"), quote("..")}), "-3 to 9, a to z or \"..\"");
    EXPECT_EQ(in_words({quote("!"), word(".."), quote("#")}), "\"!\" to \"#\"");
}

}  // namespace
}  // namespace sator::tests
