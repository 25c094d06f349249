#include "sator/language/unicode/accents.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

std::u32string plain(std::u32string_view text) {
    std::u32string result;
    for (const char32_t c : text) append_without_accents(c, result);
    return result;
}

TEST(Accents, LeavesPlainTextAlone) {
    EXPECT_EQ(plain(U"Plain, 42; 日本 αβγ"), U"Plain, 42; 日本 αβγ");
}

TEST(Accents, KeepsTheBaseLetter) {
    EXPECT_EQ(plain(U"déjà vu, Ångström, naïveté, ČŘŽ"), U"deja vu, Angstrom, naivete, CRZ");
    EXPECT_EQ(plain(U"άέή"), U"αεη");
    EXPECT_EQ(plain(U"ёй"), U"еи");
    EXPECT_EQ(plain(U"ếǖ"), U"eu");  // two accents on one letter
}

TEST(Accents, SpellsLettersWithoutABaseLetter) {
    EXPECT_EQ(plain(U"Æsir straße Øre Łódź"), U"AEsir strasse Ore Lodz");
}

TEST(Accents, DropsCombiningMarks) {
    EXPECT_EQ(plain(U"e\u0301a\u0308"), U"ea");
}

}  // namespace
}  // namespace sator::tests
