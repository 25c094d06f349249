// `sator explain`, `sator hint` and `sator rate` for contradictory grids: they name the rule and the cells,
// and never report a bug.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Json = nlohmann::json;

std::string grid_file(const std::string& text) {
    static int count = 0;
    const std::string path = temporary_folder() + "clash-" + std::to_string(++count) + ".sator";
    std::ofstream(path) << text;
    return path;
}

std::string three_distinct(const std::string& givens) {
    return grid_file("layout 3x1\nrange 1 2 3\nrule distinct\n| * * *\ninitial\n| " + givens + "\n");
}

/// Returns the last line but one of an explanation that ends in a contradiction.
std::string clash_in(const std::string& text) {
    const ProgramRun ran = run({"explain", grid_file(text), "--verify"});
    EXPECT_EQ(ran.code, ExitCode::None) << ran.out;
    const std::size_t at = ran.out.rfind("clash: ");
    return at == std::string::npos ? ran.out : ran.out.substr(at, ran.out.find('\n', at) - at);
}

TEST(ContradictoryGrid, KeepsThePositionOfEachCell) {
    const auto grid_and_open = [](const std::string& givens) {
        const ProgramRun ran = run({"explain", three_distinct(givens), "--json"});
        EXPECT_EQ(ran.code, ExitCode::None);
        const auto json = Json::parse(ran.out);
        EXPECT_EQ(json["end"], "clash");
        return json["grid"].dump() + json["open"].dump();
    };
    EXPECT_EQ(grid_and_open("3 3 3"), R"([["3","3","3"]]{})");
    EXPECT_EQ(grid_and_open("1 1 ."), R"([["1","1",null]]{"R1C3":["2","3"]})");
    const std::string line = temporary_folder() + "line.txt";
    std::ofstream(line) << "..33" + std::string(77, '.') + "\n";
    EXPECT_EQ(Json::parse(run({"explain", line, "--json"}).out)["grid"][0].size(), 9u);
}

TEST(ContradictoryGrid, IsExplainedByOneRuleAndOneGiven) {
    EXPECT_EQ(clash_in("layout 1x1\nrange 1 2 3\nrule subset 1 2\n| a\ninitial\n| 3\n"),
              "clash: R1C1 must be a subset of 1 2. R1C1 = 3, so nothing fits.");
    EXPECT_EQ(clash_in("layout 2x1\nrange 1 2 3\nrule permutation 1 2\n| a a\ninitial\n| 3 3\n"),
              "clash: Row 1 must be a permutation of 1 2. R1C2 = 3, so nothing fits.");
    EXPECT_EQ(clash_in("layout 2x1\nrange A B\nrange B\n| * .\nrule permutation A\n| a .\n"),
              "clash: R1C1 must be a permutation of A, so nothing fits.");
}

TEST(ContradictoryGrid, IsExplainedByARuleThatCanNeverHold) {
    EXPECT_EQ(clash_in("layout 3x1\nrange 1 2\nrule distinct(a)\n| a a a\n"),
              "clash: Row 1 must hold different values, so nothing fits.");
}

TEST(ContradictoryGrid, IsFoundDespiteACellWithoutRules) {
    const ProgramRun ran =
        run({"explain", grid_file("layout 3x2\nrange 1 2 4\nrule different_words\n| a .\n"), "--verify"});
    EXPECT_EQ(ran.code, ExitCode::None) << ran.out;
    EXPECT_NE(ran.out.find("So there is no solution.\n"), std::string::npos) << ran.out;
}

TEST(ContradictoryGrid, ExplainsWhyCandidatesAreImpossible) {
    const ProgramRun ran = run({"explain", three_distinct("1 1 ."), "--why-not", "R1C3=2"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    EXPECT_NE(ran.out.find("R1C1 and R1C2 are 1, so nothing fits.\nSo there is no solution.\n"),
              std::string::npos)
        << ran.out;
}

TEST(ContradictoryGrid, ReportsChangedGivensFirst) {
    const std::string puzzle = three_distinct("1 . .");
    const ProgramRun changed = run({"hint", puzzle, "--state", "2..", "--strength", "all"});
    EXPECT_EQ(changed.code, ExitCode::None);
    EXPECT_EQ(changed.out, "The given in R1C1 is 1, not 2.\n");
    EXPECT_EQ(run({"hint", puzzle, "--state", "2.2", "--strength", "all"}).out,
              "The given in R1C1 is 1, not 2.\nMistake: row 1 must hold different values, but R1C1 and R1C3 "
              "are 2.\n");
    EXPECT_EQ(run({"hint", puzzle, "--state", "213", "--strength", "all"}).out,
              "The given in R1C1 is 1, not 2.\nNo solution has R1C2 = 1.\n");
    const auto json = Json::parse(run({"hint", puzzle, "--state", "2..", "--json"}).out);
    EXPECT_EQ(json["mistakes"]["changed"], Json::parse(R"([{"cell":"R1C1","given":"1","entered":"2"}])"));
    EXPECT_TRUE(json["step"].is_null());
}

TEST(ContradictoryGrid, IsNotRated) {
    EXPECT_NE(run({"rate", three_distinct("1 1 .")}).out.find("not rated: it has no solution\n"),
              std::string::npos);
    EXPECT_NE(run({"rate", three_distinct("1 . .")}).out.find("not rated: it has several solutions\n"),
              std::string::npos);
}

}  // namespace
}  // namespace sator::tests
