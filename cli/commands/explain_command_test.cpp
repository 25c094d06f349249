// The output of `sator explain` and `sator hint`. The complete outputs for some puzzles are in tests/explained,
// one file per puzzle: its path, then the output. SATOR_EXPLAINED_UPDATE=1 writes them anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/commands/run_program.hpp"
#include "sator/explain/explanation/best_finding.hpp"
#include "tests/program/file_contents.hpp"
#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;

const std::string kPuzzles = std::string(SATOR_SOURCE_DIR) + "/puzzles/";

TEST(Explain, PrintsTheExpectedExplanations) {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(SATOR_SOURCE_DIR) / "tests" / "explained")) {
        const std::string pinned = file_text(entry.path());
        const std::string puzzle = pinned.substr(0, pinned.find('\n'));
        const std::string now = puzzle + "\n" + run({"explain", kPuzzles + puzzle, "--verify"}).out;
        if (std::getenv("SATOR_EXPLAINED_UPDATE") != nullptr) std::ofstream(entry.path()) << now;
        EXPECT_EQ(file_text(entry.path()), now);
        ++count;
    }
    EXPECT_GE(count, 20u);
}

/// The sort keys by which a step is chosen are listed in docs/explain.md, in the program's order.
TEST(Explain, ChoosesStepsByTheDocumentedKeys) {
    std::string list;
    for (const RankingKey& key : ranking_keys()) list += "1. " + std::string(key.name) + "\n";
    const std::string page = file_text(fs::path(SATOR_SOURCE_DIR) / "docs" / "explain.md");
    EXPECT_NE(page.find("\n\n" + list + "\n"), std::string::npos) << list;
}

TEST(Explain, TellsTheRuleOf45) {
    const std::string file = kPuzzles + "killer-sudoku/cages.sator";
    const auto json = nlohmann::json::parse(run({"explain", file, "--json"}).out);
    const auto& step = json["steps"].at(0);
    EXPECT_EQ(step["technique"], "rule-of-45");
    EXPECT_EQ(step["window"],
              nlohmann::json::parse(R"({"regions":[16],"regions_total":21,"sums":[28,31],"sums_total":17,
                                                        "innies":["R5C1"],"outies":[]})"));
    const std::string hint = run({"hint", file, "--strength", "2"}).out;
    EXPECT_NE(hint.find("Look at box 5.\nTechnique: rule of 21.\n"), std::string::npos) << hint;
}

/// JSON has the cells of each letter, and what was told about letters and carries.
TEST(Explain, TellsCryptarithmsInLetters) {
    const std::string file = temporary_folder() + "letters.sator";
    std::ofstream(file) << "cryptarithm \"HE + SEES + THE = LIGHT\"\n";
    const std::string text = run({"explain", file, "--verify"}).out;
    EXPECT_EQ(text.find("R1C"), std::string::npos) << text;
    EXPECT_NE(text.find("L = 1"), std::string::npos) << text;
    EXPECT_NE(text.find("the carry into the tens is"), std::string::npos) << text;
    EXPECT_NE(text.find(" 54 + 9449 + 754 = 10257"), std::string::npos) << text;
    const auto json = nlohmann::json::parse(run({"explain", file, "--json"}).out);
    EXPECT_EQ(json["end"], "solved");
    std::size_t cells = 0;
    for (const auto& step : json["steps"]) {
        cells += step["placed"].size();
        EXPECT_TRUE(step.contains("told"));
        for (const auto& rule : step["rules"])
            EXPECT_EQ(rule["text"].get<std::string>().find("R1C"), std::string::npos);
    }
    EXPECT_EQ(cells, 14u);
    EXPECT_EQ(run({"explain", file, "--why-not", "L=2"}).out.find("R1C"), std::string::npos);
}

TEST(Explain, WritesStepsAsJson) {
    const ProgramRun ran = run({"explain", kPuzzles + "regex/first-steps.json", "--json"});
    const auto json = nlohmann::json::parse(ran.out);
    EXPECT_EQ(json["end"], "solved");
    EXPECT_EQ(json["grid"], nlohmann::json::parse(R"([["G","O"],["A","T"]])"));
    const auto& step = json["steps"].back();
    EXPECT_EQ(step["technique"], "crossing");
    EXPECT_EQ(step["placed"], nlohmann::json::parse(R"([{"cell":"R2C1","value":"A"}])"));
    EXPECT_EQ(step["rules"].size(), 2u);
}

