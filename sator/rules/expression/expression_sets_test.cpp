// What an expression can say besides arithmetic: sets, kinds of numbers, order, windows, and comparisons of
// cells that may hold letters.
#include <gtest/gtest.h>

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
/// Four cells that hold 0 to 3.
std::size_t in_four(const std::string& text) {
    return solution_count(text, 4, numbers_between(0, 3));
}

TEST(ExpressionSets, HoldTheirElements) {
    EXPECT_EQ(in_digits("a in 1..4"), 4U);
    EXPECT_EQ(in_digits("a in (1, 3, 5..7)"), 5U);
    EXPECT_EQ(in_digits("a in (3)"), 1U);
    EXPECT_EQ(in_digits("a not in 1..4"), 6U);
    EXPECT_EQ(in_digits("a not in (0, 9)"), 8U);
    EXPECT_EQ(in_digits("a in z"), 190U) << "b or c";
    EXPECT_EQ(in_digits("a in (z, 4)"), 271U) << "b, c or 4";
    EXPECT_EQ(in_digits("a in b..c"), 220U);
    EXPECT_EQ(in_digits("a in b + 1..b + 2"), 17U);
    EXPECT_EQ(in_digits("a in (b - 1, b + 1)"), 18U);
    EXPECT_EQ(in_digits("a + b in (3, 18)"), 5U);
    EXPECT_EQ(in_digits("not a in 1..4 and b in (1, 2)"), 12U);
    EXPECT_EQ(in_digits("if a in 1..4 then a in 2..9"), 9U);
    EXPECT_EQ(in_digits("count(a in 0..4, b in 0..4) = 1"), 50U);
    EXPECT_EQ(in_signed("a in -2..-1"), 2U);
}

TEST(ExpressionSets, RefuseWhatIsNoSet) {
    EXPECT_EQ(short_refusal("a in 3"), "'in' needs a range or a list (write a in 1..4 or a in (1, 3, 5))");
    EXPECT_EQ(short_refusal("a in b"), "'in' needs a range or a list (write a in 1..4 or a in (1, 3, 5))");
    EXPECT_EQ(short_refusal("a in 4..1"), "the range 4..1 is empty (write 1..4)");
    EXPECT_EQ(refusal("a in (1, 2 = b"),
              "demo.sator:1:12: error: an operator or ')' is missing\n"
              "    a in (1, 2 = b\n"
              "               ^\n"
              "hint: write + - * / % = != < <= > >=, 'and' or 'or' before it\n");
    EXPECT_EQ(short_refusal("a in (1, 2"), "unclosed parenthesis (add ')')");
    EXPECT_EQ(short_refusal("z in 1..2"),
              "z marks 2 cells, not one (write sum(z), number(z) or another function of several cells)");
    EXPECT_EQ(short_refusal("in 3"),
              "a value is missing before 'in' (write a number, a letter of the "
              "drawing, or a function such as sum(a))");
    EXPECT_EQ(short_refusal("a in"),
              "the expression ends too early (write a number, a letter of the drawing, "
              "or a function such as sum(a))");
}

TEST(ExpressionSets, KnowKindsOfNumbers) {
    EXPECT_EQ(in_digits("square(a)"), 4U);
    EXPECT_EQ(in_digits("square(number(a, b))"), 10U);
    EXPECT_EQ(in_digits("not square(a * b)"), 64U);
    EXPECT_EQ(in_digits("square(1000 * a + 100 * b + c)"), 22U);
    EXPECT_EQ(in_signed("square(a)"), 2U) << "0 and 1";
    EXPECT_EQ(in_digits("even(a)"), 5U);
    EXPECT_EQ(in_digits("odd(a + b)"), 50U);
    EXPECT_EQ(in_signed("even(a)"), 3U) << "-2, 0 and 2";
    EXPECT_EQ(in_signed("odd(a)"), 4U);
    EXPECT_EQ(in_signed("odd(1 / a)"), 4U) << "false for 0";
    EXPECT_EQ(in_signed("not even(1 / a)"), 5U) << "true for 0";
    EXPECT_EQ(short_refusal("square(a, b)"), "square takes one number (write square(a))");
    EXPECT_EQ(short_refusal("even(z)"),
              "z marks 2 cells, not one (write sum(z), number(z) or another function of several cells)");
}

