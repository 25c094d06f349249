#include "sator/rules/expression.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/judges/expression_row.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::size_t in_digits(const std::string& text) {
    return solution_count(text, 3, numbers_between(0, 9));
}
std::size_t in_signed(const std::string& text) {
    return solution_count(text, 3, numbers_between(-3, 3));
}

TEST(Expression, EvaluatesFunctions) {
    EXPECT_EQ(in_digits("sum(a, b, c) = 4"), 15U);
    EXPECT_EQ(in_digits("product(a, b) = 12"), 4U);
    EXPECT_EQ(in_digits("number(z) = 42"), 1U);
    EXPECT_EQ(in_digits("number(a, b) = 7 * number(c)"), 10U);
    EXPECT_EQ(in_digits("min(a, z) = 8"), 7U);
    EXPECT_EQ(in_digits("max(a, b) = a"), 55U);
    EXPECT_EQ(in_digits("abs(a - b) >= 5"), 30U);
    EXPECT_EQ(in_digits("count(z, a, 3) = 2"), 27U);
    EXPECT_EQ(in_digits("count(a > 4, b > 4, c > 4) = 1"), 375U);
    EXPECT_EQ(in_digits("count(a, b, c) = 2"), 10U) << "a and b are c";
    EXPECT_EQ(in_digits("prime(10 * a + b)"), 25U);
    EXPECT_EQ(in_digits("distinct(z, a)"), 720U);
    EXPECT_EQ(in_digits("distinct(a, b + 1)"), 91U);
}

TEST(Expression, EvaluatesConditions) {
    EXPECT_EQ(in_digits("a = 1 or b = 2 and c = 3"), 109U) << "'and' binds closer";
    EXPECT_EQ(in_digits("not (a = 1 or b = 2)"), 81U);
    EXPECT_EQ(in_digits("if a = 1 then b > 7"), 92U);
    EXPECT_EQ(in_digits("1 <= a < b < 4"), 3U);
    EXPECT_EQ(in_digits("(a > 4) = (b > 4)"), 50U);
    EXPECT_EQ(in_digits("(a > 4) != (b > 4)"), 50U);
    EXPECT_EQ(in_digits("if a < b then if b < c then a = 0"), 916U);
    EXPECT_EQ(in_digits("a != a"), 0U);
    EXPECT_EQ(in_digits("a * 0 = 1"), 0U);
    EXPECT_EQ(in_digits("distinct(a, a)"), 0U);
    EXPECT_EQ(in_digits("2 - 3 - a = -1 - a"), 10U) << "from left to right";
}

TEST(Expression, DividesRoundingDown) {
    EXPECT_EQ(in_signed("a = 2 * (a / 2) + a % 2"), 7U);
    EXPECT_EQ(in_signed("a / 2 = -2"), 1U) << "-3";
    EXPECT_EQ(in_signed("a % 2 = 1"), 4U) << "-3, -1, 1, 3";
    EXPECT_EQ(in_signed("a % -3 > 0"), 0U);
    EXPECT_EQ(in_digits("24 / a = 5"), 0U);
    EXPECT_EQ(in_digits("24 / a = 4"), 2U) << "6 and 5";
}

TEST(Expression, IsFalseIfItDividesByZero) {
    EXPECT_EQ(in_signed("1 / a = 1 / a"), 6U);
    EXPECT_EQ(in_signed("1 / a != 0"), 4U);
    EXPECT_EQ(in_signed("not 1 % a = 0"), 5U) << "the comparison is false, its opposite true";
    EXPECT_EQ(in_signed("a / 0 = 0"), 0U);
    EXPECT_EQ(in_signed("prime(6 / a) or a = 0"), 3U);
    EXPECT_EQ(in_signed("distinct(a, 2 / b)"), 36U);
}