/// The conclusions in the other cells of its rules are a step of their own.
TEST(Explain, PlacesOnlyTheValueOfACrossing) {
    const ProgramRun ran =
        run({"explain", "--json", "--rows", "HE|LL|O+", "[PLEASE]+", "--columns", "[^SPEAK]+", "EP|IP|EF"});
    const auto steps = nlohmann::json::parse(ran.out)["steps"];
    ASSERT_EQ(steps.size(), 4u);
    EXPECT_EQ(steps[0]["technique"], "crossing");
    EXPECT_EQ(steps[0]["placed"], nlohmann::json::parse(R"([{"cell":"R1C2","value":"E"}])"));
    EXPECT_EQ(steps[1]["placed"], nlohmann::json::parse(R"([{"cell":"R1C1","value":"H"}])"));
}

/// From the givens, one or two rules are enough here. The last step is about the candidate.
TEST(Explain, ExplainsWhyNotByTheFewestRules) {
    const auto why_not = [](const std::string& puzzle, const std::string& candidate) {
        const std::string out = run({"explain", puzzle, "--why-not", candidate}).out;
        return out.substr(out.find('\n') + 1);
    };
    EXPECT_EQ(why_not(kPuzzles + "sudoku/plain.sator", "R3C4=5"),
              "  1. elimination: In column 4, R1C4 = 5, so R3C4 is not 5.\n");
    EXPECT_EQ(why_not(kPuzzles + "regex/snowflake.json", "R2C2=Q"),
              "  1. letter sets: X line 2 must match /(K|I|E)+/, so R2C2 is not Q.\n");
    const std::string file = temporary_folder() + "sums.sator";
    std::ofstream(file) << "layout 2x2\nrange 1 2\n\nrule permutation 1 1\n| 1 2\n| . .\n\n"
                           "rule visible 1\n| . .\n| 2 1\n\nrule sum 4\n| . .\n| 1 2\n";
    EXPECT_EQ(why_not(file, "R2C2=1"), "  1. value sets: Row 2 must add up to 4, so R2C2 is not 1.\n");
}

TEST(Explain, ReadsTheNameOfACandidate) {
    const ProgramRun cell = run({"explain", kPuzzles + "regex/snowflake.json", "--why-not", "R1C4=S"});
    EXPECT_EQ(cell.code, ExitCode::Wrong);
    EXPECT_NE(cell.err.find("R1C1 to R1C3, R2C1 to R2C4, R3C1 to R3C5"), std::string::npos) << cell.err;
    const std::string blank = kPuzzles + "easy-as-abc/three-in-five.sator";
    EXPECT_EQ(run({"explain", blank, "--why-not", "R4C1=\"\""}).code, ExitCode::None);
}

TEST(Explain, EndsWhyNotWithTheCandidateItself) {
    const std::string file = temporary_folder() + "sets.sator";
    std::ofstream(file) << "layout 1x4\nrange 1 2 3 4\n\nrule superset 1 4\n| .\n| 1\n| 2\n| .\n\n"
                           "rule distinct\n| 1\n| .\n| 2\n| .\n\ninitial\n| .\n| 1\n| .\n| .\n";
    const std::string out = run({"explain", file, "--why-not", "R1C1=4"}).out;
    EXPECT_TRUE(out.ends_with(" R1C1 is not 4.\n")) << out;
}

