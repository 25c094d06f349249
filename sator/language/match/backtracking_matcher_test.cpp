#include "sator/language/match/backtracking_matcher.hpp"

#include <gtest/gtest.h>

#include <string>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

constexpr std::uint64_t kAlways = 0, kNever = kMatchStepLimit;  // values of memoise_after_steps

RegexTree tree_of(std::string_view clue, std::string_view flags = "", Dialect dialect = Dialect::EcmaScript) {
    RegexOptions options;
    options.dialect = dialect;
    options.flags = parse_flags(to_code_points(flags)).value();
    auto tree = parse_regex(to_code_points(clue), options);
    EXPECT_TRUE(tree) << clue << ": " << (tree ? "" : tree.error().message);
    return std::move(tree).value();
}

/// Matches with and without memoisation, and checks that the results agree.
testing::AssertionResult verdict(const RegexTree& tree, std::string_view text) {
    const std::u32string string = to_code_points(text);
    const MatchResult plain = BacktrackingMatcher(tree, kNever).matches(string);
    const MatchResult memoised = BacktrackingMatcher(tree, kAlways).matches(string);
    if (plain == MatchResult::StepLimit) return testing::AssertionFailure() << "step limit";
    if (plain != memoised) return testing::AssertionFailure() << "memoisation changes the answer";
    return plain == MatchResult::Yes ? testing::AssertionSuccess() : testing::AssertionFailure();
}

testing::AssertionResult matches(std::string_view clue, std::string_view text, std::string_view flags = "") {
    return verdict(tree_of(clue, flags), text) << " /" << clue << "/" << flags << " on \"" << text << "\"";
}

testing::AssertionResult java(std::string_view clue, std::string_view text) {
    return verdict(tree_of(clue, "", Dialect::Java), text) << " java /" << clue << "/ on \"" << text << "\"";
}

TEST(BacktrackingMatcher, MatchesTheWholeString) {
    EXPECT_TRUE(matches("HE|LL|O+", "HE"));
    EXPECT_TRUE(matches("HE|LL|O+", "OOO"));
    EXPECT_FALSE(matches("HE|LL|O+", "HELL"));
    EXPECT_FALSE(matches("HE|LL|O+", ""));
    EXPECT_TRUE(matches("", ""));
    EXPECT_TRUE(matches("a|ab", "ab"));
    EXPECT_TRUE(matches("^a$|^b", "b"));
    EXPECT_FALSE(matches("a^b", "ab"));
    EXPECT_TRUE(matches("a$\\n^b", "a\nb", "m"));
    EXPECT_FALSE(matches("a$\\n^b", "a\nb"));
    EXPECT_TRUE(matches("\\bab\\b-\\B", "ab-"));
}

TEST(BacktrackingMatcher, RepeatsWithinBounds) {
    EXPECT_TRUE(matches("a{2,3}", "aaa"));
    EXPECT_FALSE(matches("a{2,3}", "a"));
    EXPECT_FALSE(matches("a{2,3}", "aaaa"));
    EXPECT_TRUE(matches("(a{2}){2,}?", "aaaaaa"));
    EXPECT_FALSE(matches("(a{2}){2,}?", "aaaaa"));
    EXPECT_TRUE(matches("(?:a?){3}b{0}", "aa"));
    EXPECT_TRUE(matches("a{0}", ""));
}

TEST(BacktrackingMatcher, TreatsAnUnsetReferenceAsEmpty) {
    EXPECT_TRUE(matches("\\1(a)", "a"));
    EXPECT_TRUE(matches("(?:(a)|b)\\1", "b"));
    EXPECT_TRUE(matches("(a\\1)", "a"));
    EXPECT_TRUE(matches("\\k<x>(?<x>a)\\k<x>", "aa"));
}

