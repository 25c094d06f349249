#include "sator/models/model_targets.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "sator/models/write_model.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using namespace models;

/// R1C1 < R1C2 over 1..2: a permutation, and a diagram of two layers.
std::string printed(std::string_view target) {
    Resources none;
    const auto puzzle =
        read_puzzles(
            "title Two\nlayout 2x1\nrange 1..2\nrule permutation 1..2\n| * *\nrule strict_order\n| * *\n",
            "test", none)
            .at(0)
            .value();
    LimitWatch unlimited;
    const auto model = write_model(*find_model_target(target), puzzle, none, 0, unlimited);
    return model ? *model : model.error().message;
}

TEST(ModelTargets, Dimacs) {
    EXPECT_EQ(printed("dimacs"),
              "c Two\n"
              "c 1 is R1C1 = 1\n"
              "c 2 is R1C1 = 2\n"
              "c 3 is R1C2 = 1\n"
              "c 4 is R1C2 = 2\n"
              "p cnf 5 11\n"
              "1 2 0\n"
              "-1 -2 0\n"
              "3 4 0\n"
              "-3 -4 0\n"
              "-1 -3 0\n"
              "1 3 0\n"
              "-2 -4 0\n"
              "2 4 0\n"
              "-1 5 0\n"
              "-2 0\n"
              "-3 -5 0\n");
}
TEST(ModelTargets, Opb) {
    EXPECT_EQ(printed("opb"),
              "* #variable= 5 #constraint= 9\n"
              "* Two\n"
              "* x1 is R1C1 = 1\n"
              "* x2 is R1C1 = 2\n"
              "* x3 is R1C2 = 1\n"
              "* x4 is R1C2 = 2\n"
              "+1 x1 +1 x2 = 1 ;\n"
              "+1 x3 +1 x4 = 1 ;\n"
              "-1 x1 -1 x3 >= -1 ;\n"
              "+1 x1 +1 x3 >= 1 ;\n"
              "-1 x2 -1 x4 >= -1 ;\n"
              "+1 x2 +1 x4 >= 1 ;\n"
              "-1 x1 +1 x5 >= 0 ;\n"
              "-1 x2 >= 0 ;\n"
              "-1 x3 -1 x5 >= -1 ;\n");
}
TEST(ModelTargets, FlatZinc) {
    EXPECT_EQ(printed("flatzinc"),
              "% Two\n"
              "% x1 is R1C1 = 1\n"
              "% x2 is R1C1 = 2\n"
              "% x3 is R1C2 = 1\n"
              "% x4 is R1C2 = 2\n"
              "var bool: x1 :: output_var;\n"
              "var bool: x2 :: output_var;\n"
              "var bool: x3 :: output_var;\n"
              "var bool: x4 :: output_var;\n"
              "var bool: x5;\n"
              "constraint bool_clause([x1,x2],[]);\n"
              "constraint bool_clause([],[x1,x2]);\n"
              "constraint bool_clause([x3,x4],[]);\n"
              "constraint bool_clause([],[x3,x4]);\n"
              "constraint bool_clause([],[x1,x3]);\n"
              "constraint bool_clause([x1,x3],[]);\n"
              "constraint bool_clause([],[x2,x4]);\n"
              "constraint bool_clause([x2,x4],[]);\n"
              "constraint bool_clause([x5],[x1]);\n"
              "constraint bool_clause([],[x2]);\n"
              "constraint bool_clause([],[x3,x5]);\n"
              "solve :: bool_search([x1,x2,x3,x4], dom_w_deg, indomain_max, complete) satisfy;\n");
}
TEST(ModelTargets, Asp) {
    EXPECT_EQ(printed("asp"),
              "% Two\n"
              "% x1 is R1C1 = 1\n"
              "% x2 is R1C1 = 2\n"
              "% x3 is R1C2 = 1\n"
              "% x4 is R1C2 = 2\n"
              "1 { x(1); x(2) } 1.\n"
              "1 { x(3); x(4) } 1.\n"
              "{ x(5..5) }.\n"
              ":- x(1), x(3).\n"
              ":- not x(1), not x(3).\n"
              ":- x(2), x(4).\n"
              ":- not x(2), not x(4).\n"
              ":- x(1), not x(5).\n"
              ":- x(2).\n"
              ":- x(3), x(5).\n"
              "#show x/1.\n");
}
TEST(ModelTargets, Smt2) {
    EXPECT_EQ(printed("smt2"),
              "; Two\n"
              "; x1 is R1C1 = 1\n"
              "; x2 is R1C1 = 2\n"
              "; x3 is R1C2 = 1\n"
              "; x4 is R1C2 = 2\n"
              "(set-option :produce-models true)\n"
              "(set-logic QF_UF)\n"
              "(declare-const x1 Bool)\n"
              "(declare-const x2 Bool)\n"
              "(declare-const x3 Bool)\n"
              "(declare-const x4 Bool)\n"
              "(declare-const x5 Bool)\n"
              "(assert (or false x1 x2))\n"
              "(assert (or false (not x1) (not x2)))\n"
              "(assert (or false x3 x4))\n"
              "(assert (or false (not x3) (not x4)))\n"
              "(assert (or false (not x1) (not x3)))\n"
              "(assert (or false x1 x3))\n"
              "(assert (or false (not x2) (not x4)))\n"
              "(assert (or false x2 x4))\n"
              "(assert (or false (not x1) x5))\n"
              "(assert (or false (not x2)))\n"
              "(assert (or false (not x3) (not x5)))\n"
              "(check-sat)\n"
              "(get-value (x1 x2 x3 x4))\n");
}

TEST(ModelTargets, UnknownNamesAreNull) {
    EXPECT_EQ(find_model_target("cnf"), nullptr);
}

}  // namespace
}  // namespace sator::tests
