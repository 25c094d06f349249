#include "sator/language/parse/parse_regex.hpp"

#include <gtest/gtest.h>

#include <span>

#include "sator/base/utf8.hpp"
#include "sator/language/write/tree_text.hpp"
#include "sator/language/write/write_regex.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

RegexTree parsed(std::string_view clue, std::string_view flags = "") {
    RegexOptions options;
    options.flags = *parse_flags(to_code_points(flags));
    auto tree = parse_regex(to_code_points(clue), options);
    EXPECT_TRUE(tree) << clue << ": " << (tree ? "" : tree.error().message);
    return tree ? *std::move(tree) : RegexTree{};
}

/// A clue and the normal form in which `write_regex` writes its tree.
struct PlainForm {
    std::string_view clue;
    std::string_view flags;
    std::string_view plain;
};

void check_forms(std::span<const PlainForm> forms) {
    for (const auto& [clue, flags, plain] : forms) {
        EXPECT_EQ(to_utf8(write_regex(parsed(clue, flags))), plain) << clue << " with " << flags;
    }
}

constexpr PlainForm kEscapes[] = {
    {R"(\x41\u0042\t\n\v\f\r\0\cJ)", "", R"(AB\t\n\x0B\f\r\x00\n)"},
    {R"(\a\-\q\p\P{L})", "", R"(a-qpP\{L\})"},
    {R"(\d\D\w\W\s\S)", "", R"(\d\D\w\W\s\S)"},
    {R"(\u{1F600}\ud83d\ude00)", "u", "😀😀"},
    {R"(\ud83d\ude00[\ud83d\ude00])", "", "😀😀"},
    {R"(\u{d83d}\u{de00})", "u", R"(\u{D83D}\u{DE00})"},
    {R"(\/\^\$\.\*\+\?\(\)\[\]\{\}\|)", "u", R"(/\^\$\.\*\+\?\(\)\[\]\{\}\|)"},
    {R"(\p{Script=Ogham})", "u", R"([\u{1680}-᚜])"},
    {R"(\P{Any}\p{ASCII})", "u", R"([][\x00-\x7F])"},
    {R"([\-])", "u", "-"},
};

// Without u and v: Annex B.1.2.
constexpr PlainForm kAnnexB[] = {
    {R"(\1)", "", R"(\x01)"},
    {R"(\8\08)", "", R"(8\x008)"},
    {R"(\07\377\400)", "", R"(\x07ÿ 0)"},
    {R"((a)\2\1)", "", R"((a)\x02\1)"},
    {R"(\2(a)(b))", "", R"(\2(a)(b))"},
    {R"((a)\10)", "", R"((a)\x08)"},
    {R"((a)(?:\1)0)", "", R"((a)\1[0])"},
    {R"([\1\8\b\B])", "", R"([\x01\x088B])"},
    {R"([\c1\c_\c*\cA])", "", R"([\x01\x11\x1F*\\c])"},
    {R"(\c)", "", R"(\\c)"},
    {R"(\c1)", "", R"(\\c1)"},
    {R"(\x4\u12\u{41})", "", "x4u12u{41}"},
    {"{", "", R"(\{)"},
    {"a{", "", R"(a\{)"},
    {"a{,2}", "", R"(a\{,2\})"},
    {"a{1,b}", "", R"(a\{1,b\})"},
    {"}]", "", R"(\}\])"},
    {R"([\w-a])", "", R"([\-0-9A-Z_a-z])"},
    {R"([a-\d])", "", R"([\-0-9a])"},
    {R"(\k)", "", "k"},
    {R"(\k<a>)", "", "k<a>"},
    {"(?=a)*", "", "(?:(?=a))*"},
    {"(?!a){2}", "", "(?:(?!a)){2}"},
};

constexpr PlainForm kClasses[] = {
    {R"([\d-])", "u", R"([\-0-9])"},
    {"[-a]", "", R"([\-a])"},
    {"[a-]", "", R"([\-a])"},
    {"[^]", "", "[^]"},
    {"[]", "", "[]"},
    {"[^^]", "", R"([^\^])"},
    {"[[]", "", R"(\[)"},
    {R"([a\]b])", "", R"([\]ab])"},
    {"[😀-😎]", "", "[😀-😎]"},
    {"[cba-bd]", "", "[a-d]"},
    {"[^]]", "", R"([^]\])"},
};

