// Clues that must be refused, each with the message, its position in the clue and the hint, word for word.
#include <gtest/gtest.h>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct Refused {
    std::string_view clue;
    std::uint32_t begin, end;
    std::string_view message;
    std::string_view hint;
};

class RefusedClues : public testing::Test {
  protected:
    static void check(const Refused& refused, const RegexOptions& options) {
        const auto tree = parse_regex(to_code_points(refused.clue), options);
        ASSERT_FALSE(tree) << refused.clue;
        const RegexError& error = tree.error();
        EXPECT_EQ(error.message, refused.message) << refused.clue;
        EXPECT_EQ(error.hint, refused.hint) << refused.clue;
        EXPECT_EQ(error.begin, refused.begin) << refused.clue;
        EXPECT_EQ(error.end, refused.end) << refused.clue;
        EXPECT_EQ(error.is_limit, refused.message.find("limit:") != std::string_view::npos) << refused.clue;
    }
};

constexpr Refused kRefused[] = {
    {"(", 0, 1, "unclosed group", "add ')'"},
    {"(a", 0, 1, "unclosed group", "add ')'"},
    {"(ab|c", 0, 1, "unclosed group", "add ')'"},
    {"a)", 1, 2, "unmatched ')'", R"(write \) for the character itself)"},
    {")", 0, 1, "unmatched ')'", R"(write \) for the character itself)"},
    {"(?", 0, 2, "invalid group", "write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…) or (?i:…)"},
    {"(?a", 0, 3, "invalid group", "write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…) or (?i:…)"},
    {"(?<", 3, 3, "invalid group name", "write <name>, of letters and digits, a letter first"},
    {"(?<a", 3, 4, "invalid group name", "write <name>, of letters and digits, a letter first"},
    {"(?<>a)", 2, 4, "empty group name", "write a name between < and >"},
    {"(?<1a>b)", 3, 4, "invalid group name", "write <name>, of letters and digits, a letter first"},
    {"(?<a b>c)", 3, 4, "invalid group name", "write <name>, of letters and digits, a letter first"},
    {"(?P<n>a)", 0, 3, "invalid group", "write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…) or (?i:…)"},
    {"(?ii:a)", 3, 4, "a flag appears twice", "write each flag once"},
    {"(?i-i:a)", 4, 5, "a flag appears twice", "write each flag once"},
    {"(?-:a)", 0, 4, "invalid group", "write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…) or (?i:…)"},
    {"(?i)a", 0, 4, "invalid group", "write (?i:…) around what it is for"},
    {"(?<n>a)(?<n>b)", 10, 11, "two groups are named 'n'",
     "only groups of different alternatives may share a name"},
    {"(?:(?<n>a)|b)(?<n>c)", 16, 17, "two groups are named 'n'",
     "only groups of different alternatives may share a name"},
    {"(?<n>(?<n>a))", 8, 9, "two groups are named 'n'",
     "only groups of different alternatives may share a name"},
    {R"(\k<m>(?<n>a))", 0, 5, "there is no group named 'm'", "the named groups are 'n'"},
    {R"(\k<n(?<n>a))", 3, 4, "invalid group name", "write <name>, of letters and digits, a letter first"},
    {R"(\k(?<n>a))", 0, 2, R"(\k needs a group's name)", R"(write \k<name>)"},
    {R"([\k](?<n>a))", 1, 3, R"(unknown escape \k)", "write k for the character itself"},
    {"*", 0, 1, "nothing to repeat", R"(write \* for the character itself)"},
    {"a|*", 2, 3, "nothing to repeat", R"(write \* for the character itself)"},
    {"a**", 2, 3, "nothing to repeat", R"(write \* for the character itself)"},
    {"a+*", 2, 3, "nothing to repeat", R"(write \* for the character itself)"},
    {"(?<=a)*", 6, 7, "nothing to repeat", R"(write \* for the character itself)"},
    {"^*", 1, 2, "nothing to repeat", R"(write \* for the character itself)"},
    {"$+", 1, 2, "nothing to repeat", R"(write \+ for the character itself)"},
    {R"(\b?)", 2, 3, "nothing to repeat", R"(write \? for the character itself)"},
    {"{1}", 0, 3, "nothing to repeat", R"(write \{ for the character itself)"},
    {"a{1}{2}", 4, 7, "nothing to repeat", R"(write \{ for the character itself)"},
    {"{1,2}", 0, 5, "nothing to repeat", R"(write \{ for the character itself)"},
    {"a{2,1}", 1, 6, "counts out of order", "write the lower count first"},
    {"a{1000000}", 1, 10, "repetition limit: a count is at most 100000",
     "write * or {n,} for any number of times"},
    {"a{0,1000000}", 1, 12, "repetition limit: a count is at most 100000",
     "write * or {n,} for any number of times"},
    {"a{1000000,}", 1, 11, "repetition limit: a count is at most 100000", ""},
    {"a{99999999999999999999}", 1, 23, "repetition limit: a count is at most 100000",
     "write * or {n,} for any number of times"},
    {"[", 0, 1, "unclosed class", "add ']'"},
    {"[a", 0, 1, "unclosed class", "add ']'"},
    {"[^", 0, 1, "unclosed class", "add ']'"},
    {"[a-", 0, 1, "unclosed class", "add ']'"},
    {"[z-a]", 1, 4, "range out of order", "write the lower character first"},
    {R"([\d-z)", 0, 1, "unclosed class", "add ']'"},
    {R"(\)", 0, 1, "nothing follows the backslash", R"(write \\ for the character itself)"},
    {R"(ab\)", 2, 3, "nothing follows the backslash", R"(write \\ for the character itself)"},
    {R"([\)", 1, 2, "nothing follows the backslash", R"(write \\ for the character itself)"},
};