/// The chain is about one candidate. Other candidates of the cell that fail in the same way have their own
/// steps.
TEST(Explain, NamesTheCandidateOfATrial) {
    const std::string file = temporary_folder() + "sudoku.txt";
    std::ofstream(file)
        << "..5...987.4..5...1..7......2...48....9.1.....6..2.....3..6..2.......9.7.......5..\n";
    const ProgramRun ran = run({"explain", file});
    EXPECT_NE(ran.out.find("If R8C4 is 3, "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("So R8C4 is not 3; in the same way, R8C4 is not 8."), std::string::npos);
}

TEST(Explain, ExplainsWhyNot) {
    const std::string sudoku = kPuzzles + "sudoku/plain.sator";
    const ProgramRun seen = run({"explain", sudoku, "--why-not", "R9C9=8"});
    EXPECT_EQ(seen.code, ExitCode::Found);
    EXPECT_NE(seen.out.find("R9C9 is given another value, 3."), std::string::npos) << seen.out;
    const ProgramRun impossible = run({"explain", sudoku, "--why-not", "r1c1=2", "--verify"});
    EXPECT_EQ(impossible.code, ExitCode::Found);
    EXPECT_NE(impossible.out.find("R1C1"), std::string::npos) << impossible.out;
    const ProgramRun possible = run({"explain", sudoku, "--why-not", "R1C1=1"});
    EXPECT_EQ(possible.code, ExitCode::None);
    EXPECT_NE(possible.out.find("is possible"), std::string::npos);
    const ProgramRun clue =
        run({"explain", kPuzzles + "regex/mirror.json", "--why-not", "R3C3=N", "--verify"});
    EXPECT_EQ(clue.code, ExitCode::Found);
    EXPECT_NE(clue.out.find("so R3C3 is not N"), std::string::npos) << clue.out;
    EXPECT_EQ(run({"explain", sudoku, "--why-not", "R10C1=1"}).code, ExitCode::Wrong);
    EXPECT_EQ(run({"explain", sudoku, "--why-not", "R1C1=12"}).code, ExitCode::Wrong);
}

TEST(Explain, ProvesThatNoFewerRulesShowAStep) {
    const ProgramRun ran = run({"explain", kPuzzles + "kakuro/stairs.sator", "--smallest", "--verify"});
    EXPECT_EQ(ran.code, ExitCode::Found);
    EXPECT_NE(ran.out.find("No smaller set of rules is enough."), std::string::npos);
}

/// Candidates that earlier steps removed are premises, too.
TEST(Explain, ProvesMinimalityGivenAllCandidates) {
    const std::string file = temporary_folder() + "known.sator";
    std::ofstream(file) << "layout 2x4\nrange 1 2 3\n\nrule consecutive\n| . 1\n| 3 2\n| . .\n| . .\n\n"
                           "rule in_order\n| . 4\n| . 3\n| . 2\n| . 1\n\n"
                           "rule cage 3\n| . .\n| . 2\n| . 1\n| . .\n";
    const std::string out = run({"explain", file, "--smallest", "--verify"}).out;
    EXPECT_NE(out.find("neighbours that differ by 1. R1C2 is not 1 and R2C2 = 2, so R1C2 = 3."),
              std::string::npos)
        << out;
}

TEST(Explain, ProvesMinimalityOfSearchSteps) {
    const auto json = nlohmann::json::parse(
        run({"explain", kPuzzles + "langford/seven-pairs.sator", "--smallest", "--json"}).out);
    const auto is_by_search = [](const auto& step) { return step["technique"] == "nested-trial"; };
    ASSERT_TRUE(std::ranges::any_of(json["steps"], is_by_search));
    for (const auto& step : json["steps"]) EXPECT_EQ(step["smallest"], true) << step["text"];
}

TEST(Explain, QuotesAQuotationMark) {
    const std::string file = temporary_folder() + "quotes.sator";
    std::ofstream(file)
        << "layout 2x1\nrange \"\\\"\" \"!\" \",\" \";\"\n\nrule regex /[\",][!;,]/\n| a a\n\n"
           "rule regex /[\"!].*/\n| a a\n\nrule regex /.[;]/\n| a a\n";
    const std::string out = run({"explain", file}).out;
    EXPECT_NE(out.find("it can be '\"' or \",\"; "), std::string::npos) << out;
}

TEST(Explain, ListsTheCellsOfAChain) {
    const auto json =
        nlohmann::json::parse(run({"explain", kPuzzles + "zebra-puzzle/five-boats.sator", "--json"}).out);
    std::size_t links = 0;
    for (const auto& step : json["steps"]) {
        if (!step.contains("chain")) continue;
        for (const auto& link : step["chain"]) {
            ++links;
            EXPECT_NE(std::ranges::find(step["cells"], link["cell"]), step["cells"].end()) << step["text"];
        }
    }
    EXPECT_GT(links, 0u);
}

/// Two rules on the same line, which are named differently because each demands something else.
TEST(Explain, DistinguishesRulesOnOneLine) {
    const std::string out = run({"explain", kPuzzles + "regex-sudoku/regular-lines.sator"}).out;
    EXPECT_EQ(out.find("column 2 and column 2"), std::string::npos);
    EXPECT_NE(out.find("column 2 must be a permutation of 1..6 and column 2 must match "), std::string::npos);
}

TEST(Explain, SaysBackwardsOnlyIfItMatters) {
    const std::string file = temporary_folder() + "backwards.sator";
    std::ofstream(file) << "layout 3x2\nrange 1..3\n\nrule sum 6\n| 3 2 1\n| . . .\n\n"
                           "rule strict_order\n| . . .\n| 3 2 1\n\n"
                           "initial\n| 1 2 .\n| . . .\n";
    const std::string out = run({"explain", file}).out;
    EXPECT_NE(out.find("Row 1 must add up to 6"), std::string::npos) << out;
    EXPECT_NE(out.find("Row 2 from the right must rise from cell to cell"), std::string::npos) << out;
}

TEST(Explain, DrawsDeadPartsOfAClue) {
    const std::string page = temporary_folder() + "clues.html";
    run({"explain", kPuzzles + "regex-crossword/spice-rack.sator", "--svg", page});
    EXPECT_NE(file_text(page).find("××  R2C5 = E</text>"), std::string::npos);
    run({"explain", kPuzzles + "../tests/examples/camp_of_clues.sator", "--svg", page});
    EXPECT_NE(file_text(page).find(">[^v][^&gt;][^&lt;][^^][^A]|"), std::string::npos) << "escaped";
}

TEST(Explain, DrawsEachStep) {
    const std::string page = temporary_folder() + "steps.html";
    EXPECT_EQ(run({"explain", kPuzzles + "regex/first-steps.json", "--svg", page}).code, ExitCode::Found);
    const std::string html = file_text(page);
    EXPECT_NE(html.find("<svg"), std::string::npos);
    EXPECT_EQ(run({"explain", kPuzzles + "sudoku/four-by-four.sator", "--svg", "steps.doc"}).code,
              ExitCode::Wrong);
}

TEST(Explain, DrawsWhyNot) {
    const std::string page = temporary_folder() + "why-not.html";
    const std::string sudoku = kPuzzles + "sudoku/plain.sator";
    EXPECT_EQ(run({"explain", sudoku, "--why-not", "R1C1=3", "--svg", page}).code, ExitCode::Found);
    EXPECT_NE(file_text(page).find("R1C1 is not 3"), std::string::npos);
    EXPECT_EQ(run({"explain", sudoku, "--why-not", "R1C1=1", "--svg", page}).code, ExitCode::None);
    EXPECT_NE(file_text(page).find("R1C1 = 1 is possible"), std::string::npos);
}

TEST(Explain, ReportsWhatItVerified) {
    const std::string puzzle = kPuzzles + "regex/mirror.json";
    const ProgramRun text = run({"explain", puzzle, "--verify"});
    EXPECT_NE(text.out.find("Verified: 13 of 13 deductions follow from their rules and facts alone.\n"),
              std::string::npos);
    const auto json = nlohmann::json::parse(run({"explain", puzzle, "--verify", "--json"}).out);
    for (const auto& step : json["steps"]) EXPECT_EQ(step["verified"], true);
    EXPECT_EQ(run({"explain", puzzle}).out.find("Proved"), std::string::npos);
}

TEST(Explain, GroupsTrivialStepsOfOneKind) {
    const auto json = nlohmann::json::parse(run({"explain", kPuzzles + "regex/mirror.json", "--json"}).out);
    std::vector<std::size_t> numbers;
    for (const auto& step : json["steps"]) numbers.push_back(step["number"]);
    EXPECT_EQ(numbers, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 10}));
}

