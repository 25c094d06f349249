// The output of the program if a rule ranks the solutions.

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Writes a puzzle with four words, in which the last solution found need not be the worst.
std::string drinks() {
    const std::string path = temporary_folder() + "ranked_solve_drinks.sator";
    std::ofstream(path) << "title Drinks\n"
                           "layout\n| ***\n\n"
                           "range A..Z\n|*\n\n"
                           "words\nage\nice;30\nale;80\ntea;90\n\n"
                           "rule words\n"
                           "rule theme\n| ***\n";
    return path;
}

TEST(RankedSolve, ShowsTheBestFirst) {
    const ProgramRun ran = run({"solve", drinks()});
    EXPECT_EQ(ran.out,
              "Drinks\n"
              " TEA\n"
              "score: 90\n"
              " ALE\n"
              "score: 80\n"
              "4 solutions over A-Z; the best first\n");
    EXPECT_EQ(ran.code, ExitCode::Found);
    const ProgramRun one = run({"solve", "--limit", "1", drinks()});
    EXPECT_EQ(one.out, "Drinks\n TEA\nscore: 90\n4 solutions over A-Z\n");
}

TEST(RankedSolve, ListsAllInOrder) {
    EXPECT_EQ(run({"solve", "--all", drinks()}).out,
              "Drinks, solution 1\n TEA\nscore: 90\n\n"
              "Drinks, solution 2\n ALE\nscore: 80\n\n"
              "Drinks, solution 3\n ICE\nscore: 30\n\n"
              "Drinks, solution 4\n AGE\nscore: 1\n\n"
              "Drinks\n4 solutions over A-Z\n");
}

TEST(RankedSolve, WritesScoresAsJson) {
    const std::string out = run({"solve", "--json", drinks()}).out;
    EXPECT_NE(out.find(R"("status":"multiple","count":"4","complete":true)"), std::string::npos) << out;
    EXPECT_NE(
        out.find(R"("solutions":[{"score":90,"grid":[["T","E","A"]]},{"score":80,"grid":[["A","L","E"]]}])"),
        std::string::npos)
        << out;
    const std::string all = run({"solve", "--json", "--all", drinks()}).out;
    EXPECT_EQ(all.find(R"({"sator":1,"puzzle":"Drinks","solution":1,"score":90,"grid":[["T","E","A"]]})"), 0U)
        << all;
}

// A ranking restricts nothing, but it is not useless.
TEST(RankedSolve, CheckDoesNotCallTheRankingUseless) {
    const std::string path = temporary_folder() + "ranked_check.sator";
    std::ofstream(path) << "layout\n| ***\n\nrange A..Z\n|*\n\nwords\nage\nice;30\n\n"
                           "rule words\n| ***\n\nrule theme\n| ***\n\nrule regex /.../\n| ***\n\n"
                           "initial\n| A..\n";
    const ProgramRun ran = run({"check", path});
    EXPECT_EQ(ran.out.find("scores"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("Flaw: has no effect, because every filling of its cells satisfies it:\n"
                           "  row 1 must match /.../\n"),
              std::string::npos)
        << ran.out;
    const auto line = nlohmann::json::parse(run({"check", "--json", path}).out);
    EXPECT_EQ(line["idle"].size(), 1U) << line;
    EXPECT_EQ(line["not_needed"].size(), 1U) << line;
    EXPECT_EQ(line["irredundant"].size(), 3U) << line;  // the list, the ranking and the given
}

}  // namespace
}  // namespace sator::tests
