#include "sator/language/write/write_regex.hpp"

#include <gtest/gtest.h>

#include <random>

#include "sator/base/utf8.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/equal_trees.hpp"
#include "sator/language/write/tree_text.hpp"
#include "sator/language/write/write_set.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// Random clues are made of these pieces, which are easy to misread when put together.
constexpr std::string_view kPieces[] = {
    "a",    "b",       "(",      ")",    ")",     ")",       "(?:",        "(?=",     "(?!",
    "(?<=", "(?<!",    "(?<n>",  "(?i:", "(?-i:", "(?m-s:",  "(?s:",       "(?>",     "|",
    "[",    "[^",      "]",      "]",    "{",     "}",       "{2}",        "{2,}",    "{1,3}",
    "*",    "+",       "?",      "??",   "\\1",   "\\2",     "\\10",       "\\k<n>",  "0",
    "9",    "^",       "$",      ".",    "\\b",   "\\B",     "\\d",        "\\w",     "\\W",
    "\\s",  "\\p{Lu}", "\\P{L}", "-",    "&&",    "--",      "\\q{ab|c|}", "\\Q",     "\\E",
    "\\h",  "\\0",     "\\cA",   "\\c",  "\\x41", "\\u212a", "\\ud83d",    "\\ude00", "😀",
    "é",    "k",       "S",      "\\n",  "_",     "/",       "\\]",        "\\}",     "[a-z]",
};

std::u32string random_clue(std::mt19937& random) {
    std::string clue;
    const std::size_t length = 1 + random() % 8;
    for (std::size_t i = 0; i < length; ++i) clue += kPieces[random() % std::size(kPieces)];
    const auto wrapped = random() % 4;
    return to_code_points(wrapped == 0 ? "[" + clue + "]" : wrapped == 1 ? "(" + clue + ")" : clue);
}

RegexOptions random_options(std::mt19937& random) {
    RegexOptions options;
    options.flags.ignore_case = random() % 2 == 0;
    options.flags.multiline = random() % 4 == 0;
    options.flags.dot_all = random() % 4 == 0;
    const auto kind = random() % 4;
    options.flags.unicode = kind == 1;
    options.flags.unicode_sets = kind == 2;
    options.dialect = kind == 3 ? Dialect::Java : Dialect::EcmaScript;
    return options;
}

TEST(WriteRegex, IsReadBackAsTheSameTree) {
    std::mt19937 random(1);
    std::size_t accepted = 0;
    for (int i = 0; i < 8'000; ++i) {
        const std::u32string clue = random_clue(random);
        const RegexOptions options = random_options(random);
        const auto tree = parse_regex(clue, options);
        if (!tree) continue;
        ++accepted;
        const std::u32string written = write_regex(*tree);
        const auto again = parse_regex(written, options);
        ASSERT_TRUE(again) << to_utf8(clue) << " as " << to_utf8(written) << ": " << again.error().message;
        ASSERT_TRUE(equal_trees(*tree, *again)) << to_utf8(clue) << " as " << to_utf8(written);
    }
    EXPECT_GT(accepted, 2'000U);
}

TEST(WriteRegex, UsesConstantStackSpace) {
    RegexOptions options;
    options.limits.nesting = 50'000;
    const std::u32string clue = std::u32string(40'000, U'(') + U"a" + std::u32string(40'000, U')');
    const auto tree = parse_regex(clue, options);
    ASSERT_TRUE(tree);
    EXPECT_EQ(write_regex(*tree), clue);
    EXPECT_TRUE(equal_trees(*tree, *parse_regex(clue, options)));
}

TEST(WriteSet, UsesTheShortestForm) {
    const auto written = [](const CodePointSet& set) { return to_utf8(write_set(set, Dialect::EcmaScript)); };
    EXPECT_EQ(written({{U'a', U'a'}}), "a");
    EXPECT_EQ(written({{U'*', U'*'}}), "\\*");
    EXPECT_EQ(written({{U'a', U'b'}, {U'x', U'z'}}), "[abx-z]");
    EXPECT_EQ(written(~CodePointSet{{U'A', U'C'}}), "[^A-C]");
    EXPECT_EQ(written({}), "[]");
    EXPECT_EQ(written(CodePointSet::all()), "[^]");
    EXPECT_EQ(written(digits()), "\\d");
    EXPECT_EQ(written({{0xD800, 0xD801}, {0xFEFF, 0xFEFF}}).substr(7), "\\uFEFF]");
}

TEST(EqualTrees, DistinguishesTrees) {
    const auto equal = [](std::u32string_view a, std::u32string_view b) {
        return equal_trees(*parse_regex(a), *parse_regex(b));
    };
    EXPECT_TRUE(equal(U"a[b]", U"(?:a)(?:b)"));
    EXPECT_TRUE(equal(U"[ab]x", U"[ba][x]"));
    EXPECT_FALSE(equal(U"ab", U"ba"));
    EXPECT_FALSE(equal(U"a*", U"a*?"));
    EXPECT_FALSE(equal(U"a*", U"a+"));
    EXPECT_FALSE(equal(U"(a)", U"(?<x>a)"));
    EXPECT_FALSE(equal(U"(?=a)", U"(?!a)"));
    EXPECT_FALSE(equal(U"(?=a)", U"(?<=a)"));
    EXPECT_FALSE(equal(U"a(?:bc)", U"abc"));
    EXPECT_FALSE(equal(U"^", U"(?m:^)"));
    EXPECT_FALSE(equal(U"(a)(b)\\1", U"(a)(b)\\2"));
    EXPECT_FALSE(equal(U"(a)\\1", U"(a)(?i:\\1)"));
    EXPECT_FALSE(equal(U"\\b", U"\\B"));
}

TEST(TreeText, DrawsInDot) {
    EXPECT_EQ(tree_to_dot(*parse_regex(U"(\\\\|\")*")),
              "digraph tree {\n"
              "    node [shape=box];\n"
              "    n4 [label=\"repetition *\"];\n"
              "    n4 -> n3;\n"
              "    n3 [label=\"group 1\"];\n"
              "    n3 -> n2;\n"
              "    n2 [label=\"alternation\"];\n"
              "    n2 -> n0;\n"
              "    n2 -> n1;\n"
              "    n0 [label=\"symbol \\\\\\\\\"];\n"
              "    n1 [label=\"symbol \\\"\"];\n"
              "}\n");
}

TEST(TreeText, OmitsPartsBeyondItsLimits) {
    const std::u32string deep = std::u32string(900, U'(') + U"a" + std::u32string(900, U')');
    EXPECT_TRUE(tree_to_text(*parse_regex(deep)).ends_with("└─ …\n"));
    EXPECT_TRUE(tree_to_text(*parse_regex(std::u32string(50'000, U'a'))).ends_with("├─ symbol a\n…\n"));
}

TEST(TreeText, DescribesEachKind) {
    const RegexTree tree = *parse_regex(U"(?<x>)\\k<x>^(?m:$)\\b\\B(?<!a)[ab ] ");
    std::string all;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) all += describe_node(tree, NodeId(i)) + "; ";
    EXPECT_EQ(all,
              "empty; group 1 'x'; reference to group 1 'x'; line start; line end, multiline; word boundary; "
              "no word boundary; "
              "symbol a; negative lookbehind; one of [ ab]; symbol ' '; concatenation; ");
}

}  // namespace
}  // namespace sator::tests
