// Commands that print sentences of rules and kinds print them in German if they are told to, and otherwise in English.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/commands/run_program.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::string printed(std::vector<std::string> arguments) {
    return cli::run(arguments).out;
}

std::string file(const std::string& name) {
    return std::string(SATOR_SOURCE_DIR) + "/" + name;
}

TEST(SentencesInGerman, OfCheck) {
    const std::string text = printed({"check", "--lang", "de", file("tests/checked/wrong-sum.sator")});
    EXPECT_NE(text.find("keine Lösung über 1..4"), std::string::npos) << text;
    EXPECT_NE(text.find("mit 5 statt 4 ist es eindeutig: R2C1–R3C1 muss die Summe 4 haben"),
              std::string::npos);
    EXPECT_EQ(text.find("must"), std::string::npos);
    EXPECT_EQ(text.find("(English)"), std::string::npos);
    const std::string json =
        printed({"check", "--lang", "de", "--json", file("tests/checked/wrong-sum.sator")});
    EXPECT_NE(json.find("\"R2C1–R3C1 muss die Summe 4 haben\""), std::string::npos) << json;
    EXPECT_NE(printed({"check", "--json", file("tests/checked/wrong-sum.sator")}).find("must add up to 4"),
              std::string::npos);
}

TEST(SentencesInGerman, OfPicturesAndSolutions) {
    const std::string text =
        printed({"render", "--lang", "de", file("puzzles/star-battle/stars-apart.sator")});
    EXPECT_NE(text.find("Sterne"), std::string::npos) << text;
    EXPECT_EQ(printed({"render", file("puzzles/star-battle/stars-apart.sator")}).find("Sterne"),
              std::string::npos);
    EXPECT_NE(
        printed({"solve", "--lang", "de", file("puzzles/sudoku/plain.sator")}).find("eindeutig über 1..9"),
        std::string::npos);
}

TEST(SentencesInGerman, OfRulesAndKinds) {
    EXPECT_NE(printed({"rules", "renban", "--lang", "de"}).find("aufeinanderfolgende"), std::string::npos);
    EXPECT_NE(
        printed({"rules", "--lang", "de", file("puzzles/star-battle/stars-apart.sator")}).find("Sterne"),
        std::string::npos);
    EXPECT_NE(printed({"new", "--lang", "de"}).find("Setze Lampen"), std::string::npos);
}

}  // namespace
}  // namespace sator::tests