TEST(BacktrackingMatcher, ResetsCapturesAtEachIteration) {
    EXPECT_TRUE(matches("(?:(a)|b)*\\1", "ab"));
    EXPECT_FALSE(matches("(?:(a)|b)*\\1", "aba"));
    EXPECT_TRUE(matches("(z)((a+)?(b+)?(c))*\\3",
                        "zaacbbbcac"
                        "a"));
    EXPECT_FALSE(matches("(z)((a+)?(b+)?(c))*\\4",
                         "zaacbbbcac"
                         "bbb"));
}

TEST(BacktrackingMatcher, RefusesAnEmptyIterationBeyondTheMinimum) {
    EXPECT_TRUE(matches("(a?)*b\\1",
                        "aab"
                        "a"));
    EXPECT_FALSE(matches("(?:(a)|(?=(b)))*b\\2c", "bbc"));
    EXPECT_TRUE(matches("(?:(?=(b))){1}b\\1c", "bbc"));
    EXPECT_FALSE(matches("(?:(?=(b)))*b\\1c", "bbc"));
    EXPECT_TRUE(matches("(?:(?=(b)))*b\\1c", "bc"));
}

TEST(BacktrackingMatcher, EntersALookaroundOnce) {
    EXPECT_FALSE(matches("(?=(A|AB))\\1C", "ABC"));
    EXPECT_TRUE(matches("(?=(AB|A))\\1C", "ABC"));
    EXPECT_FALSE(matches("(?=(a+))a*b\\1", "baaabac"));
    EXPECT_TRUE(matches("(?!(a)b)\\1ac", "ac"));
    EXPECT_FALSE(matches("(?!(a)b)\\1ab", "ab"));
    EXPECT_TRUE(matches("(?!(?!(a)))\\1a", "a"));
}

TEST(BacktrackingMatcher, MatchesLookbehindsFromRightToLeft) {
    EXPECT_TRUE(matches("..(?<=(.)\\1)", "AB"));
    EXPECT_FALSE(matches("..(?<=\\1(.))", "AB"));
    EXPECT_TRUE(matches("..(?<=\\1(.))", "AA"));
    EXPECT_TRUE(matches(".*(?<=(\\d+)(\\d+))-\\2\\1", "1053-0531"));
    EXPECT_TRUE(matches("a(?<!b)b(?<=(?<=a)b)", "ab"));
    EXPECT_TRUE(matches("abc(?<=a(?=(bc))bc)\\1", "abcbc"));
}

TEST(BacktrackingMatcher, FoldsCaseInReferences) {
    EXPECT_TRUE(matches("(a)\\1", "aA", "i"));
    EXPECT_FALSE(matches("(a)\\1", "aA"));
    EXPECT_TRUE(matches("(s)\\1", "sſ", "iu"));
    EXPECT_FALSE(matches("(s)\\1", "sſ", "i"));
    EXPECT_TRUE(matches("(a)(?i:\\1)\\1", "aAa"));
    EXPECT_FALSE(matches("(a)(?i:\\1)\\1", "aAA"));
    EXPECT_TRUE(matches("(?i:a(?-i:b))c", "Abc"));
    EXPECT_FALSE(matches("(?i:a(?-i:b))c", "ABc"));
    EXPECT_TRUE(matches("(?s:.)(?m:^)b", "\nb"));
    EXPECT_FALSE(matches("(?s:.)(?m:)^b", "\nb"));
}

TEST(BacktrackingMatcher, ReadsTheCapturedGroupOfADuplicateName) {
    EXPECT_TRUE(matches("(?:(?<x>a)|(?<x>b))\\k<x>", "aa"));
    EXPECT_TRUE(matches("(?:(?<x>a)|(?<x>b))\\k<x>", "bb"));
    EXPECT_FALSE(matches("(?:(?<x>a)|(?<x>b))\\k<x>", "ab"));
    EXPECT_TRUE(matches("(?:(?:(?<x>a)|(?<x>b)|c)\\k<x>)*", "aabbcaa"));
    EXPECT_FALSE(matches("(?:(?:(?<x>a)|(?<x>b)|c)\\k<x>)*", "aacb"));
}

