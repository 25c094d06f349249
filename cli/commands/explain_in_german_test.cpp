// `--lang de`: sentences of steps in German, and English ones that are marked.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

const std::string kPuzzles = std::string(SATOR_SOURCE_DIR) + "/puzzles/";

Json german_steps(const std::string& path) {
    const std::string out = run({"explain", path, "--json", "--lang", "de", "--time-limit", "20s"}).out;
    const Json answer = Json::parse(out.substr(0, out.find('\n')), nullptr, false);
    return answer.is_discarded() || !answer.contains("steps") ? Json::array() : answer["steps"];
}

TEST(ExplainInGerman, TellsStepsAndRules) {
    const Json steps = german_steps(kPuzzles + "killer-sudoku/cages.sator");
    ASSERT_GT(steps.size(), 10U);
    EXPECT_EQ(steps[0]["text"],
              "Block 5 hat die Summe 21, der Käfig mit 3 bei R5C2 und der Käfig mit 14 bei R6C1 haben "
              "zusammen 17. Es "
              "bleibt R5C1 = 4.");
    EXPECT_EQ(steps[0]["rules"][1]["text"],
              "der Käfig mit 3 bei R5C2 muss verschiedene Zahlen mit der Summe 3 enthalten");
    EXPECT_EQ(steps[3]["text"],
              "Der Käfig mit 9 bei R5C4 muss verschiedene Zahlen mit der Summe 9 enthalten. R5C4 ist nicht 3 "
              "oder 4 "
              "und R6C4 ist nicht 3, also gilt: R5C4 = 5 und R6C4 = 4.");
    for (const Json& step : steps) EXPECT_FALSE(step.contains("lang")) << step["text"];
}

TEST(ExplainInGerman, MarksWhatStaysEnglish) {
    const Json steps = german_steps(kPuzzles + "cryptarithm/send-more-money.sator");
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps[0].value("lang", ""), "en");
    const std::string text =
        run({"explain", kPuzzles + "cryptarithm/send-more-money.sator", "--lang", "de"}).out;
    EXPECT_NE(text.find("(English) "), std::string::npos);
    const std::string english = run({"explain", kPuzzles + "sudoku/plain.sator", "--json"}).out;
    EXPECT_EQ(english.find("\"lang\""), std::string::npos);
    EXPECT_NE(english.find("only R8C3 can be 3"), std::string::npos);
}

TEST(ExplainInGerman, TellsHints) {
    const auto hint = [](const std::string& strength) {
        return run({"hint", kPuzzles + "sudoku/plain.sator", "--strength", strength, "--lang", "de"}).out;
    };
    EXPECT_NE(hint("4").find("Block 7: Nur R8C3 kann 3 sein."), std::string::npos) << hint("4");
    EXPECT_EQ(hint("1"),
              "Sieh hierhin: Block 7.\n(Das ist --strength 1 von 4; eine höhere Zahl verrät mehr.)\n");
    EXPECT_NE(hint("2").find("Technik: versteckter Einer.\n"), std::string::npos) << hint("2");
    EXPECT_NE(hint("3").find("Regel: Block 7 muss 1..9 je einmal enthalten.\nBekannt: R7C1 = 5; "),
              std::string::npos)
        << hint("3");
    const std::string explained = run({"explain", kPuzzles + "sudoku/plain.sator", "--lang", "de"}).out;
    EXPECT_NE(explained.find("1. versteckter Einer: Block 7: Nur R8C3 kann 3 sein."), std::string::npos);
    const auto wrong = run({"hint", kPuzzles + "sudoku/plain.sator", "--lang", "fr"});
    EXPECT_NE(wrong.err.find("fr"), std::string::npos);
    EXPECT_EQ(wrong.code, ExitCode::Wrong);
}

TEST(ExplainInGerman, TellsMistakes) {
    const auto hint = [](const std::string& grid, const std::string& strength) {
        const std::string puzzle = "latin 4x4\n| 1 . . .\n| . 2 . .\n| . . 3 .\n| . . . 4\n";
        const std::string path = fs::path(testing::TempDir()) / "german_mistakes.sator";
        std::ofstream(path) << puzzle;
        return run({"hint", path, "--state", grid, "--strength", strength, "--lang", "de"}).out;
    };
    const std::string twice = "1 1 . ./. 2 . ./. . 3 ./. . . 4";
    EXPECT_EQ(hint(twice, "1").substr(0, 29), "Hier ist ein Fehler: Zeile 1.") << hint(twice, "1");
    EXPECT_NE(hint(twice, "4").find(", aber R1C1 und R1C2 sind 1."), std::string::npos) << hint(twice, "4");
    const std::string changed = hint("3 . . ./. 2 . ./. . 3 ./. . . 4", "4");
    EXPECT_NE(changed.find("Die Vorgabe in R1C1 ist 1, nicht 3."), std::string::npos) << changed;
}

TEST(ExplainInGerman, TellsHowItEnds) {
    const auto told = [](const std::string& puzzle, std::vector<std::string> options) {
        const std::string path = fs::path(testing::TempDir()) / "german_end.sator";
        std::ofstream(path) << puzzle;
        options.insert(options.begin(), {"explain", path, "--lang", "de"});
        return run(options).out;
    };
    const std::string open = "latin 3x3\n| 1 . .\n| . . .\n| . . .\n";
    EXPECT_NE(told(open, {}).find("Es gibt mehrere Lösungen. Sie unterscheiden sich in diesen Zellen"),
              std::string::npos);
    EXPECT_NE(told("latin 2x2\n| 1 .\n| . 2\n", {}).find("Also gibt es keine Lösung."), std::string::npos);
    EXPECT_NE(told(open, {"--why-not", "R2C2=3"}).find("R2C2 = 3 ist möglich"), std::string::npos);
    EXPECT_NE(told("latin 2x2\n| 1 .\n| . .\n", {"--verify"}).find("Folgerungen folgen allein aus"),
              std::string::npos);
}

// At most 2 % of the steps of sudokus, nonograms, kakuros and similar puzzles stay English.
TEST(ExplainInGerman, KnowsNearlyAllStepsOfTheGallery) {
    std::size_t steps = 0, english = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kPuzzles)) {
        if (entry.path().extension() != ".sator") continue;
        const std::string folder = entry.path().parent_path().filename().string();
        if (!folder.contains("sudoku") && folder != "kakuro" && folder != "kenken" && folder != "futoshiki" &&
            folder != "nonogram" && folder != "skyscrapers")
            continue;
        for (const Json& step : german_steps(entry.path().string())) {
            ++steps;
            if (step.contains("lang")) ++english;
        }
    }
    EXPECT_GT(steps, 1000U);
    EXPECT_LT(english * 50, steps) << english << " of " << steps << " steps are in English";
}

}  // namespace
}  // namespace sator::tests