TEST(Explain, ShowsDeadPartsOfAClueAndTheirPremises) {
    const auto json =
        nlohmann::json::parse(run({"explain", kPuzzles + "regex-crossword/spice-rack.sator", "--json"}).out);
    const auto step_by = [&](const char* technique) {
        const auto is_it = [&](const auto& step) { return step["technique"] == technique; };
        return *std::ranges::find_if(json["steps"], is_it);
    };
    const auto dead = step_by("dead-alternative")["dead"][0];
    EXPECT_EQ(dead["part"], nlohmann::json::parse("[13,15]"));
    EXPECT_EQ(dead["by"], nlohmann::json::parse(R"(["R2C5"])"));
    EXPECT_EQ(dead["always"], false);
    const auto views = step_by("crossing")["views"];
    ASSERT_EQ(views.size(), 2u);
    EXPECT_EQ(views[1]["values"], nlohmann::json::parse(R"(["M","S","Y"])"));
}

// A long clue is stated once, however many steps name its rules.
TEST(Explain, StatesALongClueOnce) {
    std::string clue = "AB|BA|";
    for (int i = 0; i < 100; ++i) clue += "ABBA|";
    clue.pop_back();
    const std::string path = temporary_folder() + "long_clue.sator";
    std::ofstream(path) << "layout 12x1\nrange A B\n\nrule regex /" + clue +
                               "/\n| a a\n\ninitial\n| A . . . . . . . . . . .\n";
    const ProgramRun ran = run({"explain", "--json", path});
    const auto json = nlohmann::json::parse(ran.out);
    ASSERT_EQ(json["texts"].size(), 1U);
    EXPECT_EQ(json["texts"][0], "match /" + clue + "/");
    std::size_t rules = 0;
    for (const auto& step : json["steps"]) {
        EXPECT_LT(step["text"].get<std::string>().size(), clue.size()) << step["text"];
        for (const auto& rule : step["rules"]) {
            ++rules;
            EXPECT_EQ(rule["full"], 0);
            EXPECT_TRUE(rule["text"].get<std::string>().ends_with("…")) << rule;
        }
    }
    EXPECT_EQ(rules, 11U);
    EXPECT_EQ(ran.out.find(clue), ran.out.rfind(clue));
    const std::string text = run({"explain", path}).out;
    EXPECT_EQ(text.find("/" + clue), text.rfind("/" + clue)) << text;
}

