#include "sator/language/unicode/case_folding.hpp"

#include <gtest/gtest.h>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

CodePointSet closed(char32_t c, bool unicode) {
    return close_over_case({{c, c}}, unicode);
}

TEST(Canonicalise, FoldsUnderU) {
    EXPECT_EQ(canonicalise(U'A', true), U'a');
    EXPECT_EQ(canonicalise(U'ſ', true), U's');
    EXPECT_EQ(canonicalise(0x212A, true), U'k');
    EXPECT_EQ(canonicalise(U'ẞ', true), U'ß');
    EXPECT_EQ(canonicalise(U'ς', true), U'σ');
    EXPECT_EQ(canonicalise(U'İ', true), U'İ');  // its folding has two characters
    EXPECT_EQ(canonicalise(U'𐐀', true), U'𐐨');
    EXPECT_EQ(canonicalise(U'[', true), U'[');
}

TEST(Canonicalise, UsesTheUpperCaseWithoutU) {
    EXPECT_EQ(canonicalise(U'a', false), U'A');
    EXPECT_EQ(canonicalise(U'ſ', false), U'ſ');  // its upper case S is ASCII
    EXPECT_EQ(canonicalise(U'ı', false), U'ı');
    EXPECT_EQ(canonicalise(U'ß', false), U'ß');  // its upper case has two characters
    EXPECT_EQ(canonicalise(U'ς', false), U'Σ');
    EXPECT_EQ(canonicalise(U'µ', false), U'Μ');
    EXPECT_EQ(canonicalise(U'ǅ', false), U'Ǆ');
    EXPECT_EQ(canonicalise(U'𐐨', false), U'𐐨');  // not a single UTF-16 unit
    EXPECT_EQ(canonicalise(U'{', false), U'{');
}

TEST(CloseOverCase, AddsAllCaseVariants) {
    EXPECT_EQ(closed(U'k', false), (CodePointSet{{U'K', U'K'}, {U'k', U'k'}}));
    EXPECT_EQ(closed(U'k', true), (CodePointSet{{U'K', U'K'}, {U'k', U'k'}, {0x212A, 0x212A}}));
    EXPECT_EQ(closed(0x212A, true), closed(U'K', true));
    EXPECT_EQ(closed(0x212A, false), (CodePointSet{{0x212A, 0x212A}}));
    EXPECT_EQ(close_over_case({{U'X', U'b'}}, false),
              (CodePointSet{{U'A', U'B'}, {U'X', U'b'}, {U'x', U'z'}}));
    EXPECT_EQ(close_over_case({}, true), CodePointSet{});
    EXPECT_EQ(close_over_case(CodePointSet::all(), true), CodePointSet::all());
}

// Checks the definition: the closure holds all code points whose canonical form is that of a member.
TEST(CloseOverCase, AgreesWithItsDefinition) {
    constexpr char32_t kLastWithCase = 0x1F000;
    for (const bool unicode : {false, true}) {
        std::vector<std::vector<CodePointRange>> equal(kLastWithCase);
        for (char32_t c = 0; c < kLastWithCase; ++c) equal[canonicalise(c, unicode)].push_back({c, c});
        for (char32_t c = 0; c < kLastWithCase; ++c) {
            const char32_t canonical = canonicalise(c, unicode);
            const auto code = static_cast<std::uint32_t>(c);
            ASSERT_EQ(canonicalise(canonical, unicode), canonical) << code;
            if (equal[canonical].size() == 1) continue;
            ASSERT_EQ(closed(c, unicode), CodePointSet(equal[canonical])) << code;
        }
    }
}

}  // namespace
}  // namespace sator::tests