constexpr Refused kRefusedUnderU[] = {
    {"{", 0, 1, "lone '{'", R"(write \{ for the character itself)"},
    {"}", 0, 1, "lone '}'", R"(write \} for the character itself)"},
    {"]", 0, 1, "lone ']'", R"(write \] for the character itself)"},
    {"a{", 1, 2, "incomplete quantifier", R"(write {2}, {2,} or {2,5}; \{ for the character itself)"},
    {"a{1", 1, 2, "incomplete quantifier", R"(write {2}, {2,} or {2,5}; \{ for the character itself)"},
    {"a{,2}", 1, 2, "incomplete quantifier", R"(write {2}, {2,} or {2,5}; \{ for the character itself)"},
    {R"(\a)", 0, 2, R"(unknown escape \a)", "write a for the character itself"},
    {R"(\-)", 0, 2, R"(unknown escape \-)", "write - for the character itself"},
    {R"(\_)", 0, 2, R"(unknown escape \_)", "write _ for the character itself"},
    {R"(\8)", 0, 2, "there is no group 8", "the clue has no groups"},
    {R"(\1)", 0, 2, "there is no group 1", "the clue has no groups"},
    {R"((a)\2)", 3, 5, "there is no group 2", R"(the last group is \1)"},
    {R"(\00)", 0, 2, "octal escape in a clue with the flag u or v",
     R"(write \xHH with two hexadecimal digits)"},
    {R"(\01)", 0, 2, "octal escape in a clue with the flag u or v",
     R"(write \xHH with two hexadecimal digits)"},
    {R"([\1])", 1, 3, "octal escape in a clue with the flag u or v",
     R"(write \xHH with two hexadecimal digits)"},
    {R"(\x)", 0, 2, R"(\x needs two hexadecimal digits)", R"(write \x41 for A)"},
    {R"(\x4)", 0, 2, R"(\x needs two hexadecimal digits)", R"(write \x41 for A)"},
    {R"(\u)", 0, 2, R"(\u needs four hexadecimal digits, or some in braces)",
     R"(write \u0041 or \u{41} for A)"},
    {R"(\u{)", 0, 2, R"(\u needs four hexadecimal digits, or some in braces)",
     R"(write \u0041 or \u{41} for A)"},
    {R"(\u{})", 0, 2, R"(\u needs four hexadecimal digits, or some in braces)",
     R"(write \u0041 or \u{41} for A)"},
    {R"(\u{110000})", 3, 9, "code point beyond 10FFFF", R"(the last code point is \u{10FFFF})"},
    {R"(\c)", 0, 2, R"(\c needs a letter)", R"(write \cA to \cZ)"},
    {R"(\c1)", 0, 2, R"(\c needs a letter)", R"(write \cA to \cZ)"},
    {R"([\c])", 1, 3, R"(\c needs a letter)", R"(write \cA to \cZ)"},
    {R"([\w-a])", 1, 5, "a class cannot bound a range", R"(write \- for a hyphen)"},
    {R"([a-\w])", 1, 5, "a class cannot bound a range", R"(write \- for a hyphen)"},
    {R"(\p)", 0, 2, "incomplete property", R"(write \p{Lu} or \p{Script=Greek})"},
    {R"(\p{)", 0, 3, "incomplete property", R"(write \p{Lu} or \p{Script=Greek})"},
    {R"(\p{})", 0, 3, "incomplete property", R"(write \p{Lu} or \p{Script=Greek})"},
    {R"(\p{Foo})", 0, 7, "unknown property 'Foo'",
     "write a category such as Lu, a property such as Alphabetic, or Script=Greek"},
    {R"(\p{Script})", 0, 10, "unknown property 'Script'", R"(write \p{Script=Greek})"},
    {R"(\p{Script=Foo})", 0, 14, "unknown property 'Script=Foo'",
     "write a category such as Lu, a property such as Alphabetic, or Script=Greek"},
    {R"(\p{script=Latin})", 0, 16, "unknown property 'script=Latin'", "did you mean 'Script'?"},
    {R"(\p{Lowercase=Yes})", 0, 17, "unknown property 'Lowercase=Yes'",
     "write a category such as Lu, a property such as Alphabetic, or Script=Greek"},
    {R"(\P{Lux})", 0, 7, "unknown property 'Lux'", "did you mean 'Lu'?"},
    {R"(\p{Greek})", 0, 9, "unknown property 'Greek'", R"(write \p{Script=Greek})"},
    {R"(\p{RGI_Emoji})", 0, 13, "unknown property 'RGI_Emoji'", "properties of strings need the flag v"},
    {"(?=a)*", 5, 6, "nothing to repeat", R"(write \* for the character itself)"},
    {"(?!a){2}", 5, 8, "nothing to repeat", R"(write \{ for the character itself)"},
    {R"(\k)", 0, 2, R"(\k needs a group's name)", R"(write \k<name>)"},
    {R"(\k<n>)", 0, 5, "there is no group named 'n'", ""},
    {R"([\b-\B])", 4, 6, R"(unknown escape \B)", "write B for the character itself"},
    {R"(\éa)", 0, 2, R"(unknown escape \é)", "write é for the character itself"},
    {R"([\k])", 1, 3, R"(unknown escape \k)", "write k for the character itself"},
};

