// The output of `sator check`. More complete outputs are in tests/checked, one file per puzzle: its path,
// then the output. SATOR_CHECKED_UPDATE=1 writes them anew.
#include "cli/commands/check_command.hpp"

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

using nlohmann::json;
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
every rule and given is needed

well made
)text");
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
    const json line = json::parse(run({"check", path, "--json"}).out);
    const auto rises = std::ranges::find_if(line["repairs"], [](const json& repair) {
        return repair["kind"] == "rule" && repair["demands"][0] == "column 1 must rise from cell to cell";
    });
    ASSERT_NE(rises, line["repairs"].end());
    EXPECT_EQ((*rises)["cells"],
              json::parse(R"([[{"row":1,"column":1},{"row":2,"column":1},{"row":3,"column":1}]])"));
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
If the first of them is removed, everything else is needed.

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
2 solutions over A-Z; they differ in 1 of 4 cells, marked above

Possible values of these cells, and in how many solutions each occurs:
  row 1, column 2: A (1) B (1)

Each of these changes leaves one solution, the best first:
  write the clue /B*/ (now: column 2 must match /[AB]*/)
  write the clue /B+/ (now: row 1 must match /[AB]+/)
  add a given: row 1, column 2 = A
  add a given: row 1, column 2 = B
  add a rule: column 1 must hold different values, and 1 more like it
  add a rule: row 1 must hold different values, and 1 more like it
  add a rule: the rising diagonal must hold different values
  add a rule: column 2 must hold different values
  add a rule: row 1 must hold different values
  and 6 more

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
3 solutions over &A-Zh; they differ in 1 of 4 cells, marked above

Possible values of these cells, and in how many solutions each occurs:
  row 2, column 1: & (1) A (1) B (1)

Each of these changes leaves one solution, the best first:
  add a given: row 2, column 1 = &
  add a given: row 2, column 1 = A
  add a given: row 2, column 1 = B
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
26 solutions over A-Z; they differ in 1 of 4 cells, marked above

Possible values of these cells, and in how many solutions each occurs:
  row 2, column 1: A (1) B (1) C (1) D (1) E (1) F (1) G (1) H (1) I (1) J (1) K (1) L (1) and 14 more

Each of these changes leaves one solution, the best first:
  write the clue /(.)(?:\1)/ (now: row 2 must match /(.)(?:B|\1)/)
  add a given: row 2, column 1 = A
  add a given: row 2, column 1 = B
  add a given: row 2, column 1 = C
  add a given: row 2, column 1 = D
  add a given: row 2, column 1 = E
  and 21 more
  add a rule: the rising diagonal must read the same from either end
  add a rule: column 1 must read the same from either end
  add a rule: row 2 must read the same from either end
  add a rule: the rising diagonal must rise from cell to cell
  add a rule: row 2 must rise from cell to cell

Flaw: has no effect, because every filling of its cells satisfies it:
  column 1 must match /.*/

not well made
)text");
}

TEST(Check, PrintsJson) {
    const ProgramRun ran =
        run({"check", "--json", "--rows", "[AB]+", "A*B", "--columns", "A|BA|BB", "[AB]*"});
    EXPECT_EQ(ran.code, ExitCode::None);
    const json line = json::parse(ran.out);
    EXPECT_EQ(line["status"], "multiple");
    EXPECT_EQ(line["count"], "2");
    EXPECT_EQ(line["well_made"], false);
    EXPECT_EQ(line["complete"], true);
    EXPECT_EQ(line["solutions"][0]["grid"], json::parse(R"([["B","A"],["A","B"]])"));
    EXPECT_EQ(line["cells"], json::parse(R"([{"row":1,"column":2,"candidates":[
        {"symbol":"A","solutions":1,"exact":true},{"symbol":"B","solutions":1,"exact":true}]}])"));
    EXPECT_EQ(line["repairs"][0]["kind"], "clue");
    EXPECT_EQ(line["repairs"][0]["after"], "B*");
    EXPECT_EQ(line["repairs"][2]["givens"], json::parse(R"([{"row":1,"column":2,"symbol":"A"}])"));
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
        EXPECT_EQ(json::parse(as_json.out.substr(0, as_json.out.find('\n')))["status"], "unknown");
        EXPECT_EQ(std::ranges::count(as_json.out, '\n'), 2);
    }
}

TEST(Check, ReportsThatNoSingleRemovalRepairsACore) {
    const ProgramRun ran = run({"check", "--rows", "AA", "AA", "--columns", "BB", "BB"});
    EXPECT_NE(ran.out.find("\nRemoving a single rule or given never gives the puzzle a solution.\n"),
              std::string::npos)
        << ran.out;
}

TEST(Check, CutsLongListsOfCluesWithDeadParts) {
    const ProgramRun ran = run({"check", std::string(SATOR_SOURCE_DIR) + "/puzzles/tents/camp.sator"});
    EXPECT_NE(ran.out.find("\n  and 24 more clues\n"), std::string::npos) << ran.out;
    EXPECT_LT(std::ranges::count(ran.out, '\n'), 90);
}

TEST(Check, RefusesWrongClues) {
    const ProgramRun ran = run({"check", "--json", "--rows", "(", "--columns", "A"});
    EXPECT_EQ(ran.code, ExitCode::Wrong);
    EXPECT_EQ(json::parse(ran.out)["status"], "error");
}

}  // namespace
}  // namespace sator::tests