TEST(Expression, ComparesSymbols) {
    std::vector<Symbol> symbols = numbers_between(1, 2);
    symbols.push_back(Symbol::of_character(U'x'));
    symbols.push_back(Symbol::blank());
    const auto count = [&](const std::string& text) { return solution_count(text, 3, symbols); };
    EXPECT_EQ(count("a = \"x\""), 1U);
    EXPECT_EQ(count("if a = \"x\" then b = blank"), 13U);
    EXPECT_EQ(count("a = b"), 4U);
    EXPECT_EQ(count("a != b"), 12U);
    EXPECT_EQ(count("distinct(a, z)"), 24U);
    EXPECT_EQ(count("not distinct(a, z)"), 40U);
    EXPECT_EQ(count("count(z, \"x\") = 1"), 6U);
    EXPECT_EQ(count("count(z, 2) = 1"), 6U);
    EXPECT_EQ(count("count(a, z, 7) = 1"), 0U);
}

TEST(Expression, CountsABlankAsZeroInSums) {
    std::vector<Symbol> symbols = numbers_between(-1, 2);
    symbols.push_back(Symbol::blank());
    EXPECT_EQ(solution_count("sum(a, z) = 1", 3, symbols), solution_count("sum(z, a) = 2 - 1", 3, symbols));
    EXPECT_EQ(solution_count("sum(a, b) * sum(c) = 2", 3, symbols), 12U);
}

/// Makes random texts of conditions on a, b and c.
class RandomText {
  public:
    explicit RandomText(unsigned seed) : random_(seed) {}

    std::string condition(int depth) {
        if (depth == 0) return claim();
        switch (below(8)) {
            case 0:
                return "(" + condition(depth - 1) + " and " + condition(depth - 1) + ")";
            case 1:
                return "(" + condition(depth - 1) + " or " + condition(depth - 1) + ")";
            case 2:
                return "not (" + condition(depth - 1) + ")";
            case 3:
                return "(if " + condition(depth - 1) + " then " + condition(depth - 1) + ")";
            default:
                return claim();
        }
    }

  private:
    std::size_t below(std::size_t bound) { return random_() % bound; }

    std::string claim() {
        static constexpr std::string_view kSigns[] = {" = ", " != ", " < ", " <= ", " > ", " >= "};
        static constexpr std::string_view kKinds[] = {"prime", "square", "even", "odd"};
        switch (below(12)) {
            case 0:
                return std::string(kKinds[below(4)]) + "(" + integer(2) + ")";
            case 1:
                return "distinct(" + integer(1) + ", " + integer(1) + ", c)";
            case 2:
                return "sorted(" + integer(1) + ", z, " + integer(1) + ")";
            case 3:
                return integer(2) + " in (" + integer(1) + ", " + integer(1) + ".." + integer(1) + " + 1)";
            case 4:
                return "(each 2 of w as x y: x < y + " + integer(1) + ")";
            default:
                return integer(3) + std::string(kSigns[below(6)]) + integer(2);
        }
    }
    std::string integer(int depth) {
        if (depth == 0 || below(5) == 0)
            return below(3) == 0 ? std::to_string(below(5))
                                 : std::string(1, static_cast<char>('a' + below(3)));
        static constexpr std::string_view kTwo[] = {" + ", " - ", " * ", " / ", " % "};
        const std::string x = integer(depth - 1), y = integer(depth - 1);
        switch (below(9)) {
            case 0:
                return "abs(" + x + ")";
            case 1:
                return "min(" + x + ", z, " + y + ")";
            case 2:
                return "max(" + x + ", " + y + ")";
            case 3:
                return "count(z, " + x + ")";
            case 4:
                return "-(" + x + ")";
            default:
                return "(" + x + std::string(kTwo[below(5)]) + y + ")";
        }
    }

    std::mt19937 random_;
};

TEST(Expression, PrunesNoSolutionOfRandomExpressions) {
    RandomText random(7);
    const auto symbols = numbers_between(-2, 3);
    for (int i = 0; i < 300; ++i) solution_count("a = a and " + random.condition(3), 3, symbols);
}