TEST(ExpressionSets, KnowOrder) {
    EXPECT_EQ(in_digits("sorted(a, z)"), 220U);
    EXPECT_EQ(in_digits("sorted(z)"), 55U) << "equal neighbours are in order";
    EXPECT_EQ(in_digits("sorted(a)"), 10U);
    EXPECT_EQ(in_digits("not sorted(z)"), 45U);
    EXPECT_EQ(in_digits("sorted(a, 4, b + 1)"), 35U);
    EXPECT_EQ(in_signed("sorted(1 / a, 0)"), 5U) << "false for 0";
    EXPECT_EQ(short_refusal("sorted(z)", {Symbol::of_number(1), Symbol::of_character(U'x')}),
              "sorted over letters: R1C2 can hold x (give these cells a range of numbers)");
}

TEST(ExpressionWindows, HoldForAllNeighbours) {
    EXPECT_EQ(in_four("each 2 of w as x y: x <= y"), 35U);
    EXPECT_EQ(in_four("each 2 of w as x y: x <= y"), in_four("sorted(w)"));
    EXPECT_EQ(in_four("each 2 of w as x y: abs(x - y) >= 2"), in_four("abs(a - b) >= 2 and abs(b - c) >= 2 "
                                                                      "and abs(c - d) >= 2"));
    EXPECT_EQ(in_four("each 2 of w as x: sum(x) = 3"), 4U) << "one letter for the whole window";
    EXPECT_EQ(in_four("each 3 of w as x: distinct(x)"), 4U * 3 * 2 * 2);
    EXPECT_EQ(in_four("each 1 of w as x: x > 1"), 16U);
    EXPECT_EQ(in_four("each 4 of w as x: sum(x) = 12"), 1U);
    EXPECT_EQ(in_digits("each 1 of z as x: each 1 of z as y: x = y"), 10U);
    EXPECT_EQ(in_digits("each 2 of z as x y: x < y or a = 0"), 505U) << "up to the end";
    EXPECT_EQ(in_digits("(each 2 of z as x y: x < y) or a = 0"), 505U);
    EXPECT_EQ(in_digits("if a > 0 then each 2 of z as x y: x < y"), 505U);
    EXPECT_EQ(in_digits("count((each 2 of w as x y: x < y), a = 0) = 1"), 84U + 64U);
    EXPECT_EQ(in_four("not (each 2 of w as x y: x <= y)"), 256U - 35U);
}

