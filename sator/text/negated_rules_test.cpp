// `not RULE`, `liars` and `any_of` in the puzzle language.
#include <gtest/gtest.h>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/write_sator.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::expected<Puzzle, std::vector<Diagnostic>> read_negated(const std::string& text) {
    Resources resources;
    return read_sator({"demo.sator", std::make_shared<const std::string>(text)}, resources);
}

/// Returns the errors of reading, or of making the rules.
std::string negation_errors_of(const std::string& text) {
    const auto puzzle = read_negated(text);
    std::string errors;
    if (!puzzle) {
        for (const Diagnostic& error : puzzle.error()) errors += to_text(error);
        return errors;
    }
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    const auto rules = make_rules(Registry::standard(), context);
    if (rules) return "no error";
    for (const Diagnostic& error : rules.error()) errors += to_text(error);
    return errors;
}

std::string negated_count(const std::string& text) {
    const auto puzzle = read_negated(text);
    if (!puzzle) return negation_errors_of(text);
    auto solver = PuzzleSolver::build(*puzzle);
    if (!solver) return negation_errors_of(text);
    const Outcome outcome = solver->count();
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? "none" : solved->count.to_string();
}

const std::string kThreeCells = "layout 3x1\nrange 1..3\n";

TEST(NegatedRules, AreWrittenInAllForms) {
    EXPECT_EQ(negated_count(kThreeCells + "rule not sum 3\n| * * *\n"), "26");
    EXPECT_EQ(negated_count(kThreeCells + "rule not sum 3 at all\n"), "26");
    EXPECT_EQ(negated_count(kThreeCells + "not sum 3 at all\n"), "26");
    EXPECT_EQ(negated_count(kThreeCells + "not sum 3\n  R1C1..R1C3\n"), "26");
    EXPECT_EQ(negated_count(kThreeCells + "not sum\n  3 R1C1..R1C3\n"), "26");
    EXPECT_EQ(negated_count(kThreeCells + "clues not sum\nrows 3\n"), "26");
    EXPECT_EQ(negated_count(kThreeCells + "rule not sum a=2 b=1\n| a a b\n"), "16");
    EXPECT_EQ(negated_count(kThreeCells + "not distinct at all\n"), "21");
    EXPECT_EQ(negated_count(kThreeCells + "not equal at all\n"), "24");
    EXPECT_EQ(negated_count(kThreeCells + "not a + b = 4 at R1C1 R1C2\n"), "18");
    EXPECT_EQ(negated_count(kThreeCells + "rule not a + b = 4\n| a b .\n"), "18");
}

TEST(NegatedRules, HaveTheShapeOfTheRule) {
    EXPECT_EQ(negated_count("layout 2x2\nrange 1..2\nrule not sum 2\n| a a\n| b b\n"), "9");
    EXPECT_EQ(negated_count("layout 2x2\nrange 1..2\nrule not different_words\n| a a\n| b b\n"), "4");
}

TEST(NegatedRules, RefuseWhatIsNoRule) {
    EXPECT_EQ(negation_errors_of(kThreeCells + "not at all\n"),
              "demo.sator:3:1: error: 'not' negates no rule\n"
              "    not at all\n"
              "    ^^^\n"
              "hint: write the rule after it: not sum 10\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "rule not not sum 3\n| * * *\n"),
              "demo.sator:3:10: error: 'not' does not negate 'not'\n"
              "    rule not not sum 3\n"
              "             ^^^\n"
              "hint: write the rule after it: not sum 10\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "not sum x at all\n"),
              "demo.sator:3:9: error: 'x' is not a whole number\n"
              "    not sum x at all\n"
              "            ^\n"
              "hint: write sum N\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "not\n  R1C1\n"),
              "demo.sator:3:1: error: 'not' negates no rule\n"
              "    not\n"
              "    ^^^\n"
              "hint: write the rule after it: not sum 10\n");
}

TEST(Liars, AreCountedInTheirBlock) {
    const std::string clues = "  sum 3 R1C1..R1C3\n  equal R1C1 R1C2\n  rule a = 3 at R1C3\n";
    // There are 27 grids. The first two cells of 9 are equal, 9 end in 3, 3 do both, and only 111 has the sum.
    EXPECT_EQ(negated_count(kThreeCells + "liars 0\n" + clues), "none");
    EXPECT_EQ(negated_count(kThreeCells + "liars 1\n" + clues), "4");
    EXPECT_EQ(negated_count(kThreeCells + "liars 2\n" + clues), "11");
    EXPECT_EQ(negated_count(kThreeCells + "liars 3\n" + clues), "12");
    EXPECT_EQ(negated_count("layout 2x2\nrange 1..2\nliars 1 per row\n  equal at rows\n"), "4");
    EXPECT_EQ(negated_count("layout 2x2\nrange 1..2\nliars 1\n  equal at rows\n"), "8");
    EXPECT_EQ(negated_count(kThreeCells + "liars 1\n  not sum 3 all\n  equal all\n"), "25");
}