constexpr Refused kRefusedUnderV[] = {
    {"[a&&&b]", 2, 5, "&&& in a class", R"(escape the third: &&\&)"},
    {"[a-z&&b]", 4, 5, "operators are mixed in a class", "put one part into its own […]"},
    {"[a&&b--c]", 5, 6, "operators are mixed in a class", "put one part into its own […]"},
    {"[&&a]", 1, 3, "there is nothing before the operator", "escape the characters to mean themselves"},
    {"[a&&]", 4, 5, "there is nothing after the operator", "add what to combine"},
    {"[a--]", 4, 5, "there is nothing after the operator", "add what to combine"},
    {"[a&&b-c]", 4, 7, "a range cannot be an operand", "write [a-z] in brackets"},
    {"[[a]&&b c]", 7, 8, "operators are mixed in a class", "put one part into its own […]"},
    {"[(]", 1, 2, "lone '(' in a class of the flag v", R"(write \( for the character itself)"},
    {"[a-]", 2, 3, "lone '-' in a class of the flag v", R"(write \- for the character itself)"},
    {"[-a]", 1, 2, "lone '-' in a class of the flag v", R"(write \- for the character itself)"},
    {"[|]", 1, 2, "lone '|' in a class of the flag v", R"(write \| for the character itself)"},
    {"[!!]", 1, 3, "'!!' is reserved in a class of the flag v", R"(write \! for the character itself)"},
    {"[a&&&]", 2, 5, "&&& in a class", R"(escape the third: &&\&)"},
    {R"([^\q{ab}])", 0, 9, "a class with strings cannot be negated",
     R"(take out \q{…} and properties of strings)"},
    {R"([^\p{RGI_Emoji}])", 0, 16, "a class with strings cannot be negated",
     R"(take out \q{…} and properties of strings)"},
    {R"(\P{RGI_Emoji})", 0, 13, "a property of strings cannot be negated", R"(write \p instead of \P)"},
    {R"([\q{ab])", 6, 7, "lone ']' in a class of the flag v", R"(write \] for the character itself)"},
    {R"([\q{(}])", 4, 5, "lone '(' in a class of the flag v", R"(write \( for the character itself)"},
    {"[[a]", 0, 1, "unclosed class", "add ']'"},
    {R"([\P{Basic_Emoji}])", 1, 16, "a property of strings cannot be negated", R"(write \p instead of \P)"},
    {R"([\q])", 1, 3, R"(unknown escape \q)", "write q for the character itself"},
    {"[a]]", 3, 4, "lone ']'", R"(write \] for the character itself)"},
    {"[z-a]", 1, 4, "range out of order", "write the lower character first"},
    {R"(\p{Emoji_Sequence})", 0, 18, "unknown property 'Emoji_Sequence'",
     "write a category such as Lu, a property such as Alphabetic, or Script=Greek"},
};