TEST(ExpressionWindows, RefuseWrongHeaders) {
    const std::string example = " (write e.g. each 2 of a as x y: x < y)";
    EXPECT_EQ(refusal("each 2 of w as x y z: x < y"),
              "demo.sator:1:20: error: z already stands for other cells\n"
              "    each 2 of w as x y z: x < y\n"
              "                       ^\n"
              "hint: choose another letter\n");
    EXPECT_EQ(short_refusal("each 2 of w as x x: x < 2"),
              "x already stands for other cells (choose another letter)");
    EXPECT_EQ(short_refusal("each 1 of w as x: each 1 of w as x: x < 2"),
              "x already stands for other cells (choose another letter)");
    EXPECT_EQ(
        short_refusal("each 3 of w as x y: x < y"),
        "2 letters for a window of 3 cells (write one letter for each cell, or one letter for all cells "
        "of the window)");
    EXPECT_EQ(short_refusal("each 5 of w as x: sum(x) = 1"),
              "w marks 3 cells, fewer than a window of 5 (make the windows smaller)");
    EXPECT_EQ(short_refusal("each 0 of w as x: x = 1"), "a window of 0 cells" + example);
    EXPECT_EQ(short_refusal("each of w as x: x = 1"),
              "the number of cells is missing after 'each'" + example);
    EXPECT_EQ(short_refusal("each 2 w as x: x = 1"), "'of' is missing" + example);
    EXPECT_EQ(short_refusal("each 2 of sum(w) as x: x = 1"),
              "a letter of the drawing is missing after 'of'" + example);
    EXPECT_EQ(short_refusal("each 2 of w: w = 1"), "'as' is missing" + example);
    EXPECT_EQ(short_refusal("each 2 of w as x y x < y"),
              "x already stands for other cells (choose another "
              "letter)");
    EXPECT_EQ(short_refusal("each 2 of w as x y < y"),
              "':' is missing after the letters of 'each'" + example);
    EXPECT_EQ(short_refusal("each 2 of w as x y:"),
              "the expression ends too early (write a number, a letter of the drawing, or a function such as "
              "sum(a))");
    EXPECT_EQ(short_refusal("each 2 of w as x y: x + y"),
              "this is neither true nor false (compare it with something: … = …)");
    EXPECT_EQ(short_refusal("(each 2 of w as x y: x < y) and x = 1"),
              "no cell is marked x (the drawing has the marks: a, b, c, z, w)");
    EXPECT_EQ(short_refusal("each 2 of q as x y: x = 1", {Symbol::of_number(1), Symbol::of_character(U'q')}),
              "windows of a symbol (write a letter of the drawing: each 2 of a as x y: x < y)");
}

/// Three cells that hold 1, 2, x or blank.
std::size_t in_mixed(const std::string& text) {
    std::vector<Symbol> symbols = numbers_between(1, 2);
    symbols.push_back(Symbol::of_character(U'x'));
    symbols.push_back(Symbol::blank());
    return solution_count(text, 3, symbols);
}

TEST(ExpressionSymbols, CompareNumbersWithoutTricks) {
    EXPECT_EQ(in_mixed("a = 1"), 1U);
    EXPECT_EQ(in_mixed("a != 1"), 3U);
    EXPECT_EQ(in_mixed("a = 7"), 0U);
    EXPECT_EQ(in_mixed("a != 7"), 4U);
    EXPECT_EQ(in_mixed("a = 1 + 1"), 1U);
    EXPECT_EQ(in_mixed("a != 1 + 1"), 3U);
    EXPECT_EQ(in_mixed("a > 1"), 1U) << "false for x and blank";
    EXPECT_EQ(in_mixed("a >= -5"), 2U);
    EXPECT_EQ(in_mixed("a <= 100"), 2U);
    EXPECT_EQ(in_mixed("not a > 1"), 3U);
    EXPECT_EQ(in_mixed("a < b"), 1U);
    EXPECT_EQ(in_mixed("a >= b"), 3U);
    EXPECT_EQ(in_mixed("1 <= a <= 2"), 2U);
    EXPECT_EQ(in_mixed("a = 1 / 0"), 0U);
    EXPECT_EQ(in_mixed("a != 1 / 0"), 0U) << "false if something is divided by 0";
    EXPECT_EQ(in_mixed("count(a > 1, b > 1) = 1"), 6U);
}

TEST(ExpressionSymbols, CompareLetters) {
    EXPECT_EQ(in_mixed("a = x"), 1U) << "no cell is marked x";
    EXPECT_EQ(in_mixed("a != x"), 3U);
    EXPECT_EQ(in_mixed("if a > 1 then b = x"), 13U);
    EXPECT_EQ(in_mixed("a in 1..2"), 2U);
    EXPECT_EQ(in_mixed("a not in 1..2"), 2U);
    EXPECT_EQ(in_mixed("a in (1, x, blank)"), 3U);
    EXPECT_EQ(in_mixed("a in z"), 28U);
    EXPECT_EQ(in_mixed("each 2 of w as p q: p != q"), 36U);
}

}  // namespace
}  // namespace sator::tests
