#include "sator/explain/german/german_notes.hpp"

#include <gtest/gtest.h>

#include <string>

namespace sator::explain {
namespace {

std::string german(std::string line) {
    return told_in(SpokenLanguage::German, std::move(line));
}

TEST(GermanNotes, SpeakOfSeveralRules) {
    EXPECT_EQ(german("Each row, column and region must be a permutation of 1..9"),
              "Jede Zeile, jede Spalte und jedes Gebiet muss 1..9 je einmal enthalten");
    EXPECT_EQ(german("R1C1–R1C2, R2C1–R3C1 and rows 2 to 5 must each add up to 7"),
              "R1C1–R1C2, R2C1–R3C1 und die Zeilen 2 bis 5 müssen je die Summe 7 haben");
    EXPECT_EQ(german("Each 3 neighbouring cells of a row or column must hold different values"),
              "Je 3 Nachbarzellen einer Zeile oder Spalte müssen verschiedene Werte enthalten");
    EXPECT_EQ(german("Wherever it fits, the shape R1C1–R1C2–R2C1 must hold different values"),
              "Die Form R1C1–R1C2–R2C1 muss überall, wo sie hinpasst, verschiedene Werte enthalten");
}

TEST(GermanNotes, SayWhatSignsMean) {
    EXPECT_EQ(german("Violet line: the values are consecutive numbers in any order."),
              "Violette Linie: Die Werte sind aufeinanderfolgende Zahlen in beliebiger Reihenfolge.");
    EXPECT_EQ(
        german("At the edge, with ▲: how many towers are seen from there; a tower hides the lower ones "
               "behind it."),
        "Am Rand, mit ▲: Wie viele Türme man von dort sieht; ein Turm verdeckt die niedrigeren hinter ihm.");
}

TEST(GermanNotes, SayWhatCheckFinds) {
    EXPECT_EQ(german("with 5 instead of 4 it is unique: R2C1–R3C1 must add up to 4"),
              "mit 5 statt 4 ist es eindeutig: R2C1–R3C1 muss die Summe 4 haben");
    EXPECT_EQ(
        german("make a rule stricter: row 1 must add up to 3 (now: row 1 must add up to 4)"),
        "eine Regel strenger machen: Zeile 1 muss die Summe 3 haben (jetzt: Zeile 1 muss die Summe 4 haben)");
    EXPECT_EQ(german("unknown: stopped by the time limit; no solution found so far"),
              "unbekannt: beendet durch die Zeitgrenze; bisher keine Lösung gefunden");
}

TEST(GermanNotes, AreMarkedWithoutATranslation) {
    EXPECT_EQ(german("The moon must be blue"), "(English) The moon must be blue");
    EXPECT_EQ(told_in(SpokenLanguage::English, "Row 1 must add up to 3"), "Row 1 must add up to 3");
}

}  // namespace
}  // namespace sator::explain
