#include "sator/explain/german/german_rules.hpp"

#include <gtest/gtest.h>

#include <string>

namespace sator::explain {
namespace {

std::string german(const RuleWords& words) {
    const auto rule = german_rule(words);
    return rule ? rule->sentence() : "English";
}

TEST(GermanRules, HaveTheirPartsInGermanOrder) {
    EXPECT_EQ(german({"row 3", "be a permutation of 1..9"}), "Zeile 3 muss 1..9 je einmal enthalten");
    EXPECT_EQ(german({"the modular line from R1C1",
                      "have different remainders modulo 3 in any 4 consecutive cells"}),
              "die Modulo-Linie ab R1C1 muss in je 4 aufeinanderfolgenden Zellen verschiedene Reste modulo 3 "
              "haben");
    EXPECT_EQ(german({"the X between R1C1 and R1C2", "join numbers that add up to 10"}),
              "das X zwischen R1C1 und R1C2 muss Zahlen mit der Summe 10 verbinden");
    EXPECT_EQ(german({"the clue of 9 left of row 2", "add up to 9 between its two X cells"}),
              "der Hinweis 9 links von Zeile 2 muss zwischen den beiden X die Summe 9 haben");
    EXPECT_EQ(german({"R1C1 < R1C2", "be true", true}), "R1C1 < R1C2 muss gelten");
    EXPECT_EQ(german({"row 1", "match /A and B/"}), "Zeile 1 muss auf /A and B/ passen");
}

// "Muss nicht" means "need not", so what a rule forbids has another verb.
TEST(GermanRules, ForbidWithTheRightVerb) {
    EXPECT_EQ(german({"cells a knight's move apart", "not both hold the same value"}),
              "Zellen im Abstand eines Springerzugs dürfen nicht beide denselben Wert enthalten");
    EXPECT_EQ(german({"R1C1\u2013R1C2", "not add up to 5"}), "R1C1\u2013R1C2 darf nicht die Summe 5 haben");
    EXPECT_EQ(german({"the slow thermometer from R2C2", "never fall from cell to cell"}),
              "das langsame Thermometer ab R2C2 darf von Zelle zu Zelle nie fallen");
}

TEST(GermanRules, StayEnglishWithoutATranslation) {
    EXPECT_EQ(german({"row 3", "be as blue as the sky"}), "English");
    EXPECT_EQ(german({"the moon", "add up to 3"}), "English");
}

TEST(GermanRules, KnowTheDativeOfPlainNames) {
    const auto dative = [](const std::string& subject) {
        return dative_of(*german_name({subject, "add up to 3"})).value_or("none");
    };
    EXPECT_EQ(dative("box 2"), "Block 2");
    EXPECT_EQ(dative("the renban line from R1C1"), "der Renban-Linie ab R1C1");
    EXPECT_EQ(dative("the cage of 9 at R1C1"), "dem Käfig mit 9 bei R1C1");
    EXPECT_EQ(dative("the slow thermometer from R1C1"), "none");
    EXPECT_EQ(dative("all cells"), "none");
}

}  // namespace
}  // namespace sator::explain
