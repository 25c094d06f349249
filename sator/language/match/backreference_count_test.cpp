#include "sator/language/match/backreference_count.hpp"

#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "tests/random/random_pattern.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::size_t kStateLimit = 200'000;

std::optional<BackreferenceLanguage> language_of(std::u32string_view clue, char32_t last, std::size_t length,
                                                 Dialect dialect = Dialect::EcmaScript) {
    const auto tree = parse_regex(clue, {.dialect = dialect});
    if (!tree) return std::nullopt;
    const AlphabetCharacters characters(Alphabet::of_characters({{U'A', last}}));
    auto program = compile_match_program(*tree, characters, {});
    if (!program || !BackreferenceLanguage::can_represent(*program)) return std::nullopt;
    return BackreferenceLanguage(std::move(*program), length, kStateLimit);
}

std::string count(std::u32string_view clue, std::size_t length) {
    const auto counted = count_strings(language_of(clue, U'Z', length).value(), kStateLimit, {});
    return counted ? counted->to_string() : "over the limit";
}

TEST(BackreferenceCount, CountsTooManyStringsToList) {
    EXPECT_EQ(count(U"(.)\\1", 2), "26");
    EXPECT_EQ(count(U"(.*)\\1", 14), "8031810176");                           // 26^7
    EXPECT_EQ(count(U"(.)(?:\\1|.)*", 20), "19928148895209409152340197376");  // 26^20
    EXPECT_EQ(count(U"(.)(.)(.)\\3\\2\\1", 6), "17576");
    EXPECT_EQ(count(U"(?:(.)\\1)*", 12), "308915776");  // 26^6
    EXPECT_EQ(count(U"(.)\\1|A(.)", 2), "51");
    EXPECT_EQ(count(U"(A)\\1", 3), "0");
}

TEST(BackreferenceCount, CountsByPartitionsOfEqualCells) {
    // Sum over a, b, c of |{W, a, b, c}|^9, grouped by how many of them differ from each other and from W.
    const std::uint64_t four = 25 * 24 * 23, three = 25 * 24 * 3 + 3 * 25 * 24, two = 25 + 3 * 25 + 3 * 25,
                        one = 1;
    BigCount expected;
    const auto power = [](std::uint64_t base) {
        BigCount product = 1;
        for (int i = 0; i < 9; ++i) product *= base;
        return product;
    };
    expected += power(4) * four;
    expected += power(3) * three;
    expected += power(2) * two;
    expected += power(1) * one;
    ASSERT_EQ(four + three + two + one, 26u * 26 * 26);
    EXPECT_EQ(count(U"(.)(.)(.)(W|\\1|\\2|\\3)*", 12), expected.to_string());
}

TEST(BackreferenceCount, GivesUpAtItsLimit) {
    const auto language = language_of(U"(.*)(.*)\\2\\1", U'Z', 20);
    EXPECT_EQ(count_strings(*language, 100, {}), std::nullopt);
    const std::atomic<bool> interrupted = true;
    EXPECT_EQ(count_strings(*language, kStateLimit, {.interrupted = &interrupted}), std::nullopt);
}

/// Counts the strings over A to C of this length that match, by trying all of them.
std::uint64_t tried(const RegexTree& tree, std::size_t length) {
    std::uint64_t matching = 0;
    std::u32string text(length, U'A');
    for (;;) {
        matching += matches_by_backtracking(tree, text) == MatchResult::Yes;
        std::size_t i = length;
        while (i > 0 && text[i - 1] == U'C') text[--i] = U'A';
        if (i == 0) return matching;
        ++text[i - 1];
    }
}

void expect_counts_right(std::u32string_view clue, Dialect dialect, std::size_t& compared) {
    const auto tree = parse_regex(clue, {.dialect = dialect});
    for (std::size_t length = 0; length <= 4; ++length) {
        const auto language = language_of(clue, U'C', length, dialect);
        if (!tree || !language) return;
        const auto counted = count_strings(*language, kStateLimit, {});
        ASSERT_TRUE(counted) << to_utf8(clue);
        ASSERT_EQ(counted->to_string(), std::to_string(tried(*tree, length)))
            << to_utf8(clue) << " " << length;
        ++compared;
    }
}

TEST(BackreferenceCount, AgreesWithTrialOnRandomClues) {
    std::size_t compared = 0;
    for (const Dialect dialect : {Dialect::EcmaScript, Dialect::Java}) {
        RandomPattern clues(17, {.anchors = true});
        for (int i = 0; i < 200; ++i) {
            const std::u32string reference = clues.below(2) == 0 ? U"\\1" : U"\\2?";
            const std::u32string clue =
                U"(?:(" + clues(2) + U")" + clues(2) + reference + U")*" + clues(1) + reference;
            expect_counts_right(clue, dialect, compared);
        }
    }
    EXPECT_GT(compared, 500u);
}

}  // namespace
}  // namespace sator::tests