TEST(Hint, RevealsMoreWithEachStrength) {
    const std::string puzzle = kPuzzles + "sudoku/plain.sator";
    std::size_t before = 0;
    for (const char* strength : {"1", "2", "3"}) {
        const ProgramRun ran = run({"hint", puzzle, "--strength", strength});
        EXPECT_EQ(ran.out.rfind("Look at box 7.\n", 0), 0u) << ran.out;
        const auto lines = static_cast<std::size_t>(std::ranges::count(ran.out, '\n'));
        EXPECT_GT(lines, before);
        before = lines;
    }
    EXPECT_EQ(run({"hint", puzzle, "--strength", "where"}).out, run({"hint", puzzle, "--strength", "1"}).out);
    EXPECT_NE(run({"hint", puzzle, "--strength", "3"})
                  .out.find("Cells: R8C3.\nRule: box 7 must be a permutation of 1..9.\nKnown: "
                            "R7C1 = 5; R7C2 to R9C2, R8C1 and R9C3 are not 3; R7C3 = 6; R9C1 = 4.\n"),
              std::string::npos);
    EXPECT_NE(run({"hint", puzzle, "--strength", "all"}).out.find(", only R8C3 can be 3."),
              std::string::npos);
}

/// A formula would reveal the conclusion.
TEST(Hint, NamesTheCellsOfAFormula) {
    const ProgramRun ran = run({"hint", kPuzzles + "zebra-puzzle/five-boats.sator", "--strength", "1"});
    EXPECT_EQ(ran.out.substr(0, ran.out.find('\n')), "Look at R4C1.");
}

TEST(Hint, ReportsMistakesFirst) {
    const std::string puzzle = kPuzzles + "regex/first-steps.json";
    const ProgramRun wrong = run({"hint", puzzle, "--state", "GX/..", "--strength", "all"});
    EXPECT_EQ(wrong.code, ExitCode::None);
    EXPECT_NE(wrong.out.find("Mistake: row 1 must match"), std::string::npos) << wrong.out;
    EXPECT_NE(wrong.out.find("R1C2 = X"), std::string::npos);
    const ProgramRun done = run({"hint", puzzle, "--state", "GO/AT"});
    EXPECT_EQ(done.code, ExitCode::Found);
    EXPECT_EQ(done.out, "Every cell is filled, and no rule is broken.\n");
    EXPECT_EQ(run({"hint", puzzle, "--state", "| G O\n| A T"}).out, done.out);
}

// The first hint about a mistake does not say which cells or values are wrong.
TEST(Hint, RevealsMoreOfAMistakeWithEachStrength) {
    const std::string puzzle = kPuzzles + "sudoku/plain.sator";
    const auto told = [&](const std::string& first, const std::string& strength) {
        const ProgramRun ran =
            run({"hint", puzzle, "--state", first + std::string(78, '.'), "--strength", strength});
        EXPECT_EQ(ran.code, ExitCode::None);
        return ran.out;
    };
    const std::string more = " of 4; a higher number reveals more.)\n";
    EXPECT_EQ(told("1.1", "1"),
              "There is a mistake in row 1.\nThere is a mistake in box 1.\n(This is --strength 1" + more);
    const std::string rule = "Mistake: row 1 must be a permutation of 1..9";
    EXPECT_EQ(told("1.1", "2"),
              "A given in row 1 was changed.\n" + rule +
                  ".\nMistake: box 1 must be a permutation of 1..9.\n(This is --strength 2" + more);
    EXPECT_NE(told("1.1", "3").find(rule + ". Cells: R1C1 and R1C3.\n"), std::string::npos);
    EXPECT_NE(told("1.1", "4").find(rule + ", but R1C1 and R1C3 are 1.\n"), std::string::npos);
}