TEST(BacktrackingMatcher, FollowsJavaIfItDiffers) {
    EXPECT_FALSE(java("(?:(a)|b)\\1", "b"));
    EXPECT_TRUE(java("(?:(a)|b)*\\1", "aba"));
    EXPECT_FALSE(java("(?:(a)|b)*\\1", "ab"));
    EXPECT_FALSE(java("a*+a", "aa"));
    EXPECT_TRUE(java("a*+b", "aab"));
    EXPECT_FALSE(java("(?:a|ab)++c", "abc"));
    EXPECT_TRUE(java("(?:a|())*\\1b", "aab"));
    EXPECT_TRUE(java("aaa(?<=(a{1,3}))\\1", "aaaa"));
    EXPECT_FALSE(java("aaa(?<=(a{1,3}))\\1", "aaaaa"));
    EXPECT_TRUE(java("ab(?<=(b|ab))c\\1", "abcb"));
    EXPECT_FALSE(java("ab(?<=(b|ab))c\\1", "abcab"));
    EXPECT_TRUE(java("aaa(?<!b|aab)", "aaa"));
    EXPECT_FALSE(java("(a\\1)", "a"));
    EXPECT_TRUE(java("(?:()|(a))*?b\\2", "aaba"));
    EXPECT_TRUE(java("(?:(a)|(?=(b)))*b\\2", "bb"));
    EXPECT_FALSE(java("(?>(a|ab))c\\1", "abcab"));
    EXPECT_TRUE(java("(?:(a)?b)*\\1c", "abbac"));
}

TEST(BacktrackingMatcher, IsPolynomialWithoutReferences) {
    const std::string as(40, 'a');
    for (const char* clue : {"(a*)*b", "((a*)*)*b", "(a|a)*b", "(a|aa)+?b", "(?:a?){40}a{40}b",
                             "(?=(a*)*b)a*", "(?:(?:a+)+)+b", "((((a*)*)*)*)*b"}) {
        const RegexTree tree = tree_of(clue);
        EXPECT_EQ(matches_by_backtracking(tree, to_code_points(as)), MatchResult::No) << clue;
    }
}

TEST(BacktrackingMatcher, StopsAtTheStepLimit) {
    const RegexTree loop = tree_of("(?:(a|a)(a|a))*\\1\\2b");
    const std::u32string as(60, U'a');
    EXPECT_EQ(matches_by_backtracking(loop, as, 100), MatchResult::StepLimit);
    const RegexTree bomb = tree_of("(?:(?:){10000}){10000}");
    EXPECT_EQ(matches_by_backtracking(bomb, U""), MatchResult::StepLimit);
}

TEST(BacktrackingMatcher, UsesConstantStackSpace) {
    const std::u32string as(50'000, U'a');
    EXPECT_EQ(matches_by_backtracking(tree_of("a*"), as), MatchResult::Yes);
    EXPECT_EQ(matches_by_backtracking(tree_of("(?:a|b)*c"), as), MatchResult::No);
    const std::string nested = std::string(900, '(') + "a" + std::string(900, ')');
    EXPECT_TRUE(matches(nested + "\\900", "aa"));
}

TEST(BacktrackingMatcher, MatchesOneStringAfterAnother) {
    const RegexTree tree = tree_of("(a|b)\\1*");
    BacktrackingMatcher matcher(tree, kAlways);
    EXPECT_EQ(matcher.matches(U"aaa"), MatchResult::Yes);
    EXPECT_EQ(matcher.matches(U"aba"), MatchResult::No);
    EXPECT_EQ(matcher.matches(U"bb"), MatchResult::Yes);
    EXPECT_EQ(matcher.matches(U""), MatchResult::No);
}

}  // namespace
}  // namespace sator::tests
