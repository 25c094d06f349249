// The output of `sator check`. More complete outputs are in tests/checked, one file per puzzle: its path,
// then the output. SATOR_CHECKED_UPDATE=1 writes them anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

TEST(Check, PrintsTheExpectedReports) {
    const fs::path source = SATOR_SOURCE_DIR;
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(source / "tests" / "checked")) {
        if (entry.path().extension() != ".txt") continue;
        const std::string pinned = file_text(entry.path());
        const std::string puzzle = pinned.substr(0, pinned.find('\n'));
        const std::string now = puzzle + "\n" + run({"check", (source / puzzle).string()}).out;
        if (std::getenv("SATOR_CHECKED_UPDATE") != nullptr) std::ofstream(entry.path()) << now;
        EXPECT_EQ(file_text(entry.path()), now);
        ++count;
    }
    EXPECT_GE(count, 18U);  // plus those below
}

TEST(Check, ReportsRedundantParts) {
    const ProgramRun ran = run({"check", "--rows", "HE|LL|O+", "[PLEASE]+", "--columns", "[^SPEAK]+",
                                "EP|IP|EF", "--alphabet", "AEFHILOPS"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    EXPECT_EQ(ran.out, R"text(command line
┌─────┐
│ H E │
│ L P │
└─────┘
unique over AEFHILOPS
every clue and given is needed

well made
)text");
}

TEST(Check, ComparesTheSolutionThatThePuzzleStates) {
    const auto remark_of = [](const std::string& rule, const std::string& solution) {
        const std::string file = temporary_folder() + "stated_solution.sator";
        std::ofstream(file) << "layout 2x1\nrange 1..3\n" << rule << "\nsolution\n| " << solution << "\n";
        const std::string text = run({"check", file}).out;
        const nlohmann::json line = nlohmann::json::parse(run({"check", "--json", file}).out);
        const std::size_t begin = text.find("\nThe solution that the puzzle states");
        const std::string remark = begin == std::string::npos ? "" : text.substr(begin + 1);
        return remark.substr(0, remark.find("\n\n")) + "|" + line["stated_solution"]["only"].dump() + "|" +
               std::to_string(line["stated_solution"]["breaks"].size());
    };
    EXPECT_EQ(remark_of("sum 2 at row 1", "1 1"), "|true|0");
    EXPECT_EQ(remark_of("sum 2 at row 1", "1 3"),
              "The solution that the puzzle states breaks:\n"
              "  row 1 must add up to 2\n"
              "every clue and given is needed|false|1");
    EXPECT_EQ(remark_of("sum 3 at row 1", "1 2"),
              "The solution that the puzzle states is not the only one.\n"
              "2 solutions, which differ in 2 of 2 cells|false|0");
}

TEST(Check, SaysWhichRulesTheStatedSolutionBreaks) {
    const std::string file = temporary_folder() + "judged_solution.sator";
    std::ofstream(file)
        << "layout 3x1\nrange 1..3\nrule distinct at row 1\nsum 5 at R1C1..R1C2\nsolution\n| 1 1 3\n";
    const nlohmann::json line = nlohmann::json::parse(run({"check", "--json", file}).out);
    EXPECT_EQ(line["stated_solution"]["holds"], false);
    EXPECT_EQ(line["stated_solution"]["broken"].dump(),
              R"(["row 1 must hold different values","R1C1–R1C2 must add up to 5"])");
}

TEST(Check, RefusesARuleOnceForAllDrawings) {
    const std::string file = temporary_folder() + "refused_rule.sator";
    std::ofstream(file) << "layout 2x1\nrange 1 M\nrule sum 3\n| a a\n\ninitial\n| 1 .\n\ninitial\n| . 1\n";
    const ProgramRun ran = run({"check", file});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_EQ(ran.err.find("error:"), ran.err.rfind("error:")) << ran.err;
}

// Two word lists are not duplicates of each other, although their descriptions are alike.
TEST(Check, DistinguishesWordLists) {
    const std::string path = temporary_folder() + "lists.sator";
    std::ofstream(path) << "layout 3x1\nrange A B C\nrule words AAA BBB\nrule words ABC BBB\n| * * *\n";
    EXPECT_EQ(run({"check", path}).out.find("Says nothing"), std::string::npos);
    std::ofstream(path) << "layout 3x1\nrange A B C\nrule words AAB BBB\nrule words AAB ABC\n| * * *\n";
    EXPECT_NE(run({"explain", path}).out.find("a word of the list AAB ABC"), std::string::npos);
}

// A new rule is not in the puzzle's text, so its cells are listed.
TEST(Check, NamesTheCellsOfAnAddedRule) {
    const std::string path = temporary_folder() + "added.sator";
    std::ofstream(path) << "layout 3x3\nrange 1..3\nrule permutation 1..3\n| * * *\n\n|*\n|*\n|*\n\n"
                           "rule product 3\n| . . a1\n| . . .\n| . a2 .\n\n"
                           "rule sum 4\n| a2 . .\n| . a1 .\n| . . .\n";
    EXPECT_NE(run({"check", path}).out.find("add a rule: column 1 must rise"), std::string::npos);
    const nlohmann::json line = nlohmann::json::parse(run({"check", path, "--json"}).out);
    const auto rises = std::ranges::find_if(line["repairs"], [](const nlohmann::json& repair) {
        return repair["kind"] == "rule" && repair["demands"][0] == "column 1 must rise from cell to cell";
    });
    ASSERT_NE(rises, line["repairs"].end());
    EXPECT_EQ((*rises)["cells"],
              nlohmann::json::parse(R"([[{"row":1,"column":1},{"row":2,"column":1},{"row":3,"column":1}]])"));
}

TEST(Check, ListsPartsThatCanBeRemoved) {
    const ProgramRun ran = run({"check", "--rows", "AB|BA", "AB", "--columns", "A.", "BB"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    EXPECT_EQ(ran.out, R"text(command line
┌─────┐
│ A B │
│ A B │
└─────┘
unique over A-Z

Not needed: the solution is still unique without any one of these:
  column 1 must match /A./
  column 2 must match /BB/
  row 1 must match /AB|BA/
If the first of them is removed, every other clue and given is needed.

well made
)text");
}

TEST(Check, ComparesSolutionsAndProposesRepairs) {
    const ProgramRun ran = run({"check", "--rows", "[AB]+", "A*B", "--columns", "A|BA|BB", "[AB]*"});
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_EQ(ran.out, R"text(command line
┌─────┐
│ B[A]│
│ A B │
└─────┘
┌─────┐
│ B[B]│
│ A B │
└─────┘
several solutions over A-Z
2 solutions, which differ in 1 of 4 cells

Possible values of these cells, and in how many solutions each occurs:
  R1C2: A (1) B (1)

Each of these changes leaves one solution, the best first:
  write the clue /B*/ (now: column 2 must match /[AB]*/)
  write the clue /B+/ (now: row 1 must match /[AB]+/)
  add a given: R1C2 = A
  add a given: R1C2 = B
  add a rule: column 1 must hold different values, and 1 more like it
  add a rule: row 1 must hold different values, and 1 more like it
  add a rule: the rising diagonal must hold different values
  add a rule: column 2 must hold different values
  add a rule: row 1 must hold different values
  and 5 more

Parts of clues that no match in the slot uses:
  column 1 must match /A|BA|BB/
    A|BA|BB
    ^

not well made
)text");
}

TEST(Check, FindsAMinimalCore) {
    const ProgramRun ran = run({"check", "--rows", R"(ABC|.(?:X|A))", "A*B|CC", "--columns", "A.", "BC"});
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_EQ(ran.out, R"text(command line
no solution over A-Z

A smallest contradiction: these cannot all be true, but without any one of them the others can:
  column 2 must match /BC/
  row 1 must match /ABC|.(?:X|A)/
┌─────┐
│[. .]│
│ .[.]│
└─────┘

The puzzle has a solution without any one of these:
  column 2 must match /BC/
  row 1 must match /ABC|.(?:X|A)/

Parts of clues that no match in the slot uses:
  row 1 must match /ABC|.(?:X|A)/
    ABC|.(?:X|A)
    ^^^

not well made
)text");
}

TEST(Check, ReportsDialectDifferences) {
    const ProgramRun ran = run({"check", "--rows", R"(\h*B)", "[A&&B]C", "--columns", "h[A&B]?", "BC"});
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_EQ(ran.out, R"text(command line
┌─────┐
│ h B │
│[&]C │
└─────┘
┌─────┐
│ h B │
│[A]C │
└─────┘
several solutions over &A-Zh
3 solutions, which differ in 1 of 4 cells

Possible values of these cells, and in how many solutions each occurs:
  R2C1: & (1) A (1) B (1)

Each of these changes leaves one solution, the best first:
  add a given: R2C1 = &
  add a given: R2C1 = A
  add a given: R2C1 = B
  add a rule: the rising diagonal must read the same from either end

Has another meaning in another dialect:
  row 1 must match /\h*B/: 'hB' is matched by ECMAScript only
  row 2 must match /[A&&B]C/: '&C' is matched by ECMAScript only

not well made
)text");
}

TEST(Check, FindsIdleClues) {
    const ProgramRun ran = run({"check", "--rows", "A.", R"((.)(?:B|\1))", "--columns", ".*", "BB"});
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_EQ(ran.out, R"text(command line
┌─────┐
│ A B │
│[A]B │
└─────┘
┌─────┐
│ A B │
│[B]B │
└─────┘
several solutions over A-Z
26 solutions, which differ in 1 of 4 cells

Possible values of these cells, and in how many solutions each occurs:
  R2C1: A (1) B (1) C (1) D (1) E (1) F (1) G (1) H (1) I (1) J (1) K (1) L (1) and 14 more

Each of these changes leaves one solution, the best first:
  write the clue /(.)(?:\1)/ (now: row 2 must match /(.)(?:B|\1)/)
  add a given: R2C1 = A
  add a given: R2C1 = B
  add a given: R2C1 = C
  add a given: R2C1 = D
  add a given: R2C1 = E
  and 21 more
  add a rule: the rising diagonal must read the same from either end
  add a rule: column 1 must read the same from either end
  add a rule: row 2 must read the same from either end
  add a rule: R2C1 < R2C2 must be true

Flaw: has no effect, because every filling of its cells satisfies it:
  column 1 must match /.*/

not well made
)text");
}

TEST(Check, PrintsJson) {
    const ProgramRun ran =
        run({"check", "--json", "--rows", "[AB]+", "A*B", "--columns", "A|BA|BB", "[AB]*"});
    EXPECT_EQ(ran.code, ExitCode::None);
    const nlohmann::json line = nlohmann::json::parse(ran.out);
    EXPECT_EQ(line["status"], "multiple");
    EXPECT_EQ(line["count"], "2");
    EXPECT_EQ(line["well_made"], false);
    EXPECT_EQ(line["complete"], true);
    EXPECT_EQ(line["solutions"][0]["grid"], nlohmann::json::parse(R"([["B","A"],["A","B"]])"));
    EXPECT_EQ(line["cells"], nlohmann::json::parse(R"([{"row":1,"column":2,"candidates":[
        {"symbol":"A","solutions":1,"exact":true},{"symbol":"B","solutions":1,"exact":true}]}])"));
    EXPECT_EQ(line["repairs"][0]["kind"], "clue");
    EXPECT_EQ(line["repairs"][0]["after"], "B*");
    EXPECT_EQ(line["repairs"][2]["givens"], nlohmann::json::parse(R"([{"row":1,"column":2,"symbol":"A"}])"));
    EXPECT_EQ(line["dead_parts"][0]["part"], "A");
}

TEST(Check, ReportsPartialResultsAfterAnInterrupt) {
    const std::atomic<bool> interrupted = true;
    const ProgramRun ran =
        run({"check", "--rows", "[AB]+", "A*B", "--columns", "A|BA|BB", "[AB]*"}, &interrupted);
    EXPECT_EQ(ran.code, ExitCode::Stopped);
    EXPECT_NE(ran.out.find("stopped by"), std::string::npos) << ran.out;
}

TEST(Check, ReportsThatAFileWasNotReadCompletely) {
    const std::atomic<bool> interrupted = true;
    const std::string path = std::string(SATOR_SOURCE_DIR) + "/puzzles/sudoku/plain.sator";
    for (const char* command : {"check", "solve", "explain", "hint", "rate"}) {
        const ProgramRun ran = run({command, path}, &interrupted);
        EXPECT_EQ(ran.code, ExitCode::Stopped);
        EXPECT_EQ(ran.out, "plain\nunknown: stopped by the interrupt before the puzzle was read\n");
        const ProgramRun as_json = run({command, "--json", path, path}, &interrupted);
        EXPECT_EQ(as_json.code, ExitCode::Stopped);
        EXPECT_EQ(nlohmann::json::parse(as_json.out.substr(0, as_json.out.find('\n')))["status"], "unknown");
        EXPECT_EQ(std::ranges::count(as_json.out, '\n'), 2);
    }
}

TEST(Check, ReportsThatNoSingleRemovalRepairsACore) {
    const ProgramRun ran = run({"check", "--rows", "AA", "AA", "--columns", "BB", "BB"});
    EXPECT_NE(ran.out.find("\nRemoving a single rule or given never gives the puzzle a solution.\n"),
              std::string::npos)
        << ran.out;
}

// The clue beside trees is the same all over the grid: each different case of it is told once, with its places.
TEST(Check, TellsDeadPartsOfAClueOnceForAllPlaces) {
    const std::string puzzle = std::string(SATOR_SOURCE_DIR) + "/tests/examples/camp_of_clues.sator";
    const std::string text = run({"check", "--all", puzzle}).out;
    EXPECT_NE(text.find(" (2 places)\n"), std::string::npos) << text;
    EXPECT_LT(std::ranges::count(text, '\n'), 90);
    EXPECT_EQ(run({"check", puzzle}).out.find("Parts of clues"), std::string::npos);
}

/// A pattern of 600 characters in each square of two by two cells.
std::string long_windows(std::size_t size) {
    std::string layout, clue;
    for (std::size_t row = 0; row < size; ++row) {
        layout += "|";
        for (std::size_t column = 0; column < size; ++column) layout += " *";
        layout += "\n";
    }
    for (std::size_t i = 0; i < 100; ++i) clue += "AB.BB|";
    const std::string path = temporary_folder() + "long_windows_" + std::to_string(size) + ".sator";
    std::ofstream(path)
        << "layout\n" + layout + "\nrange A B\n\nrule regex /" + clue +
               "ABBA|BAAB|AAAA/\n| a a\n| a a\n\nrule permutation A B B B\n| b . . b\n| . . . .\n| . "
               ". . .\n| b . . b\n";
    return path;
}

std::size_t occurrences(const std::string& text, const std::string& of) {
    std::size_t count = 0;
    for (std::size_t at = text.find(of); at != std::string::npos; at = text.find(of, at + 1)) ++count;
    return count;
}

// An answer states a long text once, and each drawing once, however many places it has.
TEST(Check, StatesEachTextOnce) {
    const auto checked = [](std::size_t size) { return run({"check", "--json", long_windows(size)}).out; };
    const std::string small = checked(4), large = checked(8);
    const std::string beginning = "AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB|AB.BB";
    for (const std::string& answer : {small, large}) {
        const nlohmann::json line = nlohmann::json::parse(answer);
        ASSERT_EQ(line["texts"].size(), 2U);  // what the rule demands, and the clue
        EXPECT_LE(occurrences(answer, "AB.BB|"), 100 * 2 + 30 * line["dead_parts"].size());
        ASSERT_EQ(line["dead_parts"].size(), 100U);
        const nlohmann::json& dead = line["dead_parts"][0];
        const std::string clue = line["texts"][dead["full_clue"].get<std::size_t>()];
        EXPECT_TRUE(clue.starts_with(beginning)) << clue;
        EXPECT_EQ(clue.substr(dead["begin"], 5), dead["part"].get<std::string>());
        EXPECT_TRUE(line["texts"][dead["rule"]["full"].get<std::size_t>()].get<std::string>().ends_with("/"));
        EXPECT_EQ(line["dead_parts"][1]["places_of"], 0);
    }
    const nlohmann::json places = nlohmann::json::parse(large)["dead_parts"][0]["places"];
    ASSERT_EQ(places.size(), 49U);
    EXPECT_EQ(places[1], nlohmann::json::parse("[[1,2],[1,3],[2,2],[2,3]]"));
}

std::string file_of(const std::string& name, const std::string& text) {
    const std::string path = temporary_folder() + name + ".sator";
    std::ofstream(path) << text;
    return path;
}

/// A killer sudoku of 4 by 4 with one wrong cage: its sum should be 5.
std::string wrong_killer() {
    const std::string bars = "|-----+----\n", open = "| . . | . .\n";
    return file_of("wrong_killer",
                   "layout\n| * * | * *\n| * * | * *\n" + bars +
                       "| * * | * *\n| * * | * *\n\nrange 1..4\n\n"
                       "rule permutation 1..4\n\n| a a | a a\n\n|a\n|a\n|-\n|a\n|a\n\n|a a\n|a a\n\n"
                       "rule sum 6\n| a a | . .\n" +
                       open + bars + open + open +
                       "\n"
                       "initial\n| . . | 2 .\n| . 2 | . .\n" +
                       bars + "| . 1 | . .\n| . . | . 1\n");
}

// The repair of a wrong clue comes before the conflict.
TEST(Check, TellsWhichNumberIsWrong) {
    const ProgramRun ran = run({"check", wrong_killer()});
    EXPECT_EQ(ran.code, ExitCode::None);
    EXPECT_NE(ran.out.find("with 5 instead of 6 it is unique: R1C1–R1C2 must add up to 6\n"),
              std::string::npos)
        << ran.out;
    EXPECT_LT(ran.out.find("instead of"), ran.out.find("cannot all be true")) << ran.out;
    const nlohmann::json line = nlohmann::json::parse(run({"check", "--json", wrong_killer()}).out);
    const auto is_sum = [](const nlohmann::json& correction) { return correction["part"]["kind"] == "rule"; };
    const auto sum = std::ranges::find_if(line["corrections"], is_sum);
    ASSERT_NE(sum, line["corrections"].end()) << line;
    EXPECT_EQ((*sum)["before"], "6");
    EXPECT_EQ((*sum)["after"], "5");
    EXPECT_EQ((*sum)["grid"][0], nlohmann::json::parse(R"(["1","4","2","3"])"));
}

TEST(Check, TellsWhichGivenIsWrong) {
    const std::string puzzle = file_of("wrong_given",
                                       "layout 3x1\nrange 1..3\nrule permutation 1..3\n| * * *\n"
                                       "rule strict_order\n| * * *\ninitial\n| 2 . .\n");
    const std::string repair = "with 1 instead of 2 it is unique: R1C1 is given as 2\n";
    EXPECT_NE(run({"check", puzzle}).out.find("This change leaves one solution:\n  " + repair),
              std::string::npos);
    EXPECT_TRUE(run({"solve", puzzle}).out.ends_with("\n" + repair));
    EXPECT_EQ(run({"solve", "--json", puzzle}).out.find("instead"), std::string::npos);
}

// Rows, columns and boxes belong to the kind of puzzle: that some of them are not needed is of no interest.
TEST(Check, TellsOfRulesOfTheKindOnlyIfAsked) {
    const std::string puzzle =
        std::string(SATOR_SOURCE_DIR) + "/tests/examples/long/killer-sudoku/cages.sator";
    const std::string text = run({"check", puzzle}).out, all = run({"check", "--all", puzzle}).out;
    EXPECT_NE(text.find("Not needed"), std::string::npos) << text;
    EXPECT_EQ(text.find("must be a permutation"), std::string::npos) << text;
    EXPECT_EQ(text.find("must hold different values"), std::string::npos) << text;
    EXPECT_NE(all.find("must hold different values"), std::string::npos) << all;
    const nlohmann::json line = nlohmann::json::parse(run({"check", "--json", puzzle}).out);
    const auto is_general = [](const nlohmann::json& part) { return part.contains("general"); };
    EXPECT_TRUE(std::ranges::any_of(line["not_needed"], is_general));
    EXPECT_FALSE(std::ranges::all_of(line["not_needed"], is_general));
}

TEST(Check, TellsOfGivensOfTheKindOnlyIfAsked) {
    const std::string ladder =
        file_of("ladder", "word_ladder LEAD GOLD 3\n\nwords\nlead load goad gold head\n");
    const std::string text = run({"check", ladder}).out, all = run({"check", "--all", ladder}).out;
    EXPECT_EQ(text.find("is given as"), std::string::npos) << text;
    EXPECT_NE(all.find("is given as"), std::string::npos) << all;
    const std::string camp = file_of("camp", "tents\n| A T\n| . .\nleft 1 0\n");
    EXPECT_NE(run({"check", camp}).out.find("R1C1 is given as A"), std::string::npos)
        << "a tent that the setter draws";
}

TEST(Check, CallsTheClueOfAKakurasuAsPlayersDo) {
    const std::string puzzle = file_of("kakurasu", "kakurasu 4x4\nrows    4 5 7 7\ncolumns 7 9 2 8\n");
    const std::string text = run({"check", puzzle}).out;
    EXPECT_NE(text.find("the black cells of row 4 must add up to 7 by their column numbers"),
              std::string::npos)
        << text;
    const std::string other =
        file_of("no_kakurasu", "layout 3x1\nrange 0..2\nrule a + 2 * b + 3 * c = 5 at row 1\n");
    EXPECT_EQ(run({"render", other}).out.find("black cells"), std::string::npos);
}

TEST(Check, RefusesWrongClues) {
    const ProgramRun ran = run({"check", "--json", "--rows", "(", "--columns", "A"});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_EQ(nlohmann::json::parse(ran.out)["status"], "error");
}

}  // namespace
}  // namespace sator::tests