TEST(Expression, RefusesWrongExpressions) {
    EXPECT_EQ(refusal("a + q = 3"),
              "demo.sator:1:5: error: no cell is marked q\n"
              "    a + q = 3\n"
              "        ^\n"
              "hint: the drawing has the marks: a, b, c, z, w\n");
    EXPECT_EQ(refusal("z = 3"),
              "demo.sator:1:1: error: z marks 2 cells, not one\n"
              "    z = 3\n"
              "    ^\n"
              "hint: write sum(z), number(z) or another function of several cells\n");
    EXPECT_EQ(refusal("(a + b = 3"),
              "demo.sator:1:1: error: unclosed parenthesis\n"
              "    (a + b = 3\n"
              "    ^\n"
              "hint: add ')'\n");
    EXPECT_EQ(refusal("smu(a) = 3"),
              "demo.sator:1:1: error: 'smu' is neither a letter nor a function\n"
              "    smu(a) = 3\n"
              "    ^^^\n"
              "hint: did you mean 'sum'?\n");
    EXPECT_EQ(refusal("count < A 3"),
              "demo.sator:1:1: error: '(' is missing after count\n"
              "    count < A 3\n"
              "    ^^^^^\n"
              "hint: write count(a); for the rule count, quote its symbol: count \"<\"\n");
    EXPECT_EQ(refusal("permutation = + 1"),
              "demo.sator:1:1: error: 'permutation' is neither a letter nor a function\n"
              "    permutation = + 1\n"
              "    ^^^^^^^^^^^\n"
              "hint: for the rule permutation, quote its symbol: permutation \"=\"\n");
    EXPECT_EQ(refusal("a + = 3"),
              "demo.sator:1:5: error: a value is missing before '='\n"
              "    a + = 3\n"
              "        ^\n"
              "hint: write a number, a letter of the drawing, or a function such as sum(a)\n");
    EXPECT_EQ(refusal("a = 2 b"),
              "demo.sator:1:7: error: an operator is missing\n"
              "    a = 2 b\n"
              "          ^\n"
              "hint: write + - * / % = != < <= > >=, 'and' or 'or' before it\n");
}

TEST(Expression, RefusesMixedTypes) {
    const std::vector<Symbol> letters{Symbol::of_number(1), Symbol::of_character(U'x')};
    EXPECT_EQ(short_refusal("sum(a, b) = 2", letters),
              "sum over letters: R1C1 can hold x (give these cells a range of numbers)");
    EXPECT_EQ(short_refusal("a + 1 < b", letters),
              "arithmetic over letters: R1C1 can hold x (give these cells a range of numbers)");
    EXPECT_EQ(short_refusal("a < b", {Symbol::of_character(U'x'), Symbol::blank()}),
              "R1C1 can hold no number (compare it with a symbol or with another cell, with = or "
              "!=)");
    EXPECT_EQ(short_refusal("a = \"y\"", letters),
              "no cell can hold y (the ranges of the cells list what they can hold)");
    EXPECT_EQ(short_refusal("a * b = 2", {Symbol::of_number(1), Symbol::blank()}),
              "arithmetic over blanks: R1C1 can be blank (give these cells a range without blank)");
    EXPECT_EQ(short_refusal("number(z) = 2", numbers_between(1, 10)),
              "number over more than digits: R1C2 can hold 10 (give these cells a range within 0..9)");
    EXPECT_EQ(short_refusal("a + b"), "this is neither true nor false (compare it with something: … = …)");
    EXPECT_EQ(short_refusal("a + (b = 1) = 2"),
              "this is true or false, not a number (count(…) gives the number of conditions that hold)");
    EXPECT_EQ(short_refusal("prime(a, b)"), "prime takes one number (write prime(a))");
    EXPECT_EQ(short_refusal("count(a) = 1"),
              "count needs cells and what to count (write count(a, 3) or count(a = 1, b = 1))");
    EXPECT_EQ(short_refusal("1 = 2"),
              "this expression uses no cell (letters stand for the cells that they mark)");
    EXPECT_EQ(short_refusal("if a = 1"), "'then' is missing (write if CONDITION then CONDITION)");
    EXPECT_EQ(short_refusal("a == 1"), "'==' has no meaning in an expression (write '=')");
    EXPECT_EQ(short_refusal("a ≤ 1"), "'≤' has no meaning in an expression (write '<=')");
    EXPECT_EQ(short_refusal("a ? 1"),
              "'?' has no meaning in an expression (the signs are + - * / % = != < <= > >= .. ( ) : and ,)");
    EXPECT_EQ(short_refusal("a ="),
              "the expression ends too early (write a number, a letter of the drawing, or a function such as "
              "sum(a))");
    EXPECT_EQ(short_refusal("a(b) = 1"), "an operator is missing (write '*' to multiply)");
    EXPECT_EQ(short_refusal("sum = 3"), "'(' is missing after sum (write sum(a))");
    EXPECT_EQ(short_refusal("a = 1)"), "an operator is missing (there is no '(' before this ')')");
}

