#include "sator/text/json/json_error.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string error_of(std::string_view text, const JsonLimits& limits = {}) {
    const JsonTree tree(text, limits);
    return tree.fault() ? to_text(json_error(text, *tree.fault())) : "no error";
}

TEST(JsonError, LimitsHaveNames) {
    EXPECT_EQ(error_of("[[[]]]", {.nesting = 2, .values = 10}),
              "1:3: error: lists and objects are nested deeper than the nesting limit of 2\n"
              "    [[[]]]\n"
              "      ^\n");
    EXPECT_EQ(error_of("[1,2,3]", {.nesting = 2, .values = 3}),
              "1:6: error: the JSON text has more values than the value limit of 3\n"
              "    [1,2,3]\n"
              "         ^\n");
    EXPECT_EQ(error_of(std::string(1'000'000, '[')).substr(0, 75),
              "1:1001: error: lists and objects are nested deeper than the nesting limit o");
}

TEST(JsonError, SeparatorsAndBrackets) {
    EXPECT_EQ(error_of("[1, 2\n 3]"),
              "2:2: error: broken JSON: expected ',' or ']'\n"
              "     3]\n"
              "     ^\n");
    EXPECT_EQ(error_of("{\"a\": \"x\" \"b\": \"y\"}"),
              "1:11: error: broken JSON: expected ',' or '}'\n"
              "    {\"a\": \"x\" \"b\": \"y\"}\n"
              "              ^\n"
              "hint: write ',' before it\n");
    EXPECT_EQ(error_of("[1, ]"),
              "1:5: error: broken JSON: expected a value\n"
              "    [1, ]\n"
              "        ^\n"
              "hint: remove the ',' before it\n");
    EXPECT_EQ(error_of("{\"a\" 1}"),
              "1:6: error: broken JSON: expected ':'\n"
              "    {\"a\" 1}\n"
              "         ^\n");
    EXPECT_EQ(error_of("{a: 1}"),
              "1:2: error: broken JSON: expected a name in double quotes or '}'\n"
              "    {a: 1}\n"
              "     ^\n"
              "hint: write names in double quotes\n");
    EXPECT_EQ(error_of("{'a': 1}"),
              "1:2: error: broken JSON: expected a name in double quotes or '}'\n"
              "    {'a': 1}\n"
              "     ^\n"
              "hint: JSON writes names and texts in double quotes\n");
    EXPECT_EQ(error_of("[1] // done"),
              "1:5: error: broken JSON: expected the end of the file\n"
              "    [1] // done\n"
              "        ^\n"
              "hint: JSON has no comments\n");
    EXPECT_EQ(error_of(std::string_view("[1]\0", 4)),
              "1:4: error: broken JSON: expected the end of the file\n"
              "    [1]␀\n"
              "       ^\n");
}

TEST(JsonError, TheEndOfTheFile) {
    EXPECT_EQ(error_of("{\"a\":\n [1, 2"),
              "2:7: error: broken JSON: the file ends where ',' or ']' is expected\n"
              "     [1, 2\n"
              "          ^\n"
              "hint: close the '[' of line 2, column 2\n");
    EXPECT_EQ(error_of(""), "1:1: error: broken JSON: the file ends where a value is expected\n");
}

TEST(JsonError, WordsAndNumbers) {
    EXPECT_EQ(error_of("[True]"),
              "1:2: error: broken JSON: 'True' is not a JSON value\n"
              "    [True]\n"
              "     ^^^^\n"
              "hint: write texts in double quotes; JSON knows the words true, false and null\n");
    EXPECT_EQ(error_of("[01]"),
              "1:3: error: broken JSON: expected ',' or ']'\n"
              "    [01]\n"
              "      ^\n");
    EXPECT_EQ(error_of("[1e999]"),
              "1:2: error: broken JSON: '1e999' cannot be read as a number\n"
              "    [1e999]\n"
              "     ^^^^^\n");
}

TEST(JsonError, WithinStrings) {
    EXPECT_EQ(error_of("[\"(A|B)\\d\"]"),
              "1:8: error: broken JSON: '\\d' is not an escape of JSON\n"
              "    [\"(A|B)\\d\"]\n"
              "           ^^\n"
              "hint: a backslash is doubled in JSON: write \\\\d\n");
    EXPECT_EQ(error_of("[\"abc\n\"]"),
              "1:6: error: broken JSON: a string is not closed on its line\n"
              "    [\"abc\n"
              "         ^\n"
              "hint: add '\"'; write \\n for a line break\n");
    EXPECT_EQ(error_of("[\"abc"),
              "1:2: error: broken JSON: a string is not closed\n"
              "    [\"abc\n"
              "     ^\n"
              "hint: add '\"'\n");
    EXPECT_EQ(error_of("[\"a\tb\"]"),
              "1:4: error: broken JSON: a string has a control character\n"
              "    [\"a b\"]\n"
              "       ^\n"
              "hint: write \\t for a tab\n");
    EXPECT_EQ(error_of("[\"\\u12\"]"),
              "1:3: error: broken JSON: '\\u' needs four hexadecimal digits\n"
              "    [\"\\u12\"]\n"
              "      ^^\n"
              "hint: write \\u0041 for A; for a clue's own \\u write \\\\u\n");
    EXPECT_EQ(error_of("[\"\\uD83D\\uDE00\", \"\\uDE00\"]"),
              "1:19: error: broken JSON: this is only half of a surrogate pair\n"
              "    [\"\\uD83D\\uDE00\", \"\\uDE00\"]\n"
              "                      ^^^^^^\n"
              "hint: write both halves, \\uD83D\\uDE00, or the character itself\n");
    EXPECT_EQ(error_of("[\"\xC3\xA9\xFF\"]"),
              "1:4: error: broken JSON: a string is not UTF-8\n"
              "    [\"é\xEF\xBF\xBD\"]\n"
              "       ^\n"
              "hint: save the file as UTF-8\n");
}

}  // namespace
}  // namespace sator::tests