TEST(Liars, RefuseWhatIsNotAClue) {
    EXPECT_EQ(negation_errors_of(kThreeCells + "liars\n  sum 3 row 1\n"),
              "demo.sator:3:1: error: the number of liars is missing\n"
              "    liars\n"
              "    ^^^^^\n"
              "hint: write liars 1, or liars 1 per row, and a clue on each indented line below\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "liars 2\n  sum 3 row 1\n"),
              "demo.sator:3:7: error: 2 of the clues are to be false, but there are 1\n"
              "    liars 2\n"
              "          ^\n"
              "hint: write a smaller number, or more clues\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "liars 1\n  sum 3\n"),
              "demo.sator:4:3: error: this clue names no cells\n"
              "      sum 3\n"
              "      ^^^^^\n"
              "hint: write them after its arguments: R1C1 R1C2, R1C1..R1C4, row 3\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "liars 1 per cell\n  sum 3 row 1\n"),
              "demo.sator:3:13: error: this is not a group of liars\n"
              "    liars 1 per cell\n"
              "                ^^^^\n"
              "hint: write per row, per column, per box or per region\n");
    EXPECT_EQ(negation_errors_of(kThreeCells + "liars 1\n  summ 3 row 1\n"),
              "demo.sator:4:3: error: there is no rule called 'summ'\n"
              "      summ 3 row 1\n"
              "      ^^^^\n"
              "hint: did you mean 'sum'?\n");
}

TEST(AnyOf, NeedsOneAlternative) {
    // There are 27 grids. The first two cells of 9 are equal, 9 end in 3, and 3 do both.
    EXPECT_EQ(negated_count(kThreeCells + "any_of\n  equal R1C1 R1C2\n  rule a = 3 at R1C3\n"), "15");
    EXPECT_EQ(negated_count(kThreeCells + "any_of\n  equal R1C1 R1C2\n  and rule a = 3 at R1C3\n"), "3");
    EXPECT_EQ(
        negated_count(kThreeCells + "any_of\n  sum 3 all\n  equal R1C1 R1C2\n  and rule a = 3 at R1C3\n"),
        "4");
    EXPECT_EQ(negated_count(kThreeCells + "any_of\n  not equal at R1C1 R1C2; R1C2 R1C3\n"), "12")
        << "an alternative holds at all its places";
    EXPECT_EQ(negated_count(kThreeCells + "any_of\n  sum 20 all\n  equal all\n"), "3");
}

TEST(AnyOf, RefusesWhatIsNoAlternative) {
    const std::string hint =
        "hint: write any_of, and an alternative on each indented line below: sum 10 row 3\n";
    EXPECT_EQ(negation_errors_of(kThreeCells + "any_of\n  and sum 3 row 1\n"),
              "demo.sator:4:3: error: there is no alternative above this line\n"
              "      and sum 3 row 1\n"
              "      ^^^\n" +
                  hint);
    EXPECT_EQ(negation_errors_of(kThreeCells + "any_of\n  liars 1 row 1\n"),
              "demo.sator:4:3: error: 'liars' is not a clue of such a block\n"
              "      liars 1 row 1\n"
              "      ^^^^^\n" +
                  hint);
    EXPECT_EQ(negation_errors_of(kThreeCells + "any_of\n"),
              "demo.sator:3:1: error: 'any_of' has no alternatives\n"
              "    any_of\n"
              "    ^^^^^^\n" +
                  hint);
}

TEST(NegatedRules, AreWritten) {
    const std::string text = kThreeCells +
                             "\nrule not sum 3\n| * * *\n"
                             "\nrule not equal at R1C1 R1C3 as \"the ends\"\n"
                             "\nliars 1\n  sum 3 at row 1\n  not equal at R1C1 R1C2\n"
                             "\nany_of\n  sum 3 at row 1\n  rule a > 1 at R1C1\n  and equal at R1C2 R1C3\n";
    const auto puzzle = read_negated(text);
    ASSERT_TRUE(puzzle) << negation_errors_of(text);
    EXPECT_EQ(*write_sator(*puzzle), text);
}

}  // namespace
}  // namespace sator::tests
