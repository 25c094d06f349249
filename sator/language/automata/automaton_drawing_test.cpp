#include "sator/language/automata/automaton_drawing.hpp"

#include <gtest/gtest.h>

#include "sator/language/automata/compile_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

Alphabet symbols() {
    return Alphabet::of_characters({{U'A', U'F'}, {U' ', U' '}, {U'"', U'"'}});
}

TEST(AutomatonDrawing, DrawsAnNfa) {
    const auto nfa =
        PositionAutomaton::build(*parse_regex(U"A[B-E]*"), AlphabetCharacters(symbols()), std::nullopt);
    EXPECT_EQ(to_text(draw(*nfa, symbols())),
              "nfa: 3 states, 3 transitions\n"
              "start\n"
              "  A -> 1\n"
              "1 accepts\n"
              "  [B-E] -> 2\n"
              "2 accepts\n"
              "  [B-E] -> 2\n");
}

TEST(AutomatonDrawing, DrawsADfa) {
    const auto dfa = compile_dfa(*parse_regex(U"(?:A|F| )*\""), AlphabetCharacters(symbols()));
    EXPECT_EQ(to_text(draw(*dfa, symbols())),
              "dfa: 2 states, 2 transitions\n"
              "0 start\n"
              "  [ AF] -> 0\n"
              "  \" -> 1\n"
              "1 accepts\n");
    EXPECT_EQ(to_dot(draw(*dfa, symbols())),
              "digraph dfa {\n"
              "  rankdir=LR;\n"
              "  node [shape=circle];\n"
              "  0 [label=\"0\", style=bold];\n"
              "  1 [label=\"1\", shape=doublecircle];\n"
              "  0 -> 0 [label=\"[ AF]\"];\n"
              "  0 -> 1 [label=\"\\\"\"];\n"
              "}\n");
}

TEST(AutomatonDrawing, DrawsAnMdd) {
    const auto mdd = compile_mdd(*parse_regex(U"(?=.* )[^B]*"), AlphabetCharacters(symbols()), 2);
    EXPECT_EQ(to_text(draw(*mdd, symbols())),
              "mdd: 4 states, 4 transitions\n"
              "layer 0:\n"
              "0 start\n"
              "  [ ] -> 1\n"
              "  [\"AC-F] -> 2\n"
              "layer 1:\n"
              "1\n"
              "  [ \"AC-F] -> 3\n"
              "2\n"
              "  [ ] -> 3\n"
              "layer 2:\n"
              "3 accepts\n");
    const std::string dot = to_dot(draw(*mdd, symbols()));
    EXPECT_NE(dot.find("  { rank=same; 1; 2; }\n"), std::string::npos) << dot;
}

TEST(AutomatonDrawing, DrawsAnEmptyAutomaton) {
    const auto mdd = compile_mdd(*parse_regex(U"A"), AlphabetCharacters(symbols()), 2);
    EXPECT_EQ(to_text(draw(*mdd, symbols())), "mdd: 0 states, 0 transitions\n");
    EXPECT_EQ(to_dot(draw(*mdd, symbols())), "digraph mdd {\n  rankdir=LR;\n  node [shape=circle];\n}\n");
}

}  // namespace
}  // namespace sator::tests
