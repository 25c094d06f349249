#include "sator/exchange/iss/iss_types.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "sator/exchange/iss/iss_special.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/exchange/table/format_rows.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A constraint of each shape on a grid of nine.
std::string constraint_of(const IssType& type) {
    using enum IssShape;
    static const std::map<IssShape, std::string> kArguments = {{Line, "~R1C1~R2C2~R3C3~R4C4"},
                                                               {NumberedLine, "~4~R1C1~R2C2~R3C3"},
                                                               {Cage, "~12~R1C1~R1C2~R1C3"},
                                                               {Arrow, "~R1C1~R2C2~R3C3"},
                                                               {PillArrow, "~2~R1C1~R1C2~R2C3~R3C4"},
                                                               {Pairs, "~R1C1~R1C2"},
                                                               {BothEnds, "~R3~15~12"},
                                                               {OneEnd, "~15~C4"},
                                                               {Diagonal, "~20~R2C1"},
                                                               {Quad, "~R2C2~1~2"},
                                                               {Everywhere, ""}};
    return "." + std::string(type.type) + kArguments.at(type.shape);
}

Puzzle read_constraints(const std::string& text) {
    Resources none;
    const ReadResult result = read_puzzles(text, "file", none, {}, std::string(exchange::kIssText.name));
    EXPECT_TRUE(result.at(0)) << text << "\n" << to_text(result[0].error());
    return *result[0];
}

TEST(IssTypes, AreWrittenAsTheyWereRead) {
    for (const IssType& type : iss_types()) {
        const std::string text = constraint_of(type);
        const Puzzle puzzle = read_constraints(text);
        EXPECT_TRUE(puzzle.remarks.empty()) << text << ": " << puzzle.remarks.front().message;
        EXPECT_TRUE(puzzle.left_out.empty()) << text << ": " << puzzle.left_out.front().what.message;
        const auto written = exchange::kIssText.write(puzzle);
        ASSERT_TRUE(written) << text;
        EXPECT_TRUE(written->losses.empty()) << text << ": " << written->losses.front();
        EXPECT_TRUE(written->text.contains("." + std::string(type.type))) << text << ": " << written->text;
        EXPECT_EQ(read_constraints(written->text), puzzle) << text << ": " << written->text;
    }
}

/// A constraint of each type that is written though it is no single rule.
TEST(IssTypes, SpecialOnesAreWrittenAsTheyWereRead) {
    const std::map<std::string_view, std::string> texts = {
        {"AntiTaxicab", ".AntiTaxicab"},
        {"ContainAtLeast", ".ContainAtLeast~1_1_4~R1C1~R1C2~R2C3~R9C9"},
        {"CountDistinct", ".CountDistinct~R1C1~R2C1~R2C2~R3C3"},
        {"Diagonal", ".Diagonal~1"},
        {"EqualityCage", ".EqualityCage~R1C1~R1C2~R2C2~R3C3"},
        {"EqualSum", ".EqualSum~R1C1~R1C2~-~R2C2~R3C3~R3C4"},
        {"FullRank", ".FullRank~R3~~12"},
        {"GlobalMod", ".GlobalMod"},
        {"Indexing", ".Indexing~C~R1C2"},
        {"Lunchbox", ".Lunchbox~5~R1C1~R1C2~R2C2~R3C2"},
        {"LookAndSay", ".LookAndSay~21~R1C1~R1C2~R2C3"},
        {"NFA", ".NFA~AmpQREMhTHQlQBlOlbXxmA~~R1C1~R1C2~-~R2C3"},
        {"Pair", ".Pair~EAEBEAAQAAAAE~~R2C6~R3C6"},
        {"PairX", ".PairX~8H_xf8H_xf8H_B~~R4C1~R5C1~R6C1~R7C2"},
        {"Regex", ".Regex~KFteMS0zXVs0N11bNjldfFs0N10xMjNbNjldKSo~R5C2~R4C1~R3C1"},
        {"RellikCage", ".RellikCage~9~R1C1~R1C2~R2C2"},
        {"SameValues", ".SameValues~3~R1C1~R5C5~R9C9"},
        {"StrictKropki", ".BlackDot~R3C3~R3C4.StrictKropki"},
        {"StrictXV", ".V~R3C3~R3C4.StrictXV"},
        {"ValueIndexing", ".ValueIndexing~R1C1~R2C2~R3C3~R3C4"}};
    for (const IssSpecial& special : iss_specials()) {
        if (!special.is_written) continue;
        ASSERT_TRUE(texts.contains(special.type)) << special.type;
        const std::string& text = texts.at(special.type);
        const Puzzle puzzle = read_constraints(text);
        const auto written = exchange::kIssText.write(puzzle);
        ASSERT_TRUE(written && written->losses.empty()) << text;
        EXPECT_EQ(written->text, text + "\n");
    }
    for (const std::string text :
         {".SameValues~2~R1C1~R5C5~R9C9~R9C8", ".Sum~3_=_2_-1~R1C1~R5C5", ".Cage~3~R1C1",
          ".Or.Cage~4~R1C1~R1C2.And.X~R2C2~R2C3.~R1C1_5.End.~R1C1_2_3.EqualSum~R1C1~-~R2C2~R3C3.End"})
        EXPECT_EQ(exchange::kIssText.write(read_constraints(text))->text, text + "\n");
    const Puzzle loop = read_constraints(".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP");
    EXPECT_EQ(exchange::kIssText.write(loop)->text, ".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP\n");
}

TEST(IssTypes, WhatAMachineCannotHoldIsLost) {
    const auto losses = [](const std::string& transitions) {
        Resources none;
        const std::string text = "grid 4x4\nrange 1..4\nrule permutation 1..4 at rows; columns; boxes 2x2\n" +
                                 ("rule automaton \"" + transitions) + "\" at row 1\n";
        const ReadResult result = read_puzzles(text, "file", none);
        EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
        return exchange::kIssText.write(*result[0])->losses.size();
    };
    std::string many;
    for (char state = 'a'; state < 'q'; ++state) many += std::string("start -> ") + state + ": 1; ";
    EXPECT_EQ(losses("start -> start: any; accept start"), 0U);
    EXPECT_EQ(losses(many + "accept a"), 1U) << "a state has at most 15 transitions";
}

TEST(IssTypes, AreFoundByName) {
    for (const IssType& type : iss_types()) EXPECT_EQ(find_iss_type(type.type), &type);
    EXPECT_EQ(find_iss_type("thermo"), nullptr);
}

}  // namespace
}  // namespace sator::tests