TEST(Expression, RefusesExpressionsThatCouldOverflow) {
    const std::string too_large =
        "this number can become too large (numbers can be as large as 1152921504606846976)";
    EXPECT_EQ(short_refusal("a * 1000000000000000000 = b"), too_large);
    EXPECT_EQ(short_refusal("1000000000000000000 * (1000000000000000000 * (a - a)) = b"), too_large);
    EXPECT_EQ(short_refusal("a = 99999999999999999999"),
              "this number is too large (numbers can be as large as 1152921504606846976)");
    EXPECT_EQ(refusal("a * 100000000000000000 = 100000000000000000 * b"), "no error");
    EXPECT_EQ(refusal("product(a, 100000000000000000) / 100000000000000000 > 1"), "no error");
    EXPECT_EQ(short_refusal(
                  "sum(a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a) = 1"),
              too_large);
}

TEST(Expression, RefusesExpressionsThatAreTooDeepOrTooLong) {
    EXPECT_EQ(refusal(std::string(100, '(') + "a = 1" + std::string(100, ')')), "no error");
    EXPECT_EQ(short_refusal(std::string(101, '(') + "a = 1" + std::string(101, ')')),
              "this expression is nested too deeply (parts can be nested up to 100 deep)");
    std::string sum = "a";
    for (int i = 0; i < 1998; ++i) sum += "+a";
    EXPECT_EQ(refusal(sum + "=1"), "no error");
    EXPECT_EQ(
        short_refusal(sum + "+a+a=1"),
        "this expression is too long (an expression has up to 4000 words, numbers and signs; write several "
        "rules)");
}

/// Returns the sentence of an expression about a row of three cells.
std::string description(const std::string& text) {
    const Puzzle puzzle = row_of(3, numbers_between(0, 9), text);
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{puzzle, clue_cache, resources, {}};
    const auto rules = make_rules(Registry::standard(), context);
    return rules ? (*rules)[0]->describe(puzzle) : "";
}

TEST(Expression, DescribesItsDemand) {
    EXPECT_EQ(description("sum(z)  =\n   2 * a"), "sum(R1C2–R1C3) = 2 * R1C1 must be true");
}

TEST(Expression, IsSaidByALabelWithMust) {
    const Puzzle puzzle = row_of(3, numbers_between(0, 9), "a < b");
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{puzzle, clue_cache, resources, {}};
    auto rules = make_rules(Registry::standard(), context);
    ASSERT_TRUE(rules);
    (*rules)[0]->set_label("the first number");
    EXPECT_EQ((*rules)[0]->describe(puzzle), "the first number must satisfy R1C1 < R1C2");
    (*rules)[0]->set_label("the numbers must rise");
    EXPECT_EQ((*rules)[0]->describe(puzzle), "the numbers must rise");
}

// A formula is put into words only if the words say the same: here z is R1C2 and R1C3, and R1C3 does not touch R1C1.
TEST(Expression, IsAFormulaIfItIsNoKnownSentence) {
    EXPECT_EQ(description("a = 9 or a + 1 in z"), "R1C1 = 9 or R1C1 + 1 in R1C2–R1C3 must be true");
    EXPECT_EQ(description("distinct(z) and max(z) - min(z) = 1"),
              "R1C2–R1C3 must hold consecutive numbers in any order");
    EXPECT_EQ(description("distinct(z) and max(z) - min(z) = 2"),
              "distinct(R1C2–R1C3) and max(R1C2–R1C3) - min(R1C2–R1C3) = 2 must be true");
}

}  // namespace
}  // namespace sator::tests
