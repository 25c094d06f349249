#include "sator/language/parse/mentioned_characters.hpp"

#include <gtest/gtest.h>

#include "sator/language/symbols/alphabet.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Returns the mentioned characters in the notation of an alphabet.
std::string mentioned(std::u32string_view clue, const RegexOptions& options = {}) {
    CharacterCollection collection;
    add_mentioned_characters(clue, options, collection);
    return Alphabet::of_characters(collection.set()).to_string();
}

RegexOptions unicode() {
    return {.dialect = Dialect::EcmaScript, .flags = {.unicode = true}, .limits = {}};
}
RegexOptions unicode_sets() {
    return {.dialect = Dialect::EcmaScript, .flags = {.unicode_sets = true}, .limits = {}};
}
RegexOptions java() {
    return {.dialect = Dialect::Java, .flags = {}, .limits = {}};
}

TEST(MentionedCharacters, IncludeLiteralsAndTheirEscapes) {
    EXPECT_EQ(mentioned(U"HE|LL|O+"), "EHLO");
    EXPECT_EQ(mentioned(U"\\?\\*\\.\\/\\-\\\\"), "*--/?\\");
    EXPECT_EQ(mentioned(U"é–"), "é–");
    EXPECT_EQ(mentioned(U"\\x41\\u0042\\x4"), "4ABx");
    EXPECT_EQ(mentioned(U"\\uD83D\\uDE00"), "😀");
    EXPECT_EQ(mentioned(U"\\uD83D\\u0041\\uZ"), "AZu");
    EXPECT_EQ(mentioned(U""), "");
}

TEST(MentionedCharacters, IncludeClassesRangesAndNegations) {
    EXPECT_EQ(mentioned(U"[^SPEAK]+"), "AEKPS");
    EXPECT_EQ(mentioned(U"[a-f]"), "a-f");
    EXPECT_EQ(mentioned(U"[^3-59]"), "3-59");
    EXPECT_EQ(mentioned(U"[\\x61-\\u0063]"), "a-c");
    EXPECT_EQ(mentioned(U"[-a][a-]"), "a-");
    EXPECT_EQ(mentioned(U"[]x[^]y"), "xy");
    EXPECT_EQ(mentioned(U"[[a]b]"), "[]ab");
    EXPECT_EQ(mentioned(U"[(|)*+?.^$]"), "$(-+.?^|");
    EXPECT_EQ(mentioned(U"[b-a]"), "") << "such a range is refused by the parser";
    EXPECT_EQ(mentioned(U"[a-\\d]"), "0-9a-") << "beside a class escape a hyphen is literal";
    EXPECT_EQ(mentioned(U"[!--]"), "!--");
    EXPECT_EQ(mentioned(U"[ab"), "ab") << "an unclosed class";
}

TEST(MentionedCharacters, IncludeSomeClassEscapes) {
    EXPECT_EQ(mentioned(U"\\s"), " ");
    EXPECT_EQ(mentioned(U"[A\\W]"), " A");
    EXPECT_EQ(mentioned(U"\\d"), "0-9");
    EXPECT_EQ(mentioned(U"\\w"), "0-9");
    EXPECT_EQ(mentioned(U"\\S\\D\\b\\B."), "");
    EXPECT_EQ(mentioned(U"\\p{Lu}", unicode()), "");
    EXPECT_EQ(mentioned(U"\\p{Lu}"), "Lpu{}") << "without u or v the p stands for itself";
}

TEST(MentionedCharacters, ExcludeControlCharactersAndLoneSurrogates) {
    EXPECT_EQ(mentioned(U"\\n\\t\\f\\v\\r\\0\\cA[\\b]\\x7F\\u0085"), "");
    EXPECT_EQ(mentioned(U"[\\0-!]"), " !");
    EXPECT_EQ(mentioned(U"[~-\\xA0]"), "~\u00A0");
    EXPECT_EQ(mentioned(U"\\uD800"), "");
    EXPECT_EQ(mentioned(U"\\c1"), "1\\c") << "no control escape: the backslash stands for itself";
    EXPECT_EQ(mentioned(U"[\\c1]"), "") << "within a class it is one";
}

TEST(MentionedCharacters, ExcludeSyntax) {
    EXPECT_EQ(mentioned(U"^(A(?:B|C)?\?)$"), "A-C");
    EXPECT_EQ(mentioned(U"(?=A)(?!B)(?<=C)(?<!D)(?<name>E)\\k<name>"), "A-E");
    EXPECT_EQ(mentioned(U"(?i-m:A)"), "A");
    EXPECT_EQ(mentioned(U"A{2}B{2,}C{2,3}"), "A-C");
    EXPECT_EQ(mentioned(U"A{,3}"), ",3A{}") << "no quantifier, so literal";
    EXPECT_EQ(mentioned(U"A{"), "A{");
    EXPECT_EQ(mentioned(U"}]"), "]}");
    EXPECT_EQ(mentioned(U"\\"), "");
}

TEST(MentionedCharacters, ExcludeReferencesToExistingGroups) {
    EXPECT_EQ(mentioned(U"(A)\\1"), "A");
    EXPECT_EQ(mentioned(U"\\1(A)"), "A");
    EXPECT_EQ(mentioned(U"(A)\\60"), "0A") << "octal";
    EXPECT_EQ(mentioned(U"(A)\\101\\8"), "8A");
    EXPECT_EQ(mentioned(U"(A)[\\101-\\103\\9]"), "9A-C");
    EXPECT_EQ(mentioned(U"(A)\\4000"), " 0A") << "\\40 is a space, then two zeros";
    EXPECT_EQ(mentioned(U"[(](?:A)\\141"), "(Aa") << "neither of the two captures";
    EXPECT_EQ(mentioned(U"(A)\\2", unicode()), "A");
    EXPECT_EQ(mentioned(U"\\k<a>"), "<>ak") << "without named groups";
}

TEST(MentionedCharacters, DependOnTheUnicodeFlags) {
    EXPECT_EQ(mentioned(U"\\u{1F600}", unicode()), "😀");
    EXPECT_EQ(mentioned(U"\\u{3}"), "u") << "without u: three times u";
    EXPECT_EQ(mentioned(U"[[a-c]--[b]&&\\q{xy|z}]", unicode_sets()), "a-cx-z");
}

TEST(MentionedCharacters, FollowJavasSyntax) {
    EXPECT_EQ(mentioned(U"[A-Z&&[^AEIOU]]", java()), "A-Z");
    EXPECT_EQ(mentioned(U"[]-]", java()), "]-");
    EXPECT_EQ(mentioned(U"\\Q.*[\\E+", java()), "*.[");
    EXPECT_EQ(mentioned(U"\\x{1F600}\\0101", java()), "A😀");
    EXPECT_EQ(mentioned(U"(A)\\12\\pL\\p{Lu}\\h\\e", java()), " 2A");
    EXPECT_EQ(mentioned(U"(?>A)(?i)b++", java()), "Ab");
}

}  // namespace
}  // namespace sator::tests