constexpr Refused kRefusedInJava[] = {
    {"(", 0, 1, "unclosed group", "add ')'"},
    {"[a", 0, 1, "unclosed class", "add ']'"},
    {"[", 0, 1, "unclosed class", "add ']'"},
    {"[]", 0, 1, "unclosed class", "add ']'"},
    {"[^]", 0, 1, "unclosed class", "add ']'"},
    {"[a&&]", 4, 5, "there is nothing after the operator", "write what to intersect: [A-Z&&[^AEIOU]]"},
    {"[&&a]", 1, 2, "there is nothing before the operator", "write what to intersect: [A-Z&&[^AEIOU]]"},
    {"[z-a]", 1, 4, "range out of order", "write the lower character first"},
    {R"([a-\d])", 3, 5, R"(unknown escape \d)", "write d for the character itself"},
    {"a{", 1, 2, "incomplete quantifier", R"(write {2}, {2,} or {2,5}; \{ for the character itself)"},
    {"{", 0, 1, "lone '{'", R"(write \{ for the character itself)"},
    {"{1}", 0, 3, "nothing to repeat", R"(write \{ for the character itself)"},
    {"*", 0, 1, "nothing to repeat", R"(write \* for the character itself)"},
    {"a**", 2, 3, "nothing to repeat", R"(write \* for the character itself)"},
    {R"(\y)", 0, 2, R"(unknown escape \y)", "write y for the character itself"},
    {R"(\0)", 0, 2, R"(\0 needs an octal number)", R"(write \0101 for A)"},
    {R"(\x4)", 0, 2, R"(\x needs two hexadecimal digits, or some in braces)",
     R"(write \x41 or \x{41} for A)"},
    {R"(\x{110000})", 3, 9, "code point beyond 10FFFF", R"(the last code point is \u{10FFFF})"},
    {R"(\u12)", 0, 2, R"(\u needs four hexadecimal digits)", R"(write \u0041 for A)"},
    {R"(\c)", 0, 2, R"(\c needs a character)", R"(write \cA to \cZ)"},
    {R"(\p)", 0, 2, "incomplete property", R"(write \p{Lu} or \p{IsGreek})"},
    {R"(\p{)", 0, 3, "incomplete property", R"(write \p{Lu} or \p{IsGreek})"},
    {R"(\p{Foo})", 0, 7, "unknown property 'Foo'",
     "write a category such as Lu, a class such as Alpha, or a script such as IsGreek"},
    {R"(\p{InGreek})", 0, 11, "unknown property 'InGreek'",
     "write a category such as Lu, a class such as Alpha, or a script such as IsGreek"},
    {R"(\X)", 0, 2, R"(unknown escape \X)", "write X for the character itself"},
    {R"(\N{A})", 0, 2, R"(unknown escape \N)", "write N for the character itself"},
    {R"(\k<n>)", 0, 5, "there is no group named 'n'", ""},
    {R"(\k<n>(?<n>a))", 0, 5, "there is no group named 'n'", ""},
    {"(?<n>a)|(?<n>b)", 11, 12, "two groups are named 'n'", "give each group its own name"},
    {"(?<a_b>c)", 3, 5, "invalid group name", "write <name>, of letters and digits, a letter first"},
    {"(?x)a", 0, 3, "invalid group", "write (?:…), (?=…), (?!…), (?<=…), (?<!…), (?<name>…) or (?i:…)"},
    {R"(\)", 0, 1, "nothing follows the backslash", R"(write \\ for the character itself)"},
    {R"(\E)", 0, 2, R"(unknown escape \E)", "write E for the character itself"},
};

TEST_F(RefusedClues, AreRefusedInEcmaScript) {
    for (const Refused& refused : kRefused) check(refused, {});
}

TEST_F(RefusedClues, AreRefusedWithFlagU) {
    RegexOptions options;
    options.flags.unicode = true;
    for (const Refused& refused : kRefusedUnderU) check(refused, options);
}

TEST_F(RefusedClues, AreRefusedWithFlagV) {
    RegexOptions options;
    options.flags.unicode_sets = true;
    for (const Refused& refused : kRefusedUnderV) check(refused, options);
}

TEST_F(RefusedClues, AreRefusedInJava) {
    RegexOptions options;
    options.dialect = Dialect::Java;
    for (const Refused& refused : kRefusedInJava) check(refused, options);
}

TEST_F(RefusedClues, FlagVIsRefusedInJava) {
    RegexOptions options;
    options.dialect = Dialect::Java;
    options.flags.unicode_sets = true;
    check({"a", 0, 1, "java has no flag v", "use the flags i, m, s and u"}, options);
}

}  // namespace
}  // namespace sator::tests
