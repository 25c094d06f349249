#include "sator/render/notes/printed_rules.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string printed(const std::string& text) {
    Resources files;
    const auto read = sator::read_puzzles(text, "small.sator", files, {});
    return read[0] ? printed_rules(*read[0], Registry::standard()) : to_text(read[0].error());
}

TEST(PrintedRules, AreTheSettersText) {
    EXPECT_EQ(printed("rules\n  Two lines\n  of prose.\nlayout 2x1\nrange 1..2\n"), "Two lines\nof prose.\n");
}

TEST(PrintedRules, AreSentencesOfTheRegistryOnce) {
    const std::string sum = "sum N: " + Registry::standard().find("sum")->summary + "\n";
    EXPECT_EQ(printed("layout 2x1\nrange 1..4\nsum 3 at row 1\nsum 4 at row 1\nrule a < b\n| a b\n"),
              sum + "a < b\n");
    EXPECT_EQ(printed("layout 2x1\nrange 1..4\nnot sum 3 at row 1\n"),
              "not RULE: " + Registry::standard().find("not")->summary + "\n" + sum);
}

TEST(PrintedRules, OfAKindAreItsSentence) {
    const auto sentence = [](const std::string& name) { return find_kind(name)->definition->says + "\n"; };
    const std::string sum = "sum N: " + Registry::standard().find("sum")->summary + "\n";
    EXPECT_EQ(printed("# a comment\nkakurasu 2x2\nrows 1 .\n\nsum 1 at row 1\n"), sentence("kakurasu") + sum);
    EXPECT_EQ(printed("akari\n| . 1 .\n| . . .\n"), sentence("akari"));
    EXPECT_EQ(printed("sudoku 4x4\nkiller\n  5 R1C1 R1C2\n"),
              "Each row, column and box holds 1 to 4 once.\n" + sentence("killer"));
}

TEST(PrintedRules, HaveTheWordsOfDefinitions) {
    EXPECT_EQ(printed("layout 2x1\nrange 1..4\n"
                      "define flat n = max(line) - min(line) <= n as \"flat lines differ by at most {n}\"\n"
                      "define rising = a < b\nflat 2 at row 1\nrising at row 1\n"),
              "flat n: flat lines differ by at most n\nrising: a < b\n");
}

}  // namespace
}  // namespace sator::tests