constexpr PlainForm kFlags[] = {
    {"a", "i", "A"},
    {"[a-f]", "i", "[A-Fa-f]"},
    {"[^a]", "iu", "[^Aa]"},
    {R"(\u017f)", "i", "ſ"},  // ſ is not s without u
    {R"(\u017f)", "iu", "S"},
    {R"(\u212a)", "iv", "K"},  // the Kelvin sign
    {R"([^\u212a])", "iu", "[^Kk\u212a]"},
    {R"(\w)", "iu", R"(\w)"},
    {R"(\w)", "i", R"(\w)"},
    {"(?-i:k)", "iu", "(?-i:k)"},
    {"(?i:a)a", "", "[Aa]a"},
    {"(?s:.).", "", "[^]."},
    {".", "s", "."},
    {"(?-s:.)", "s", R"([^\n\r\u2028\u2029])"},
    {"(?m:^$)^$", "", "(?:(?m:^)(?m:$))^$"},
    {"(?-m:^)^", "m", "(?-m:^)^"},
    {"(?i:(?-i:a)b)c", "", "(?:a[Bb])c"},
    {"(?ims-:a)", "", "[Aa]"},
    {R"((k)(?i:\1)\1)", "", R"((k)(?i:\1)\1)"},
    {R"((?i:\b)\b)", "u", R"((?i:\b)\b)"},
    {R"((?i:\b)\b)", "", R"(\b\b)"},
};

constexpr PlainForm kNames[] = {
    {R"((?<$>a)\k<$>)", "", R"((?<$>a)\1)"},
    {"(?<é>a)", "", "(?<é>a)"},
    {R"((?<\u{61}\u0062>b)\k<ab>)", "", R"((?<ab>b)\1)"},
    {R"(\k<x>(?<x>b))", "", R"(\1(?<x>b))"},
    {R"((?<x>a)|(?<x>b)\k<x>)", "", R"((?<x>a)|(?<x>b)\k<x>)"},
    {"(?:(?<x>a)|(?<x>b))|(?<x>c)", "", "(?:(?<x>a)|(?<x>b))|(?<x>c)"},
};

constexpr PlainForm kSets[] = {
    {"[[a-z]--[aeiou]]", "v", "[b-df-hj-np-tv-z]"},
    {R"([[a-z]&&[x-\u{7e}]])", "v", "[x-z]"},
    {R"([\w--\d--_])", "v", "[A-Za-z]"},
    {R"([[a-c][^\d]])", "v", R"(\D)"},
    {"[^[^a]]", "v", "a"},
    {R"([\q{abc|d|}e])", "v", "abc|[de]|"},
    {R"([\q{ab|cde}]x)", "v", "(?:cde|ab)x"},
    {R"([\q{ab|c}--\q{ab}])", "v", "c"},
    {R"([\q{a|bc|de}&&[\q{de}a]])", "v", "de|a"},
    {R"([\q{}])", "v", ""},
    {R"([a&b])", "v", R"([\&ab])"},
    {R"([\&\!])", "v", R"([\!\&])"},
    {R"([^\q{a}])", "v", "[^a]"},
    {R"(\p{Emoji_Keycap_Sequence})", "v",
     "#️⃣|\\*️⃣|0️⃣|1️⃣|2️⃣|3️⃣|4️⃣|5️⃣|6️⃣|7️⃣|8️⃣|9️⃣"},
    {R"([\q{KM|k}])", "iv", "KM|K"},
    {R"([\p{Basic_Emoji}&&\q{\u24DC\uFE0F}])", "iv", "\u24C2\uFE0F"},  // a circled m, written as a circled M
    {R"([\p{Basic_Emoji}&&\q{\u24DC\uFE0F}])", "v", "[]"},
    {"[[a-z]--k]", "iv", "[A-JL-Za-jl-zſ]"},
};

TEST(ParseRegex, ReadsEscapes) {
    check_forms(kEscapes);
}
TEST(ParseRegex, ReadsAnnexBWithoutU) {
    check_forms(kAnnexB);
}
TEST(ParseRegex, ReadsClasses) {
    check_forms(kClasses);
}
TEST(ParseRegex, ResolvesFlags) {
    check_forms(kFlags);
}
TEST(ParseRegex, ResolvesNames) {
    check_forms(kNames);
}
TEST(ParseRegex, CombinesClassSets) {
    check_forms(kSets);
}

TEST(ParseRegex, BuildsTheTreeOfGroupsAndQuantifiers) {
    EXPECT_EQ(tree_to_text(parsed(R"((?<x>a|b{2,3}?)(?=c*)\k<x>(?:de|)+)")),
              "concatenation\n"
              "├─ group 1 'x'\n"
              "│  └─ alternation\n"
              "│     ├─ symbol a\n"
              "│     └─ repetition {2,3}?\n"
              "│        └─ symbol b\n"
              "├─ lookahead\n"
              "│  └─ repetition *\n"
              "│     └─ symbol c\n"
              "├─ reference to group 1 'x'\n"
              "└─ repetition +\n"
              "   └─ alternation\n"
              "      ├─ concatenation\n"
              "      │  ├─ symbol d\n"
              "      │  └─ symbol e\n"
              "      └─ empty\n");
}

