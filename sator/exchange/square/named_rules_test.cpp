#include "sator/exchange/square/named_rules.hpp"

#include <gtest/gtest.h>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns what is left out of a puzzle of f-puzzles with this text of the rules and these fields.
std::string left_out_by(const std::string& rules,
                        const std::string& fields = R"("line":[{"lines":[["R1C1","R1C2"]]}])") {
    Resources none;
    const auto result = read_puzzles(
        R"({"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]],"ruleset":")" + rules + "\"," + fields + "}",
        "file", none);
    EXPECT_TRUE(result.at(0)) << to_text(result[0].error());
    std::string named;
    for (const LeftOut& part : result[0]->left_out) {
        EXPECT_TRUE(part.restricts);
        const std::string& message = part.what.message;
        named += message.substr(message.find('\''),
                                message.find('\'', message.find('\'') + 1) - message.find('\'') + 1);
    }
    return named;
}

TEST(NamedRules, ARuleOfTheTextThatIsOnlyDrawnIsLeftOut) {
    EXPECT_EQ(left_out_by("Digits increase along Thermometers."), "'thermo'");
    EXPECT_EQ(left_out_by("German-Whispers lines; X-sums"), "'whisper''x sum'");
    EXPECT_EQ(left_out_by("Normal sudoku rules apply."), "");
    EXPECT_EQ(left_out_by("Digits on a line differ."), "") << "no rule is named";
    EXPECT_EQ(left_out_by("Thermometers", R"("title":"T")"), "") << "nothing is drawn";
    EXPECT_EQ(
        left_out_by("Thermometers",
                    R"("line":[{"lines":[["R2C1","R2C2"]]}],"thermometer":[{"lines":[["R1C1","R1C2"]]}])"),
        "")
        << "the puzzle states it";
    EXPECT_EQ(left_out_by("Thermometers",
                          R"("disabledlogic":["thermometer"],"thermometer":[{"lines":[["R1C1","R1C2"]]}])"),
              "'thermo'");
}

TEST(NamedRules, ARuleOfTheWholeGridNeedsNoDrawing) {
    EXPECT_EQ(left_out_by("Anti-knight applies.", R"("title":"T")"), "'anti knight'");
    EXPECT_EQ(left_out_by("Anti-knight applies.", R"("antiknight":true)"), "");
}

TEST(NamedRules, SudokuPadHasRulesAsText) {
    Resources none;
    const auto read = [&](const std::string& rules) {
        return *read_puzzles(
                    R"({"cells":[[{},{}],[{},{}]],"regions":[],"lines":[{"wayPoints":[[0.5,0.5],[0.5,1.5]]}],)"
                    R"("metadata":{"rules":")" +
                        rules + R"("}})",
                    "file", none)
                    .at(0);
    };
    EXPECT_EQ(read("Renban lines.").left_out.size(), 1U);
    EXPECT_TRUE(read("A line.").left_out.empty());
    EXPECT_EQ(read("A line.").remarks.size(), 1U);
}

}  // namespace
}  // namespace sator::tests
