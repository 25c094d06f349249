// The output of `sator rate`.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A cell with a range of one value, and a grid that is full.
TEST(Rate, HasNoStepsIfAllCellsAreKnown) {
    const std::string one = temporary_folder() + "one.sator", full = temporary_folder() + "full.sator";
    std::ofstream(one) << "layout 1x1\nrange 7\n";
    std::ofstream(full) << "layout 2x1\nrange 1 2\n\nrule distinct\n| a a\n\ninitial\n| 1 2\n";
    for (const std::string& file : {one, full}) {
        const ProgramRun ran = run({"rate", file});
        EXPECT_NE(ran.out.find("grade 1 of 10"), std::string::npos) << ran.out;
        EXPECT_NE(ran.out.find("\neffort 0\nthere is nothing to do"), std::string::npos) << ran.out;
        const auto json = nlohmann::json::parse(run({"rate", "--json", file}).out);
        EXPECT_EQ(json["effort"], 0.0);
        EXPECT_EQ(json["hardest"], "none");
        EXPECT_EQ(json["hardest_rules"], 0);
    }
}

std::string written(const std::string& name, std::string_view text) {
    const std::string path = temporary_folder() + name;
    std::ofstream(path) << text;
    return path;
}

/// A sudoku that hidden singles solve, of the sort that newspapers call easy.
TEST(Rate, HasAGradeAndARank) {
    const std::string file =
        written("rate_singles.txt",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8"
                "..79\n");
    const ProgramRun ran = run({"rate", file});
    EXPECT_TRUE(ran.out.contains(" of 10\nrank ")) << ran.out;
    EXPECT_TRUE(ran.out.contains(" of 10 among 766 sudokus with people's times\neffort ")) << ran.out;
    const auto json = nlohmann::json::parse(run({"rate", file, "--json"}).out);
    EXPECT_LE(json["grade"], 4) << json;
    EXPECT_GE(json["grade"], 2) << json;
    EXPECT_EQ(json["hardest"], "hidden-single");
    EXPECT_GE(json["rank"], 1);
    EXPECT_EQ(json["kind"], "sudoku");
}

TEST(Rate, SpeaksGerman) {
    const std::string file =
        written("rate_german.sator", "sudoku 4x4\n| 1 . | . .\n| . . | 3 .\n| . 4 | . .\n| . . | . 2\n");
    const std::string out = run({"rate", file, "--lang", "de"}).out;
    EXPECT_TRUE(out.contains("leicht: Grad ")) << out;
    EXPECT_TRUE(out.contains("schwerster Schritt: versteckter Einer\n")) << out;
    EXPECT_TRUE(out.contains("mögliche Folgerungen: im Mittel ")) << out;
    EXPECT_FALSE(out.contains("step")) << out;
}

/// No collection has puzzles with rules of their own.
TEST(Rate, OfOnesOwnRulesHasNoRank) {
    const std::string file =
        written("rate_own.sator", "layout 2x1\nrange 1 2\n\nrule sum 3\n| a a\n\ninitial\n| 1 .\n");
    const auto json = nlohmann::json::parse(run({"rate", file, "--json"}).out);
    EXPECT_EQ(json["grade"], 1);
    EXPECT_EQ(json["name"], "gentle");
    EXPECT_FALSE(json.contains("rank")) << json;
    EXPECT_FALSE(run({"rate", file}).out.contains("rank")) << "nor has its text";
}

}  // namespace
}  // namespace sator::tests