TEST(Hint, RefusesRowsOfWrongLengths) {
    const auto error = [](const std::string& puzzle, const std::string& state) {
        const ProgramRun ran = run({"hint", kPuzzles + puzzle, "--state", state});
        EXPECT_EQ(ran.code, ExitCode::Wrong);
        return ran.err.substr(0, ran.err.find('\n'));
    };
    EXPECT_EQ(error("regex/snowflake.json", "SKY/FIVE/.../....../......"),
              "sator: error: row 3 has 3 values and needs 5");
    EXPECT_EQ(error("regex/snowflake.json", "SKLY/."), "sator: error: 2 rows for a grid of 5");
    const std::string square = "magic-square/order-four.sator";
    EXPECT_EQ(error(square, "16 3 2 13/5 10 11 8/. . . ./. . ."),
              "sator: error: row 4 has 3 values and needs 4");
    EXPECT_EQ(error(square, "16 3 2 13"), "--state:1:1: error: this line has 4 values for 16 cells");
}

TEST(Hint, ReadsStarsAsCells) {
    const std::string puzzle = kPuzzles + "star-battle/stars-apart.sator";
    const ProgramRun right = run({"hint", puzzle, "--state", "*...../..*.../...../...../...../....."});
    EXPECT_EQ(right.code, ExitCode::Wrong) << "five values in a row";
    const std::string open = "/....../....../......";
    EXPECT_EQ(run({"hint", puzzle, "--state", "*...../..*.../.....*" + open}).code, ExitCode::Found);
    const ProgramRun wrong =
        run({"hint", puzzle, "--state", "*...../.*..../......" + open, "--strength", "4"});
    EXPECT_EQ(wrong.code, ExitCode::None);
    EXPECT_NE(wrong.out.find("R1C1 and R2C2 are stars"), std::string::npos) << wrong.out;
    EXPECT_EQ(run({"hint", kPuzzles + "sudoku/plain.sator", "--state", std::string(81, '*')}).code,
              ExitCode::Wrong);
}

TEST(Hint, ADeadEndNamesItsEntries) {
    const std::string puzzle = kPuzzles + "sudoku/plain.sator";
    const std::string given =
        ".895...6....4......3......187......4....6...23.....7..5.6.3........5.1..4..9...53";
    std::string state = given;
    state[0] = '2';
    const auto told = [&](const std::string& strength) {
        const ProgramRun ran = run({"hint", puzzle, "--state", state, "--strength", strength});
        EXPECT_EQ(ran.code, ExitCode::None);
        return ran.out.substr(0, ran.out.find('\n'));
    };
    EXPECT_EQ(told("1"), "There is a mistake in row 1.");
    EXPECT_EQ(told("2"), "No rule is broken, but no solution has a value that you filled in, in row 1.");
    EXPECT_EQ(told("3"), "No solution has the value of R1C1.");
    EXPECT_EQ(told("4"), "No solution has R1C1 = 2.");
    state[0] = '1';
    EXPECT_EQ(run({"hint", puzzle, "--state", state}).code, ExitCode::Found);
}

TEST(Hint, AcceptsEveryRightAnswer) {
    const std::string puzzle = kPuzzles + "magic-square/order-three.sator";
    EXPECT_EQ(run({"hint", puzzle, "--state", "2..../...."}).code, ExitCode::Wrong);
    EXPECT_EQ(run({"hint", puzzle, "--state", "276951438"}).code, ExitCode::Found);
    EXPECT_EQ(run({"hint", puzzle, "--state", "492357816"}).code, ExitCode::Found);
    EXPECT_EQ(run({"hint", puzzle, "--state", "1........"}).code, ExitCode::None);
    EXPECT_EQ(run({"hint", puzzle, "--state", "| 2 . .\n| . . .\n| . . .\n"}).code, ExitCode::Found);
}

}  // namespace
}  // namespace sator::tests
