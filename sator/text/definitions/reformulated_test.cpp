#include "sator/text/definitions/reformulated.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "sator/solve/puzzle_solver.hpp"
#include "sator/text/read/sator_language.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::optional<Puzzle> read_language(const std::string& text) {
    Resources none;
    auto puzzle = read_sator({"x", std::make_shared<const std::string>(text)}, none);
    if (!puzzle) return std::nullopt;
    return std::move(*puzzle);
}

std::optional<puzzle::Reformulation> reformulation_of(const std::string& statements) {
    const auto puzzle = read_language(statements + "\n");
    return puzzle ? text::reformulated(*puzzle) : std::nullopt;
}

/// Returns the rules as sentences, a line each.
std::string sentences_of(const std::string& statements) {
    const auto found = reformulation_of(statements);
    if (!found) return "none";
    std::string sentences;
    for (std::size_t at = 0; (at = found->text.find(" as \"", at)) != std::string::npos; ++at)
        sentences += found->text.substr(at + 5, found->text.find('"', at + 5) - at - 5) + "\n";
    return sentences;
}

std::string names_of(const std::string& statements) {
    const auto found = reformulation_of(statements);
    std::string names;
    if (found) {
        for (const puzzle::ReformulatedCell& cell : found->cells)
            names += (names.empty() ? "" : ", ") + cell.name;
    }
    return names;
}

std::string solution_count_of(const std::string& text) {
    const auto puzzle = read_language(text);
    if (!puzzle) return "unreadable";
    auto solver = PuzzleSolver::build(*puzzle);
    return solver ? std::to_string(solver->solve({.limit = 3}).solutions.size()) : "no solver";
}

TEST(Reformulated, SumsAreColumnsWithCarries) {
    EXPECT_EQ(names_of("cryptarithm \"SEND + MORE = MONEY\""),
              "S, E, N, D, M, O, R, Y, the carry into the tens, the carry into the hundreds, "
              "the carry into the thousands, the carry into the ten thousands");
    EXPECT_EQ(sentences_of("cryptarithm \"SEND + MORE = MONEY\""),
              "the letters must stand for different digits\n"
              "the units must satisfy D + E = Y + 10 × next carry\n"
              "the tens must satisfy N + R + carry = E + 10 × next carry\n"
              "the hundreds must satisfy E + O + carry = N + 10 × next carry\n"
              "the thousands must satisfy S + M + carry = O + 10 × next carry\n"
              "the ten thousands must satisfy carry = M\n");
}

TEST(Reformulated, DifferencesProductsAndQuotientsAreColumnsToo) {
    EXPECT_EQ(sentences_of("cryptarithm \"OUT - GO = TO\""),
              "the letters must stand for different digits\n"
              "the units must satisfy 2 × O = T + 10 × next carry\n"
              "the tens must satisfy T + G + carry = U + 10 × next carry\n"
              "the hundreds must satisfy carry = O\n");
    EXPECT_EQ(sentences_of("cryptarithm \"AB * 3 = BBB\" \"C / A = B\""),
              "the letters must stand for different digits\n"
              "the units of the first equation must satisfy 3 × B = B + 10\n"
              "the tens of the first equation must satisfy 3 × A + 1 = B + 10 × next carry\n"
              "the hundreds of the first equation must satisfy carry = B\n"
              "the units of the second equation must satisfy A × B = C\n");
    EXPECT_EQ(sentences_of("cryptarithm base 12 \"TO + GO = OUT\""),
              "the letters must stand for different digits\n"
              "column 1 from the right must satisfy 2 × O = T + 12 × next carry\n"
              "column 2 from the right must satisfy T + G + carry = U + 12 × next carry\n"
              "column 3 from the right must satisfy carry = O\n");
}

TEST(Reformulated, WhatHasNoColumnsStaysWhole) {
    EXPECT_EQ(sentences_of("cryptarithm \"1 + A / (B + 1) = C\""),
              "the letters must stand for different digits\n"
              "1 + A / (B + 1) = C must be true\n"
              "1 + A / (B + 1) = C must leave no remainder\n");
    EXPECT_EQ(sentences_of("cryptarithm \"7 / 2 = 3\""), "none");
    EXPECT_EQ(sentences_of("cryptarithm \"TO + GO = OUT\"\nrule even at R1C1"), "none");
    EXPECT_EQ(sentences_of("cryptarithm \"A / 0 = B\""), "none");
    EXPECT_EQ(sentences_of("sudoku"), "none");
}

/// A reformulation has as many solutions as the puzzle; three stand for more.
TEST(Reformulated, HasTheSameSolutions) {
    for (const char* const equations : {"\"TO + GO = OUT\"",
                                        "\"SEND + MORE = MONEY\"",
                                        "\"OUT - GO = TO\"",
                                        "\"A + B = C + D\"",
                                        "\"A - B = C - D\"",
                                        "\"AB - BA = CD - DC\"",
                                        "\"A * A = BA\"",
                                        "\"AB * C = DEA\"",
                                        "\"AB * CD = ABAD\"",
                                        "\"A * B * C = DE\"",
                                        "\"(A + B) * C = DA\"",
                                        "\"AB / C = D\"",
                                        "\"AB / (C + D) = E\"",
                                        "\"1 + A / (B + 1) = C\"",
                                        "\"A / B = C / D\"",
                                        "\"-A + BC = CB\"",
                                        "\"A + A + A + A = B\"",
                                        "\"9 + A = 1B\"",
                                        "\"A + 7 = A\"",
                                        "\"AB + C = BA\" \"C * C = BD\"",
                                        "base 2 \"A + A = A0\"",
                                        "base 12 \"TO + GO = OUT\"",
                                        "base 36 \"AB * C = DAB\"",
                                        "\"ABC / A = BC\"",
                                        "\"A = B\"",
                                        "\"A = A\""}) {
        const std::string puzzle = std::string("cryptarithm ") + equations;
        const auto found = reformulation_of(puzzle);
        ASSERT_TRUE(found) << equations;
        EXPECT_EQ(solution_count_of(found->text), solution_count_of(puzzle + "\n")) << equations << "\n"
                                                                                    << found->text;
    }
}

}  // namespace
}  // namespace sator::tests