TEST(ParseRegex, StoresPositionsInTheClue) {
    const RegexTree tree = parsed("a(b|cd)*[ef]{2}?");
    const RegexNode& whole = tree[tree.root];
    const auto place = [&](const RegexNode& node) { return std::pair(node.begin, node.end); };
    EXPECT_EQ(place(whole), std::pair(0U, 16U));
    EXPECT_EQ(place(tree[whole.children[0]]), std::pair(0U, 1U));
    EXPECT_EQ(place(tree[whole.children[1]]), std::pair(1U, 8U));
    EXPECT_EQ(place(tree[tree[whole.children[1]].children[0]]), std::pair(1U, 7U));
    EXPECT_EQ(place(tree[whole.children[2]]), std::pair(8U, 16U));
}

TEST(ParseRegex, StoresTheGroupsThatAnIterationResets) {
    const RegexTree tree = parsed("(a)((b)|(c))*(d)e*");
    std::vector<std::pair<std::uint32_t, std::uint32_t>> forgotten;
    for (const RegexNode& node : tree.nodes) {
        if (node.kind == NodeKind::Repetition) forgotten.emplace_back(node.first_group, node.last_group);
    }
    ASSERT_EQ(forgotten.size(), 2U);
    EXPECT_EQ(forgotten[0], std::pair(2U, 4U));
    EXPECT_GT(forgotten[1].first, forgotten[1].second);
    EXPECT_EQ(tree.group_count, 5U);
}

TEST(ParseRegex, ChildrenComeBeforeTheirParents) {
    const RegexTree tree = parsed(R"((?<x>[\q{ab|c}]|(?:(?=b))+?c\b)*\k<x>)", "v");
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        for (const NodeId child : tree.nodes[i].children) EXPECT_LT(child.index(), i);
    }
    EXPECT_EQ(tree.root.index() + 1, tree.nodes.size());
}

TEST(ParseRegex, SharesEqualSets) {
    std::u32string clue;
    for (int i = 0; i < 40; ++i) clue += {U'[', static_cast<char32_t>(U'a' + i % 20), U'X', U']'};
    const auto tree = parse_regex(clue + U"a.[^\\n\\r\\u2028\\u2029]a[a]");
    ASSERT_TRUE(tree);
    EXPECT_EQ(tree->sets.size(), 22U);
}

TEST(ParseRegex, NestsUpToTheLimit) {
    const std::u32string open(1000, U'('), close(1000, U')');
    EXPECT_TRUE(parse_regex(open + close));
    const auto deeper = parse_regex(U"(" + open + close + U")");
    ASSERT_FALSE(deeper);
    EXPECT_EQ(deeper.error().message, "nesting limit: groups nest at most 1000 deep");
    EXPECT_TRUE(deeper.error().is_limit);
    EXPECT_EQ(deeper.error().begin, 1000U);
}

TEST(ParseRegex, LimitsAreNamed) {
    const auto message = [](const std::u32string& clue, std::u32string_view flags = U"") {
        RegexOptions options;
        options.flags = *parse_flags(flags);
        const auto tree = parse_regex(clue, options);
        return tree || !tree.error().is_limit ? "" : tree.error().message;
    };
    EXPECT_EQ(message(std::u32string(10'000'000, U'a')),
              "clue length limit: a clue has at most 100000 characters, this one 10000000");
    EXPECT_EQ(message(std::u32string(100'000, U'(')), "nesting limit: groups nest at most 1000 deep");
    EXPECT_EQ(message(std::u32string(100'000, U'['), U"v"), "nesting limit: classes nest at most 1000 deep");
    EXPECT_EQ(message(U"a{1000000}"), "repetition limit: a count is at most 100000");
    EXPECT_EQ(message(U"a{99999999999999999999999,}"), "repetition limit: a count is at most 100000");
    std::u32string emoji, names;
    for (int i = 0; i < 100; ++i) emoji += U"\\p{RGI_Emoji}";
    for (int i = 0; i < 1000; ++i) names += U"(?<n>a)|";
    EXPECT_EQ(message(emoji, U"v"),
              "string limit: properties of strings stand for at most 100000 strings in a clue");
    EXPECT_EQ(message(names), "shared name limit: at most 255 groups have the same name");
}

TEST(ParseFlags, ReadsEachFlagOnce) {
    const auto flags = parse_flags(U"imsu");
    ASSERT_TRUE(flags);
    EXPECT_EQ(*flags, (RegexFlags{true, true, true, true, false}));
    EXPECT_TRUE(parse_flags(U"v")->unicode_sets);
    EXPECT_EQ(parse_flags(U"ii").error().message, "the flag 'i' appears twice");
    EXPECT_EQ(parse_flags(U"ig").error().message, "unknown flag 'g'");
    EXPECT_EQ(parse_flags(U"uv").error().message, "the flags u and v exclude each other");
    EXPECT_EQ(parse_flags(U"uv").error().begin, 1U);
}

}  // namespace
}  // namespace sator::tests
