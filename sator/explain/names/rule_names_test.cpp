#include "sator/explain/names/rule_names.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Lines = std::vector<std::string>;

/// Returns the sentences of the rules that the statements make in a grid of 3 x 3 cells with values 1 to 9.
Lines sentences_of(const std::string& statements) {
    Resources files;
    ClueCache clue_cache;
    const auto read =
        sator::read_puzzles("layout 3x3\nrange 1..9\n" + statements + "\n", "small.sator", files, {});
    EXPECT_TRUE(read.at(0).has_value());
    if (!read[0]) return {};
    RuleContext context{*read[0], clue_cache, files, {}};
    const auto rules = make_rules(Registry::standard(), context);
    EXPECT_TRUE(rules.has_value());
    if (!rules) return {};
    LimitWatch unlimited;
    Lines sentences;
    for (const RuleWords& words : rule_names(*read[0], *rules, unlimited))
        sentences.push_back(words.sentence());
    return sentences;
}

TEST(RuleNames, SayMoreOfThePlaceOnlyIfTheyWouldBeTheSame) {
    EXPECT_EQ(sentences_of("rule cage 6 at R1C1 R1C2; R1C1 R2C1; R2C2 R2C3"),
              (Lines{"the cage of 6 at R1C1–R1C2 must hold different numbers that add up to 6",
                     "the cage of 6 at R1C1–R2C1 must hold different numbers that add up to 6",
                     "the cage of 6 at R2C2 must hold different numbers that add up to 6"}));
    EXPECT_EQ(
        sentences_of("rule sum 9 at row 1; R2C1 R3C2 as \"nine\"\nrule sum 8 at column 2 as \"eight\""),
        (Lines{"nine in row 1 must add up to 9", "nine at R2C1 must add up to 9", "eight must add up to 8"}));
    EXPECT_EQ(sentences_of("rule sum 9 at row 1\nrule distinct at row 1"),
              (Lines{"row 1 must add up to 9", "row 1 must hold different values"}));
}

TEST(RuleNames, OfFormulasNameTheirCells) {
    EXPECT_EQ(sentences_of("rule a + 2 * b = 9 at R1C1 R2C3\nrule sum(line) = 9 at row 1\n"
                           "rule strict_order at R1C2 R1C1\nrule a = b at R1C1 R3C3 as \"twins\""),
              (Lines{"R1C1 + 2 * R2C3 = 9 must be true", "row 1 must add up to 9", "R1C2 < R1C1 must be true",
                     "twins must satisfy R1C1 = R3C3"}));
}

TEST(RuleNames, OfOppositesAndKnownKindsOfSums) {
    EXPECT_EQ(sentences_of("rule not sum 9 at row 1\nrule not cage 6 at R1C1 R1C2 as \"no six\"\n"
                           "rule little_killer 9 at R1C2 down-left\nrule extra_region at R1C1 R2C2"),
              (Lines{"row 1 must not add up to 9", "no six must not hold different numbers that add up to 6",
                     "the little killer of 9 from R1C2 down-left must add up to 9",
                     "the extra region at R1C1 must hold different values"}));
    EXPECT_EQ(sentences_of("rule not strict_order at R1C1 R1C2"), (Lines{"not (R1C1 < R1C2) must be true"}));
}

}  // namespace
}  // namespace sator::tests
