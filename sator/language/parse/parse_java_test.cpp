#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/write/tree_text.hpp"
#include "sator/language/write/write_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

RegexTree parsed_java(std::string_view clue, std::string_view flags = "") {
    RegexOptions options;
    options.dialect = Dialect::Java;
    options.flags = *parse_flags(to_code_points(flags));
    auto tree = parse_regex(to_code_points(clue), options);
    EXPECT_TRUE(tree) << clue << ": " << (tree ? "" : tree.error().message);
    return tree ? *std::move(tree) : RegexTree{};
}

std::string plain(std::string_view clue, std::string_view flags = "") {
    return to_utf8(write_regex(parsed_java(clue, flags)));
}

TEST(ParseJava, IntersectsAndNestsClasses) {
    EXPECT_EQ(plain("[A-Z&&[^AEIOU]]"), "[B-DF-HJ-NP-TV-Z]");
    EXPECT_EQ(plain("[a-d[m-p]]"), "[a-dm-p]");
    EXPECT_EQ(plain("[a-z&&def]"), "[d-f]");
    EXPECT_EQ(plain("[a-c[d-f]&&e-z&&[^f]]"), "e");
    EXPECT_EQ(plain("[^a-y&&b-z]"), "[^b-y]");
    EXPECT_EQ(plain("[a&b]"), R"([\&ab])");
    EXPECT_EQ(plain("[]a]"), R"([\]a])");
    EXPECT_EQ(plain("[^]a]"), R"([^\]a])");
    EXPECT_EQ(plain("[a-[x]]"), R"([\-ax])");
}

TEST(ParseJava, ReadsPossessiveAndAtomic) {
    EXPECT_EQ(tree_to_text(parsed_java("a*+b{2,3}+(?>c|d)")),
              "concatenation\n"
              "├─ atomic\n"
              "│  └─ repetition *\n"
              "│     └─ symbol a\n"
              "├─ atomic\n"
              "│  └─ repetition {2,3}\n"
              "│     └─ symbol b\n"
              "└─ atomic\n"
              "   └─ alternation\n"
              "      ├─ symbol c\n"
              "      └─ symbol d\n");
}

TEST(ParseJava, ReadsQuotes) {
    EXPECT_EQ(plain(R"(\Qa*(b\E+c)"), R"(a\*\(b+c)");
    EXPECT_EQ(plain(R"(\Q.*)"), R"(\.\*)");
    EXPECT_EQ(plain(R"(\Q\E)"), "");
    EXPECT_EQ(plain(R"([\Q^-]\Ez])"), R"([\-\]\^z])");
}

TEST(ParseJava, ReadsEscapes) {
    EXPECT_EQ(plain(R"(\x41\x{1F600}\0101\u0042\cA\a\e\t\-\#)"), R"(A😀AB\x{1}\x{7}\x{1B}\t-#)");
    EXPECT_EQ(plain(R"(\h\v)"), R"([\t \x{A0}\x{1680}᠎\x{2000}-\x{200A}\x{202F}\x{205F}\x{3000}])"
                                R"([\n-\r\x{85}\x{2028}\x{2029}])");
    EXPECT_EQ(plain(R"(\d\D\w\W\s\S)"), R"(\d\D\w\W\s\S)");
    EXPECT_EQ(plain(R"([\s])"), R"(\s)");
    EXPECT_EQ(plain(R"(\A^$\z\Z\b\B)"), R"(^^$$$\b\B)");
    EXPECT_EQ(plain(R"(\R)"), R"(\r\n|[\n-\r\x{85}\x{2028}\x{2029}])");
}

TEST(ParseJava, ReadsProperties) {
    EXPECT_EQ(plain(R"(\p{Alpha}\p{Upper}\P{Alnum})"), "[A-Za-z][A-Z][^0-9A-Za-z]");
    for (const std::string_view ogham :
         {R"(\p{IsOgham})", R"(\p{IsOGHAM})", R"(\p{script=Ogham})", R"(\p{sc=ogam})"}) {
        EXPECT_EQ(plain(ogham), R"([\x{1680}-᚜])") << ogham;
    }
    for (const std::string_view line : {R"(\p{Zl})", R"(\p{gc=Zl})", R"(\p{IsZl})"}) {
        EXPECT_EQ(plain(line), R"(\x{2028})") << line;
    }
    EXPECT_EQ(plain(R"(\pLa)"), plain(R"(\p{L}a)"));
    EXPECT_EQ(plain(R"([\p{Lu}&&\p{IsGreek}])", "i"), plain(R"([[\p{Lu}\p{Ll}\p{Lt}]&&\p{IsGreek}])"));
    EXPECT_EQ(plain(R"(\p{Lower})", "i"), "[A-Za-z]");
    EXPECT_EQ(plain(R"([\p{L}&&\p{ASCII}])"), "[A-Za-z]");
    EXPECT_EQ(plain(R"([\p{IsAlphabetic}&&\p{ASCII}])"), "[A-Za-z]");
}

TEST(ParseJava, ReferencesTakeDigitsWhileThereAreGroups) {
    EXPECT_EQ(plain(R"((a)\11)"), R"((a)\1[1])");
    EXPECT_EQ(plain(R"((a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)\11)"), R"((a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)\11)");
    EXPECT_EQ(plain(R"(\2(a)(b))"), R"(\2(a)(b))");
    EXPECT_EQ(plain(R"((a)\2)"), R"((a)[^\x{0}-\x{10FFFF}])");  // no such group: never matches
    EXPECT_EQ(plain(R"((?<n>a)\k<n>)"), R"((?<n>a)\1)");
}

TEST(ParseJava, FlagsApplyToTheEndOfTheirGroup) {
    EXPECT_EQ(plain("(?i)a(?-i)b"), "[Aa]b");
    EXPECT_EQ(plain("(a(?i)b|c)d"), "(a[Bb]|[Cc])d");
    EXPECT_EQ(plain("(?s:.)(?m:^)."), R"([\x{0}-\x{10FFFF}](?m:^).)");
}

TEST(ParseJava, IgnoresTheCaseOfAsciiOnlyWithoutU) {
    EXPECT_EQ(plain("[kä]", "i"), "[Kkä]");
    EXPECT_EQ(plain("[kä]", "iu"), "[KkÄä\u212a]");
    EXPECT_EQ(plain("[^k]", "i"), "[^Kk]");
}

TEST(ParseJava, QuantifiesAssertions) {
    EXPECT_EQ(tree_to_text(parsed_java("(?:^)*")), tree_to_text(parsed_java("^*")));
    EXPECT_EQ(plain("(?<=a){2}"), "(?:(?<=a)){2}");
}

TEST(ParseJava, CapturesPersistOverIterations) {
    for (const RegexNode& node : parsed_java("(?:(a)|b)*").nodes)
        EXPECT_GT(node.first_group, node.last_group);
}

}  // namespace
}  // namespace sator::tests
